import { css } from "#styled/css";
import { adminListReservations } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ErrorState, RecordLink, useFormat } from "../../patterns/page.ts";
import { locationsQuery } from "../../patterns/stock.ts";
import { orders } from "../../resources/orders.ts";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";

/** Number of reservations to show, newest first. The list of reservations has the others. */
const SHOWN = 10;

const reservedQuery = (client: Parameters<typeof queryOptions>[0], item: string) =>
  queryOptions(client, adminListReservations, {
    // Includes each reservation's line item, which contains the order.
    query: { inventory_item_id: [item], limit: SHOWN, order: "-created_at", expand: "line_item" },
  });

/** Reservations of the item, with their orders. */
export function ReservationsCard({ item }: { item: string }) {
  const { t } = useTranslation("inventory-items");
  const format = useFormat();
  const client = useClient();
  const { data, error, refetch } = useQuery(reservedQuery(client, item));
  const { data: located } = useQuery(locationsQuery(client));
  const nameOf = (id: string) =>
    located?.stock_locations.find((place) => place.id === id)?.name ?? id;
  const rows = data?.reservations ?? [];
  if (data && rows.length === 0)
    return <Card title={t("reservations.title")} empty={t("reservations.none")} />;
  return (
    <Card
      title={t("reservations.title")}
      note={data && format.number(data.count)}
      flush={rows.length > 0}
      {...(data &&
        data.count > 0 && {
          footer: (
            <Link to="/a/inventory/reservations" search={{ item: [item] }} className={link}>
              {t("reservations.all")}
            </Link>
          ),
        })}
    >
      {!data ? (
        error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="48px" />
        )
      ) : (
        <Table.Scroller label={`${t("reservations.title")}: ${t("list.location")}`}>
          <Table.Root aria-label={t("reservations.title")} stacked>
            <Table.Head>
              <Table.Header lead>{t("reservations.order")}</Table.Header>
              <Table.Header>{t("list.location")}</Table.Header>
              <Table.Header align="end">{t("reservations.quantity")}</Table.Header>
            </Table.Head>
            <Table.Body>
              {rows.map((row) => (
                <Table.Row key={row.id}>
                  <Table.Cell lead>
                    <RecordLink
                      resource={orders}
                      record={row.line_item?.order}
                      none={row.description ?? t("reservations.manual")}
                    />
                  </Table.Cell>
                  <Table.Cell>{nameOf(row.location_id)}</Table.Cell>
                  <Table.Cell align="end" data-label={t("reservations.quantity")}>
                    {format.number(row.quantity)}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.Scroller>
      )}
    </Card>
  );
}

// At least 28 px high: more than the minimum target size of 24 px.
const link = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "28",
  color: "fg.link",
});
