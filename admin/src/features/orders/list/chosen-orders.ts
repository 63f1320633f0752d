import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveOrder } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useLocation } from "@tanstack/react-router";
import { CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { collect } from "../../../lib/collect.ts";
import type { SearchOf } from "../../../patterns/resource.ts";
import { orders } from "../../../resources/orders.ts";
import { type Order, wholeOrder } from "../order.ts";

export interface ChosenOrders {
  all: boolean;
  ids: readonly string[];
}
declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The orders that were selected when the overlay opened. */
    chosenOrders?: ChosenOrders;
  }
}

/** Maximum number of orders, which keeps the number of sheets and packages manageable. */
export const MOST_ORDERS = 100;
/** The selection, or `others` if the URL was opened without a selection. */
export const useChosenOrders = (others: ChosenOrders): ChosenOrders =>
  useLocation({ select: ({ state }) => state.chosenOrders }) ?? others;

/**
 * The first selected orders, up to `MOST_ORDERS`, and the number of all selected orders. Reads each order separately, because
 * the server returns complete orders only one at a time.
 */
export async function readChosenOrders(
  client: HttpClient,
  search: SearchOf<typeof orders>,
  { all, ids }: ChosenOrders,
  query: { fields: string; expand: string },
  signal: AbortSignal,
): Promise<{ orders: Order[]; total: number }> {
  const chosen = all
    ? await collect(
        async (paging) => {
          const answer = await orders.listQuery(client, search, paging).queryFn({ signal });
          return orders.pageOf(answer, search, paging);
        },
        { signal, most: MOST_ORDERS + ids.length },
      ).then(({ rows, total }) => ({
        ids: rows.map(({ id }) => id).filter((id) => !ids.includes(id)),
        total: total - ids.length,
      }))
    : { ids, total: ids.length };
  const wanted = chosen.ids.slice(0, MOST_ORDERS);
  const found = new Map<string, Order>();
  await forEachConcurrently(wanted, CONCURRENCY, async (id) => {
    const options = queryOptions(client, adminRetrieveOrder, { id, query });
    found.set(id, wholeOrder((await options.queryFn({ signal })).order));
  });
  return { orders: wanted.flatMap((id) => found.get(id) ?? []), total: chosen.total };
}
