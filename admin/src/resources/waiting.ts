import type { HttpClient } from "@countertop/sdk";
import { adminListDraftOrders, adminListOrders } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

/* The numbers that home and the sidebar share. Home reads more than the sidebar needs, and shares its numbers. */

/** The key of the number of orders to fulfill. */
export const ordersToFulfillKey = ["admin", "orders", "to-fulfill"];

/** Number of orders to fulfill, counted by the server. */
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

/** The oldest open draft, with the number of open drafts. */
export const openDraftsQuery = (client: HttpClient) =>
  queryOptions(client, adminListDraftOrders, {
    query: { status: ["open"], order: "created_at", limit: 1, expand: "" },
  });

/** The key of the number of items with low stock. The server can't count them, so only home, which reads all items, knows it. */
export const lowStockKey = ["admin", "inventory-items", "low-stock"];
