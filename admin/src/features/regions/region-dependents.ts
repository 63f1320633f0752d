import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListDraftOrders, adminListOrders, adminListSwaps } from "@countertop/sdk/operations";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";

/**
 * Counts records that the server couldn't read without the region. Reads all of them, because neither list can be filtered by
 * region.
 */
export async function regionDependents(client: HttpClient, region: string) {
  const bound = { draftOrders: 0, swaps: 0 };
  for await (const { cart } of iterate(client, adminListDraftOrders, {
    query: { expand: "cart", limit: 200 },
  }))
    if (cart?.region_id === region) bound.draftOrders += 1;
  const swaps = new Map<string, number>();
  for await (const { order_id } of iterate(client, adminListSwaps, { query: { limit: 200 } }))
    swaps.set(order_id, (swaps.get(order_id) ?? 0) + 1);
  await forEachConcurrently([...swaps], CONCURRENCY, async ([id, count]) => {
    const { data } = await client.send(adminListOrders, {
      query: { id, region_id: [region], limit: 1, fields: "id", expand: "" },
    });
    if (data.count > 0) bound.swaps += count;
  });
  return bound;
}
