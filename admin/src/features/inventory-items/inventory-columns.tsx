import { css } from "#styled/css";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useColumns, type Column } from "../../patterns/list.ts";
import { RowLink, useFormat } from "../../patterns/page.ts";
import { LowMark } from "../../patterns/stock.ts";
import { useListState } from "../../patterns/resource.ts";
import {
  channelsQuery,
  inventoryItems,
  nameOfItem,
  sellable,
  soldAs,
  soldFrom,
  totalsOf,
  type InventoryItem,
} from "../../resources/inventory-items.ts";
import { Text } from "../../ui/table.tsx";
import { Thumb } from "../../ui/thumb.tsx";

export function useInventoryColumns(): readonly Column<InventoryItem>[] {
  const { t } = useTranslation("inventory-items");
  const format = useFormat();
  const column = useColumns(inventoryItems);
  const { search } = useListState(inventoryItems);
  // If the list is filtered by location, the response has only that location's levels.
  const isLocated = search.location.length > 0;
  const { data: channels } = useQuery({ ...channelsQuery(useClient()), select: soldFrom });
  return useMemo(() => {
    const { text, number } = column;
    const product = (item: InventoryItem) => soldAs(item)?.product?.title;
    const incoming = ({ location_levels: levels = [] }: InventoryItem) =>
      levels.reduce((sum, level) => sum + level.incoming_quantity, 0);
    return [
      {
        id: "item",
        header: t("list.item"),
        // Leaves room for two or three words next to the image.
        width: "192px",
        skeleton: "45%",
        fixed: true,
        csv: (item) => product(item) ?? nameOfItem(item),
        cell: (item) => (
          <span className={named}>
            <Thumb src={inventoryItems.pictureOf?.(item) ?? null} alt="" />
            <RowLink to="/a/inventory/$id" params={{ id: item.id }} title={nameOfItem(item)}>
              <Text>{product(item) ?? nameOfItem(item)}</Text>
            </RowLink>
          </span>
        ),
      },
      text("variant", t("list.variant"), (item) => soldAs(item)?.title, {
        hidden: false,
        priority: 2,
        phone: true,
      }),
      text("sku", t("list.sku"), ({ sku }) => sku, {
        kind: "code",
        hidden: false,
        priority: 3,
        order: "sku",
      }),
      {
        id: "reserved",
        header: t("measures.reserved"),
        kind: "number",
        priority: 2,
        width: "96px",
        skeleton: "24px",
        csv: (item) => totalsOf(item).reserved,
        cell: (item) => {
          const { reserved } = totalsOf(item);
          if (reserved === 0) return format.number(0);
          return (
            <Link
              to="/a/inventory/reservations"
              search={{ item: [item.id] }}
              className={link}
              aria-label={`${format.number(reserved)} · ${t("reservations.title")}: ${nameOfItem(item)}`}
            >
              {format.number(reserved)}
            </Link>
          );
        },
      },
      number("inStock", t("measures.inStock"), (item) => totalsOf(item).stocked),
      number("available", t("measures.available"), (item) => totalsOf(item).available, {
        cell: (item) => {
          const { available } = totalsOf(item);
          const sold = isLocated ? available : channels && sellable(item, channels);
          return (
            <>
              {format.number(available)}
              {sold !== undefined && <LowMark quantity={sold} />}
            </>
          );
        },
      }),
      number("incoming", t("measures.incoming"), incoming, { hidden: true }),
      column.created({ hidden: true }),
      column.updated(),
      column.id(),
    ];
  }, [t, format, column, isLocated, channels]);
}

const named = css({ display: "flex", alignItems: "center", gap: "12", minWidth: 0 });
// At least 28 px in size: more than the minimum target size of 24 px.
const link = css({
  color: "fg.link",
  position: "relative",
  zIndex: 1,
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "flex-end",
  minHeight: "28",
  minWidth: "28",
});
