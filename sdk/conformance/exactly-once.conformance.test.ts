// Tests writes on a real store behind a proxy that forwards requests and then breaks the response. A write of an exactly-once
// client always takes effect once. Other clients show that these failures can duplicate a write.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createHttpClient,
  DecodeError,
  NetworkError,
  type HttpClient,
  type Retries,
} from "../src/index.ts";
import { operationAt } from "../test/operation-at.ts";
import { startFaultyProxy, type Fault, type FaultyProxy } from "./faulty-proxy.ts";
import { store as sandbox } from "./store.ts";

const { url: store, email, password } = sandbox;

interface Item {
  id: string;
  quantity: number;
}
interface Order {
  id: string;
  items: Item[];
  returns: unknown[];
  swaps: unknown[];
  claims: unknown[];
}
type Path = Record<string, string>;

let proxy: FaultyProxy;
let direct: HttpClient;
let shop: { region: string; variant: string; shipping: string };

/** Creates a client whose requests go through the proxy. A stalled request times out after three seconds. */
const through = async (retries: Retries): Promise<HttpClient> => {
  const client = createHttpClient({ baseUrl: proxy.url, retries, timeout: 3000 });
  await client.send(operationAt("POST /admin/auth/token"), { body: { email, password } });
  return client;
};
const exactlyOnce = () => through({ attempts: 4, mode: "exactly-once" });
// Passes the contract's operation, because a call without it doesn't use an idempotency key.
const post = async <T>(
  client: HttpClient,
  path: string,
  body: object = {},
  values: Path = {},
): Promise<T> => (await client.send(operationAt(`POST ${path}`), { ...values, body })).data as T;
const get = async <T>(
  client: HttpClient,
  path: string,
  values: Path = {},
  query: object = {},
): Promise<T> => (await client.send({ method: "GET", path }, { ...values, query })).data as T;

beforeAll(async () => {
  proxy = await startFaultyProxy(store);
  direct = createHttpClient({ baseUrl: store });
  await post(direct, "/admin/auth/token", { email, password });
  const { regions } = await get<{ regions: { id: string; countries: { iso_2: string }[] }[] }>(
    direct,
    "/store/regions",
  );
  // Other tests may have left regions without a country.
  const region = regions.find(({ countries }) => countries.some(({ iso_2 }) => iso_2 === "us"))
    ?.id as string;
  const { variant } = await createVariant();
  const cart = await newCart(region, variant);
  const { shipping_options } = await get<{
    shipping_options: { id: string; price_type: string }[];
  }>(direct, "/store/shipping-options/{cart_id}", { cart_id: cart });
  shop = { region, variant, shipping: shipping_options[0]?.id as string };
});
afterAll(() => proxy.close());

/** Creates a product that is always in stock, so that tests can place any number of orders. */
async function createVariant(): Promise<{ variant: string }> {
  const { product } = await post<{ product: { variants: { id: string }[] } }>(
    direct,
    "/admin/products",
    {
      title: "Sugar Spoon for the exactly-once test",
      handle: `exactly-once-${crypto.randomUUID()}`,
      status: "published",
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One size",
          options: [{ value: "One" }],
          manage_inventory: false,
          prices: [{ currency_code: "usd", amount: 900 }],
        },
      ],
    },
  );
  return { variant: product.variants[0]?.id as string };
}

async function newCart(region: string, variant?: string): Promise<string> {
  const items = variant ? { items: [{ variant_id: variant, quantity: 2 }] } : {};
  const { cart } = await post<{ cart: { id: string } }>(direct, "/store/carts", {
    region_id: region,
    ...items,
  });
  return cart.id;
}

/** Creates a cart that is ready to be completed. */
async function readyCart(): Promise<string> {
  const id = await newCart(shop.region, shop.variant);
  const address = {
    first_name: "Ada",
    last_name: "Moss",
    address_1: "1 Kiln Lane",
    city: "Portland",
    postal_code: "97201",
    country_code: "us",
  };
  await post(
    direct,
    "/store/carts/{id}",
    { email: "ada.moss@example.com", shipping_address: address, billing_address: address },
    { id },
  );
  await post(direct, "/store/carts/{id}/shipping-methods", { option_id: shop.shipping }, { id });
  await post(direct, "/store/carts/{id}/payment-sessions", {}, { id });
  return id;
}

/** Creates a paid and shipped order, so that items can be returned. */
async function shippedOrder(): Promise<Order> {
  const done = await post<{ data: Order }>(
    direct,
    "/store/carts/{id}/complete",
    {},
    { id: await readyCart() },
  );
  const { id, items } = done.data;
  await post(direct, "/admin/orders/{id}/capture", {}, { id });
  const parts = items.map((item) => ({ item_id: item.id, quantity: item.quantity }));
  const { order } = await post<{ order: { fulfillments: { id: string }[] } }>(
    direct,
    "/admin/orders/{id}/fulfillment",
    { items: parts, no_notification: true },
    { id },
  );
  await post(
    direct,
    "/admin/orders/{id}/shipment",
    { fulfillment_id: order.fulfillments[0]?.id, no_notification: true },
    { id },
  );
  return done.data;
}
const orderNow = async (id: string): Promise<Order> =>
  (
    await get<{ order: Order }>(
      direct,
      "/admin/orders/{id}",
      { id },
      { expand: "items,returns,swaps,claims" },
    )
  ).order;

const FAULTS: Fault[][] = [
  ["drop"],
  ["stall"],
  ["cut"],
  ["bad-gateway"],
  ["drop", "cut", "bad-gateway"],
];

describe("adding to a cart", () => {
  const add = async (client: HttpClient, faults: readonly Fault[]): Promise<number> => {
    const id = await newCart(shop.region);
    proxy.plan("/line-items", faults);
    await post(
      client,
      "/store/carts/{id}/line-items",
      { variant_id: shop.variant, quantity: 1 },
      { id },
    );
    expect(proxy.happened()).toBe(faults.length);
    const { cart } = await get<{ cart: { items: Item[] } }>(direct, "/store/carts/{id}", { id });
    return cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  };

  it.each(FAULTS)("adds one item despite a faulty response: %s %s %s", async (...faults) => {
    expect(await add(await exactlyOnce(), faults)).toBe(1);
  });

  it("takes effect once, and isn't retried if its response can't be read", async () => {
    const id = await newCart(shop.region);
    proxy.plan("/line-items", ["garble"]);
    const body = { variant_id: shop.variant, quantity: 1 };
    await expect(
      post(await exactlyOnce(), "/store/carts/{id}/line-items", body, { id }),
    ).rejects.toBeInstanceOf(DecodeError);
    expect(proxy.happened()).toBe(1);
    const { cart } = await get<{ cart: { items: Item[] } }>(direct, "/store/carts/{id}", { id });
    expect(cart.items.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it("adds two items with unsafe retries, and isn't retried with only a number of retries", async () => {
    expect(await add(await through({ attempts: 3, mode: "unsafe" }), ["drop"])).toBe(2);
    await expect(add(await through(3), ["drop"])).rejects.toBeInstanceOf(NetworkError);
  });

  it("adds two items for two calls, even after lost responses", async () => {
    const client = await exactlyOnce();
    const id = await newCart(shop.region);
    proxy.plan("/line-items", ["drop", "drop"]);
    const body = { variant_id: shop.variant, quantity: 1 };
    await Promise.all([1, 2].map(() => post(client, "/store/carts/{id}/line-items", body, { id })));
    const { cart } = await get<{ cart: { items: Item[] } }>(direct, "/store/carts/{id}", { id });
    expect(cart.items.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(2);
  });
});

describe.each(FAULTS)("despite a faulty response: %s %s %s", (...faults) => {
  it("a cart is completed into one order", async () => {
    const id = await readyCart();
    const client = await exactlyOnce();
    proxy.plan("/complete", faults);
    const { type, data } = await post<{ type: string; data: Order }>(
      client,
      "/store/carts/{id}/complete",
      {},
      { id },
    );
    expect([type, proxy.happened()]).toEqual(["order", faults.length]);
    const { order } = await get<{ order: Order }>(direct, "/store/orders/cart/{cart_id}", {
      cart_id: id,
    });
    expect(order.id).toBe(data.id);
  });

  it("one return, one swap, and one claim are created", async () => {
    const client = await exactlyOnce();
    const order = await shippedOrder();
    const items = [{ item_id: order.items[0]?.id, quantity: 1 }];

    proxy.plan("/store/returns", faults);
    await post(client, "/store/returns", { order_id: order.id, items });
    expect(proxy.happened()).toBe(faults.length);

    proxy.plan("/swaps", faults);
    await post(
      client,
      "/admin/orders/{id}/swaps",
      {
        return_items: items,
        additional_items: [{ variant_id: shop.variant, quantity: 1 }],
        no_notification: true,
      },
      { id: order.id },
    );
    expect(proxy.happened()).toBe(faults.length);

    const claimed = await shippedOrder();
    proxy.plan("/claims", faults);
    const broken = [{ item_id: claimed.items[0]?.id, quantity: 1, reason: "production_failure" }];
    await post(
      client,
      "/admin/orders/{id}/claims",
      { type: "refund", claim_items: broken, no_notification: true },
      { id: claimed.id },
    );
    expect(proxy.happened()).toBe(faults.length);

    expect(await orderNow(order.id)).toMatchObject({ returns: [{}], swaps: [{}] });
    expect((await orderNow(claimed.id)).claims).toHaveLength(1);
  });
});
