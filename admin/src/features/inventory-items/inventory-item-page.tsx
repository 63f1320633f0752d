import { queryOptions } from "@countertop/sdk/query";
import { adminListInventoryItems, adminListReservations } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeftRight, ListChecks } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { Panel, RecordPage, type RecordView } from "../../patterns/record.ts";
import { LazyUnfinishedMoves } from "../../patterns/stock.ts";
import { inventoryItems, nameOfItem } from "../../resources/inventory-items.ts";
import { Button } from "../../ui/button.tsx";
import { inventoryItemFields } from "./inventory-item-fields.ts";
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
const anything = inventoryItems.readSearch({});

/** Only the server's list returns the variant of an item. */
const listedQuery = (client: Parameters<typeof queryOptions>[0], id: string) =>
  queryOptions(client, adminListInventoryItems, { query: { id: [id], limit: 1 } });

function useListed(id: string) {
  const query = useQuery(listedQuery(useClient(), id));
  return { ...query, item: query.data?.inventory_items[0] };
}

export function InventoryItemPage() {
  const { t } = useTranslation("inventory-items");
  return (
    <RecordPage
      resource={inventoryItems}
      fields={inventoryItemFields}
      fixedMetadata={t("metadata.fixed")}
      note={({ id }) => <SoldName id={id} />}
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
      loading={{ main: ["lines", "fields"], aside: ["lines"] }}
      first={(item) => (
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
      aside={({ id }) => (
        <Panel>
          <SoldAs id={id} />
        </Panel>
      )}
      overlays={{
        move: ({ record, onClose }) => (
          <MoveStock item={record} name={nameOfItem(record)} onClose={onClose} />
        ),
        counts: ({ record, onClose }) => (
          <CountsGrid
            search={anything}
            chosen={{ all: false, ids: [record.id] }}
            onClose={onClose}
          />
        ),
      }}
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

function SoldName({ id }: { id: string }) {
  const { item } = useListed(id);
  return item ? <bdi>{nameOfItem(item)}</bdi> : null;
}

function SoldAs({ id }: { id: string }) {
  const listed = useListed(id);
  return <SoldAsCard item={listed.item} query={listed} />;
}
