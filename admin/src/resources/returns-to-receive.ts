import type { HttpClient } from "@countertop/sdk";
import { adminListReturns } from "@countertop/sdk/operations";

/*
 * The server cannot filter returns, nor orders by them: the newest returns are looked through for those that are still to come.
 */

type Return = Awaited<ReturnType<typeof adminListReturns>>["returns"][number];

/** So many returns to a part, and so many parts for a list; home looks at the first alone. */
export const RETURNS_LIMIT = 100;
const PARTS = 5;
/** The list asks for each order by itself. */
const MOST_ORDERS = 100;

/** The ids of the orders to which these returns are to come, each once. A return of an exchange knows its exchange's order. */
export const waitingOrders = (returns: readonly Return[]): string[] => [
  ...new Set(
    returns
      .filter(({ status }) => status === "requested")
      .flatMap((one) => one.order_id ?? one.swap?.order_id ?? one.claim_order?.order_id ?? []),
  ),
];

/** The orders to which something is to come back, newest return first. */
export async function ordersToReceive(client: HttpClient): Promise<{ id: string }[]> {
  const found: Return[] = [];
  for (let part = 0; part < PARTS; part++) {
    const { returns, count } = await adminListReturns(client, {
      query: { limit: RETURNS_LIMIT, offset: part * RETURNS_LIMIT },
    });
    found.push(...returns);
    if (found.length >= count || returns.length === 0) break;
  }
  return waitingOrders(found)
    .slice(0, MOST_ORDERS)
    .map((id) => ({ id }));
}
