import type { HttpClient } from "@countertop/sdk";
import { adminListDraftOrders, adminListOrders } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

/* Counts that the home page and the sidebar both show. The home page reads more than the sidebar needs, and shares its counts
   with the sidebar. */

/** The query key of the number of orders to fulfill. */
export const ordersToFulfillKey = ["admin", "orders", "to-fulfill"];

/** The number of orders to fulfill, as counted by the server. */
export const ordersToFulfillCount = (client: HttpClient) => ({
  queryKey: ordersToFulfillKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = {
      status: ["pending" as const],
      fulfillment_status: ["not_fulfilled" as const, "partially_fulfilled" as const],
      limit: 1,
      fields: "id",
      expand: "",
    };
    return (await adminListOrders(client, { query }, { signal })).count;
  },
});

/** The oldest open draft, and the number of open drafts. */
export const openDraftsQuery = (client: HttpClient) =>
  queryOptions(client, adminListDraftOrders, {
    query: { status: ["open"], order: "created_at", limit: 1, expand: "" },
  });

/**
 * The query key of the number of items with low stock. The server can't count them. Only the home page counts them, because it
 * reads the items.
 */
export const lowStockKey = ["admin", "inventory-items", "low-stock"];
