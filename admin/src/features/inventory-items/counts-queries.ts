import type { HttpClient } from "@countertop/sdk";
import { adminListInventoryItems } from "@countertop/sdk/operations";
import { chunk } from "../../lib/concurrency.ts";
import { collect } from "../../patterns/list.ts";
import { inventoryItems, type InventoryItem } from "../../resources/inventory-items.ts";
import type { SearchOf } from "../../patterns/resource.ts";

export type InventorySearch = SearchOf<typeof inventoryItems>;

/** What is selected in the list: these items, or all that it matches but these. */
export interface ChosenItems {
  all: boolean;
  ids: readonly string[];
}

/** So many are fetched in well under a minute, and edited without a key that waits. */
export const MOST_ITEMS = 10_000;
/** So many ids fit into an address. */
const IDS = 100;

/**
 * These items with what lies where. Apart from what the lists show: once counts are saved, only what was written is read again,
 * however many there are.
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
    // What runs out is looked through at once; everything else comes by pages.
    const gathered = search.stock.length > 0;
    const page = async (paging: { limit: number; offset: number }) => {
      const part = gathered ? { limit: MOST_ITEMS, offset: 0 } : paging;
      const answer = await inventoryItems.listQuery(client, search, part).queryFn({ signal });
      return inventoryItems.pageOf(answer, search, part);
    };
    const { rows, total } = await collect(page, { signal, onProgress, most: MOST_ITEMS });
    const apart = new Set(ids);
    return { items: rows.filter(({ id }) => !apart.has(id)), total };
  },
});
