import type { HttpClient } from "@countertop/sdk";
import { adminListInventoryItems } from "@countertop/sdk/operations";
import { chunk } from "../../lib/concurrency.ts";
import { collect } from "../../lib/collect.ts";
import { inventoryItems, type InventoryItem } from "../../resources/inventory-items.ts";
import type { SearchOf } from "../../patterns/resource.ts";

export type InventorySearch = SearchOf<typeof inventoryItems>;

/** The selection in the list: the items in `ids`, or, with `all`, all matching items except those in `ids`. */
export interface ChosenItems {
  all: boolean;
  ids: readonly string[];
}

/** Maximum number of items. Loading this many takes well under a minute, and the grid stays responsive. */
export const MOST_ITEMS = 10_000;
/** Number of ids that fit into a URL. */
const IDS = 100;

/**
 * These items with their stock. They are cached separately from the lists, so that saving counts only rereads the changed items.
 */
export const countedItemsQuery = (
  client: HttpClient,
  search: InventorySearch,
  { all, ids }: ChosenItems,
  onProgress: (got: number, total: number) => void,
) => ({
  queryKey: ["counted-items", all, ids, all && search],
  gcTime: 0,
  staleTime: Infinity,
  async queryFn({ signal }: { signal: AbortSignal }) {
    const items: InventoryItem[] = [];
    if (!all) {
      for (const id of chunk(ids, IDS)) {
        const query = { id, limit: id.length };
        const answer = await adminListInventoryItems(client, { query }, { signal });
        items.push(...answer.inventory_items);
        onProgress(items.length, ids.length);
      }
      return { items, total: items.length };
    }
    // Reads a list that is filtered by stock in one scan, and other lists page by page.
    const isFiltered = search.stock.length > 0;
    const page = async (paging: { limit: number; offset: number }) => {
      const part = isFiltered ? { limit: MOST_ITEMS, offset: 0 } : paging;
      const answer = await inventoryItems.listQuery(client, search, part).queryFn({ signal });
      return inventoryItems.pageOf(answer, search, part);
    };
    const { rows, total } = await collect(page, { signal, onProgress, most: MOST_ITEMS });
    const apart = new Set(ids);
    return { items: rows.filter(({ id }) => !apart.has(id)), total };
  },
});
