import { css } from "#styled/css";
import { useAdminStockLocations, useAdminUsers } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { createDrawer } from "../../patterns/fields.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { RecordLink, RowLink, useFormat } from "../../patterns/page.ts";
import { RecordPage, TitleFacts } from "../../patterns/record.ts";
import { nameOfItem, soldAs } from "../../resources/inventory-items.ts";
import { orders } from "../../resources/orders.ts";
import { reservations, type Reservation } from "../../resources/reservations.ts";
import { users } from "../../resources/users.ts";
import { Card } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Note, Text } from "../../ui/table.tsx";
import { locationsQuery, newReservationFields, reservationFields } from "./reservation-fields.ts";

const CreateReservation = createDrawer(reservations, () => Promise.resolve(newReservationFields));

/** The names of locations and users. There are few of them, so they are read once for the whole list. */
function useNames() {
  const { data: places } = useAdminStockLocations({ query: locationsQuery });
  const { data: people } = useAdminUsers();
  const byId = new Map([
    ...(places?.stock_locations ?? []).map(({ id, name }) => [id, name] as const),
    ...(people?.users ?? []).map((user) => [user.id, users.nameOf(user)] as const),
  ]);
  return (id: string | null | undefined) => (id == null ? undefined : byId.get(id));
}

const orderOf = ({ line_item: item }: Pick<Reservation, "line_item">) => item?.order ?? undefined;

export function ReservationsPage() {
  const { t } = useTranslation(["reservations", "common"]);
  const column = useColumns(reservations);
  const nameOf = useNames();
  return (
    <ListPage
      resource={reservations}
      create={CreateReservation}
      columns={[
        column.text("item", t("fields.item"), reservations.nameOf, {
          hidden: false,
          fixed: true,
          kind: "code",
          cell: (row) => (
            <RowLink
              to="/a/inventory/reservations/$id"
              params={{ id: row.id }}
              title={reservations.nameOf(row)}
            >
              <Text>{reservations.nameOf(row)}</Text>
              {row.line_item && <Note>{row.line_item.title}</Note>}
            </RowLink>
          ),
        }),
        column.linked("order", t("fields.order"), orders, orderOf, {
          hidden: false,
          width: "96px",
        }),
        column.text("location", t("fields.location"), ({ location_id }) => nameOf(location_id), {
          hidden: false,
          priority: 2,
          width: "176px",
        }),
        column.text("description", t("fields.description"), ({ description }) => description, {
          hidden: false,
          priority: 3,
          grow: true,
        }),
        column.text("by", t("fields.by"), ({ created_by }) => nameOf(created_by), {
          hidden: false,
          priority: 4,
        }),
        column.number("quantity", t("fields.quantity"), ({ quantity }) => quantity, {
          order: "quantity",
        }),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}

export function ReservationPage() {
  const { t } = useTranslation("reservations");
  const format = useFormat();
  const nameOf = useNames();
  return (
    <RecordPage
      resource={reservations}
      fields={reservationFields}
      // Leaves out the item and the order, which have their own cards.
      raw={({ inventory_item: _item, line_item: _line, ...rest }) => rest}
      title={(reservation) => {
        const { inventory_item: item } = reservation;
        return item && soldAs(item) ? nameOfItem(item) : reservations.nameOf(reservation);
      }}
      line={(reservation) => {
        const [sku, order] = [reservation.inventory_item?.sku, orderOf(reservation)];
        const number = order && `${t("fields.order")} ${orders.nameOf(order)}`;
        return <TitleFacts facts={[sku, number, format.dateTime(reservation.created_at)]} />;
      }}
      aside={(reservation) => {
        const { inventory_item: item, location_id: place, created_by: by } = reservation;
        const level = item?.location_levels?.find(({ location_id }) => location_id === place);
        const free = level && format.number(level.stocked_quantity - level.reserved_quantity);
        return (
          <Card title={t("item.title")} fact={free && `${t("level.free")} ${free}`}>
            <Facts>
              <Fact term={t("fields.item")}>
                <Link
                  to="/a/inventory/$id"
                  params={{ id: reservation.inventory_item_id }}
                  className={link}
                >
                  {reservations.nameOf(reservation)}
                </Link>
              </Fact>
              <Fact term={t("fields.order")}>
                <RecordLink resource={orders} record={orderOf(reservation)} />
              </Fact>
              {level && (
                <>
                  <Fact term={t("level.stocked")}>{format.number(level.stocked_quantity)}</Fact>
                  <Fact term={t("level.free")}>{free}</Fact>
                </>
              )}
              <Fact term={t("fields.by")}>{nameOf(by) ?? t("byServer")}</Fact>
            </Facts>
          </Card>
        );
      }}
    />
  );
}

// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
  overflowWrap: "anywhere",
});
