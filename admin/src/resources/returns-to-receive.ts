import type { HttpClient } from "@countertop/sdk";
import { adminListReturns } from "@countertop/sdk/operations";

/* The server can't filter returns, or filter orders by their returns. Therefore, this reads the newest returns, and finds the
   pending ones. */

type Return = Awaited<ReturnType<typeof adminListReturns>>["returns"][number];

/** Number of returns per page, and the maximum number of pages for a list. The home page reads only the first page. */
export const RETURNS_LIMIT = 100;
const PARTS = 5;
/** Maximum number of orders, because the list requests each order separately. */
const MOST_ORDERS = 100;

/**
 * The distinct ids of the orders with pending returns. The return of an exchange or a claim belongs to the order of that
 * exchange or claim.
 */
export const waitingOrders = (returns: readonly Return[]): string[] => [
  ...new Set(
    returns
      .filter(({ status }) => status === "requested")
      .flatMap((one) => one.order_id ?? one.swap?.order_id ?? one.claim_order?.order_id ?? []),
  ),
];

/** Orders with pending returns, starting with the newest return. */
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
