import { createHttpClient } from "@countertop/sdk";
import { storeListProducts, storeListRegions } from "@countertop/sdk/operations";
import type { Cart, Region, Variant } from "@countertop/sdk/types";
import { QueryClient } from "@tanstack/react-query";
import { createRemembered, type Remembered } from "./remembered.ts";
import { cartQuery, createCartWriter, type CartWriter } from "./writer.ts";

export const baseUrl = process.env["COUNTERTOP_SANDBOX_URL"] ?? "";
export const client = createHttpClient({ baseUrl });

// The demo store's regions. Other tests of this store may create and delete additional regions.
const demo = ["Europe", "Ireland", "United States", "Japan"];

export async function demoRegions(): Promise<{ all: Region[]; named: (name: string) => Region }> {
  const { regions } = await storeListRegions(client);
  const all = regions.filter(({ name }) => demo.includes(name));
  const named = (name: string): Region => {
    const region = all.find((one) => one.name === name);
    if (!region) throw new Error(`The demo store has no region ${name}: seed it.`);
    return region;
  };
  demo.forEach(named);
  return { all, named };
}

export const stockOf = (variant: Variant): number => variant.inventory_quantity ?? 0;

/** Returns the variants with limited stock. The variant with the least stock comes first. */
export async function stockedVariants(): Promise<Variant[]> {
  const { products } = await storeListProducts(client, { query: { limit: 100 } });
  return products
    .filter(({ is_giftcard }) => !is_giftcard)
    .flatMap((product) => product.variants)
    .filter(({ manage_inventory, allow_backorder }) => manage_inventory && !allow_backorder)
    .sort((a, b) => stockOf(a) - stockOf(b));
}

export interface Visitor extends CartWriter {
  readonly id: () => string;
  readonly cart: () => Cart | undefined;
  readonly remembered: Remembered;
}

/** Creates a visitor's cart, as a page does. */
export function visitor(calls = client, cart = "", moving = ""): Visitor {
  const queries = new QueryClient();
  const remembered = createRemembered("medusa-cart-id");
  remembered.cart.set(cart);
  remembered.moving.set(moving);
  const writer = createCartWriter(calls, queries, remembered, crypto.randomUUID(), 30_000);
  const { cart: id } = remembered;
  return {
    ...writer,
    remembered,
    id: id.getSnapshot,
    cart: () =>
      queries.getQueryData<{ cart: Cart }>(cartQuery(client, id.getSnapshot()).queryKey)?.cart,
  };
}

/** Creates a client that calls `watch` before each request. If `watch` returns a response, the request isn't sent to the store. */
export const watched = (watch: (request: Request) => Response | undefined | void) =>
  createHttpClient({
    baseUrl,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return watch(request) ?? fetch(request);
    },
  });

export const quantities = (cart: Cart | undefined): Record<string, number> =>
  Object.fromEntries((cart?.items ?? []).map(({ variant_id, quantity }) => [variant_id, quantity]));
