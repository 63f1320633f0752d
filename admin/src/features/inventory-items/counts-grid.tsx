import { useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { GridModal, GridModalWaiting, useGrid } from "../../patterns/grid.ts";
import { useFormat } from "../../patterns/page.ts";
import {
  locationsQuery,
  readItems,
  useBelowReserved,
  useSaveLevels,
  type Place,
} from "../../patterns/stock.ts";
import type { InventoryItem } from "../../resources/inventory-items.ts";
import { notify } from "../../ui/notify.ts";
import { countColumns, countRows } from "./counts-data.ts";
import {
  countedItemsQuery,
  MOST_ITEMS,
  type ChosenItems,
  type InventorySearch,
} from "./counts-queries.ts";

export interface CountsGridProps {
  search: InventorySearch;
  chosen: ChosenItems;
  onClose(): void;
}

/** Grid of stock by item and location, including the available quantity. */
export function CountsGrid({ search, chosen, onClose }: CountsGridProps) {
  const { t } = useTranslation(["inventory-items", "common"]);
  const format = useFormat();
  const client = useClient();
  const queries = useQueryClient();
  const [progress, setProgress] = useState({ got: 0, total: 0 });
  const query = countedItemsQuery(client, search, chosen, (got, total) =>
    setProgress({ got, total }),
  );
  const found = useQuery(query);
  const located = useQuery(locationsQuery(client));
  const { items = [], total = 0 } = found.data ?? {};
  const every = located.data?.stock_locations;
  const places = useMemo(
    () =>
      every?.filter(({ id }) => search.location.length === 0 || search.location.includes(id)) ?? [],
    [every, search.location],
  );
  const instead =
    every?.length === 0
      ? t("counts.noPlaces")
      : total > MOST_ITEMS
        ? t("counts.tooMany", { most: format.number(MOST_ITEMS) })
        : found.data && items.length === 0
          ? t("common:list.noMatchTitle")
          : undefined;
  if (found.data && every && instead === undefined)
    return (
      <Counts
        items={items}
        places={places}
        onClose={onClose}
        reread={async (ids) => {
          const now = await readItems(client, ids);
          queries.setQueryData<typeof found.data>(
            query.queryKey,
            (old) =>
              old && {
                ...old,
                items: old.items.map((item) => {
                  const levels = now.get(item.id)?.location_levels;
                  return levels ? { ...item, location_levels: levels } : item;
                }),
              },
          );
        }}
      />
    );
  const failed = [found, located].filter(({ error }) => error);
  return (
    <GridModalWaiting
      title={t("counts.title")}
      subtitle={
        progress.total > 0 && instead === undefined
          ? t("list.looked", {
              formatted: format.number(progress.got),
              total: format.number(progress.total),
            })
          : undefined
      }
      error={failed[0]?.error}
      instead={instead}
      onRetry={() => failed.forEach((one) => void one.refetch())}
      onClose={onClose}
    />
  );
}

interface CountsProps {
  items: readonly InventoryItem[];
  places: readonly Place[];
  reread(ids: readonly string[]): Promise<void>;
  onClose(): void;
}

function Counts({ items, places, reread, onClose }: CountsProps) {
  const { t } = useTranslation(["inventory-items", "stock-levels", "common"]);
  const format = useFormat();
  const columns = useMemo(
    () => countColumns(places, (measure) => t(`measures.${measure}`)),
    [places, t],
  );
  const rows = useMemo(
    () =>
      countRows(items, places, {
        fixed: t("counts.fixed"),
        absent: t("counts.absent"),
        counts: (level) =>
          t("stock-levels:counts", {
            reserved: format.number(level.reserved_quantity),
            available: format.number(level.stocked_quantity - level.reserved_quantity),
          }),
      }),
    [items, places, t, format],
  );
  const grid = useGrid({
    columns,
    rows,
    choice: "count-columns",
  });
  const save = useSaveLevels();
  const itemById = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  return (
    <GridModal
      title={t("counts.title")}
      subtitle={t("common:resource.list.count", {
        count: items.length,
        value: format.number(items.length),
      })}
      rowsTitle={t("list.item")}
      grid={grid}
      warnings={useBelowReserved(grid.summary.changes, places, (row) => itemById.get(row))}
      save={async (changes, how) => {
        const failures = await save(changes, how);
        await reread(changes.map(({ row }) => row.id));
        if (failures.size === 0) notify("success", t("counts.saved"));
        return failures;
      }}
      onClose={onClose}
    />
  );
}
