import { pages, type Client } from "@countertop/sdk";
import { adminListOrders } from "@countertop/sdk/operations";

/** Reads all orders, 50 at a time, and logs each page with the total count. */
export async function logOrders(client: Client): Promise<void> {
  const query = { limit: 50, fields: "id,display_id,email", expand: "" } as const;
  for await (const { orders, offset, count } of pages(client, adminListOrders, { query }))
    console.log(`${offset + orders.length} of ${count}`, orders[0]?.display_id);
}
