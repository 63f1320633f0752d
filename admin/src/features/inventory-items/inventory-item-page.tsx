import { queryOptions } from "@countertop/sdk/query";
import { adminListInventoryItems, adminListReservations } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, ListChecks } from "lucide-react";
import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { useFormat } from "../../patterns/page.ts";
import {
  AttributesCard,
  FactLine,
  Panel,
  RecordPage,
  type RecordView,
} from "../../patterns/record.ts";
import { LazyUnfinishedMoves } from "../../patterns/stock.ts";
import { inventoryItems, nameOfItem, totalsOf } from "../../resources/inventory-items.ts";
import { Button } from "../../ui/button.tsx";
import { LevelsCard } from "./levels-card.tsx";
import { ReservationsCard } from "./reservations-card.tsx";
import { SoldAsCard } from "./sold-as-card.tsx";

const CountsGrid = lazyPart(
  () => import("./counts-grid.tsx"),
  "CountsGrid",
  "grid",
  "stock-levels",
);
const MoveStock = lazyPart(() => import("./move-stock.tsx"), "MoveStock", "stock-levels");
const ItemDrawer = lazyPart(() => import("./item-drawer.tsx"), "ItemDrawer");
const anything = inventoryItems.readSearch({});

interface Open {
  record: ReturnType<typeof inventoryItems.recordIn>;
  onClose(): void;
}
const overlays = {
  attributes: ItemDrawer,
  move: ({ record, onClose }: Open) => (
    <MoveStock item={record} name={nameOfItem(record)} onClose={onClose} />
  ),
  counts: ({ record, onClose }: Open) => (
    <CountsGrid search={anything} chosen={{ all: false, ids: [record.id] }} onClose={onClose} />
  ),
};

/** The item as the list returns it. Only the list response includes the item's variant. */
const listedQuery = (client: Parameters<typeof queryOptions>[0], id: string) =>
  queryOptions(client, adminListInventoryItems, { query: { id: [id], limit: 1 } });

export function InventoryItemPage() {
  const { t } = useTranslation("inventory-items");
  const format = useFormat();
  const { id: shown } = useParams({ from: "/a/inventory/$id" });
  const listed = useQuery(listedQuery(useClient(), shown));
  const sold = listed.data?.inventory_items[0];
  return (
    <RecordPage
      resource={inventoryItems}
      fixedMetadata={t("metadata.fixed")}
      head={(item) => {
        const named = sold ?? item;
        const title = nameOfItem(named);
        const { stocked, available } = totalsOf(item);
        return {
          title,
          picture: inventoryItems.pictureOf?.(named) ?? null,
          facts: (
            <FactLine
              facts={[
                item.sku !== title && item.sku,
                `${t("measures.inStock")} ${format.number(stocked)}`,
                `${t("measures.available")} ${format.number(available)}`,
              ]}
            />
          ),
        };
      }}
      actions={(_, view: RecordView<object>) => (
        <Button icon={<ArrowLeftRight aria-hidden />} onClick={() => view.open("move")}>
          {t("move.title")}
        </Button>
      )}
      more={(_, view) => [
        {
          id: "inventory-item.counts",
          label: t("counts.edit"),
          icon: <ListChecks aria-hidden />,
          run: () => view.open("counts"),
        },
      ]}
      loading={{ main: ["lines"], aside: ["lines", "lines"] }}
      main={(item) => (
        <>
          <Suspense>
            <LazyUnfinishedMoves item={item.id} />
          </Suspense>
          <Panel>
            <LevelsCard item={item} />
          </Panel>
          <Panel>
            <ReservationsCard item={item.id} />
          </Panel>
        </>
      )}
      aside={(item, view) => (
        <>
          <Panel>
            <SoldAsCard item={sold} query={listed} />
          </Panel>
          <AttributesCard
            title={t("attributes.title")}
            edit={t("attributes.edit")}
            of={item}
            weight={t("fields.weight")}
            codes={[
              [t("fields.hsCode"), item.hs_code],
              [t("fields.midCode"), item.mid_code],
            ]}
            more={[
              item.title,
              item.description,
              item.requires_shipping && t("fields.requiresShipping"),
            ]}
            onEdit={() => view.open("attributes")}
          />
        </>
      )}
      overlays={overlays}
      dependents={({ id, location_levels: levels = [] }) => [
        {
          id: "reservations",
          label: t("reservations.title"),
          query: (client) =>
            queryOptions(client, adminListReservations, {
              query: { inventory_item_id: [id], limit: 1 },
            }),
          countIn: ({ count }: { count: number }) => count,
        },
        {
          id: "levels",
          label: t("levels.title"),
          query: (client) => inventoryItems.recordQueryOptions(client, id),
          countIn: () => levels.length,
        },
      ]}
    />
  );
}
