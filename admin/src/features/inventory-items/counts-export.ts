import type { HttpClient } from "@countertop/sdk";
import type { TFunction } from "i18next";
import { download, toCsv } from "../../lib/csv.ts";
import { locationsQuery } from "../../patterns/stock.ts";
import { countLines, inEnglish, type ColumnNames } from "./counts-file.ts";
import { countedItemsQuery, type InventorySearch } from "./counts-queries.ts";

/**
 * The column headings in the user's language, and in English. The English headings are constants, so that the English strings
 * don't have to be loaded.
 */
export const columnNames = (t: TFunction<readonly ["inventory-items", "common"]>): ColumnNames => ({
  sku: [t("list.sku"), inEnglish.sku],
  location: [t("list.location"), inEnglish.location],
  quantity: [t("move.quantity"), inEnglish.quantity],
});

/** Exports the listed items' stock by location, as a file that can be imported. */
export async function exportCounts(
  client: HttpClient,
  search: InventorySearch,
  names: ColumnNames,
  how: { signal: AbortSignal; onProgress(got: number, total: number): void },
): Promise<{ rows: number; total: number }> {
  const { queryFn } = countedItemsQuery(client, search, { all: true, ids: [] }, how.onProgress);
  const [{ items, total }, { stock_locations: places }] = await Promise.all([
    queryFn({ signal: how.signal }),
    locationsQuery(client).queryFn({ signal: how.signal }),
  ]);
  const shown = places.filter(
    ({ id }) => search.location.length === 0 || search.location.includes(id),
  );
  download(
    `counts-${new Date().toISOString().slice(0, 10)}.csv`,
    toCsv([names.sku[0], names.location[0], names.quantity[0]], countLines(items, shown)),
  );
  return { rows: items.length, total };
}
