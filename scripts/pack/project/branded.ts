// Tests the opt-in types of ids, which differ by resource. This file is compiled, but never run.
import { createClient } from "@countertop/sdk";
import type { Id, Register as Registered } from "@countertop/sdk/types";

declare module "@countertop/sdk/types" {
  interface Register {
    brandedIds: true;
  }
}
export const asked: Registered["brandedIds"] = true;

const client = createClient();
export async function show(fromAddress: string): Promise<void> {
  const { order } = await client.admin.orders.retrieve({ id: fromAddress as Id<"Order"> });
  await client.admin.orders.retrieve({ id: order.id });
  await client.admin.regions.retrieve({ id: order.region_id });
  // @ts-expect-error an order's id isn't a cart's id
  await client.store.carts.retrieve({ id: order.id });
  // @ts-expect-error other text isn't an order's id
  await client.admin.orders.retrieve({ id: fromAddress });
  const text: string = order.id;
  await client.admin.products.list({ query: { q: text } });
}
