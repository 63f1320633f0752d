// Tests searches and filters that the server doesn't support. Its word search doesn't find guests' last names, places, products,
// or tracking numbers. Its list has no filters for countries, products, or providers.
import { createClient, memoryTokens, type Client } from "@countertop/sdk";
import { beforeAll, expect, it } from "vitest";
import { orders } from "./orders.ts";

const setting = (name: string): string => process.env[`COUNTERTOP_${name}`] ?? "";
let client: Client;
beforeAll(async () => {
  const baseUrl = setting("SANDBOX_URL");
  const visitor = createClient({ baseUrl });
  const { access_token } = await visitor.admin.auth.createToken({
    body: { email: setting("ADMIN_EMAIL"), password: setting("ADMIN_PASSWORD") },
  });
  client = createClient({ baseUrl, auth: memoryTokens({ admin: access_token }) });
});

const found = async (q: string, more: object = {}) => {
  const search = orders.readSearch({ q, ...more });
  const query = orders.listQuery(client, search);
  const answer = await query.queryFn({ signal: new AbortController().signal });
  return orders.pageOf(answer, search, { limit: 20, offset: 0 });
};

it("the order list finds a guest's order by last name, city, postal code, SKU, and tracking number", async () => {
  const { orders: newest } = await client.admin.orders.list({
    query: {
      limit: 100,
      order: "-created_at",
      expand:
        "customer,shipping_address,items,items.variant,fulfillments,fulfillments.tracking_links",
    },
  });
  const guest = newest.find(
    ({ customer, shipping_address: to, items }) =>
      !customer.last_name &&
      to?.last_name &&
      to.city &&
      to.postal_code &&
      items.some(({ variant }) => variant?.sku),
  );
  const to = guest?.shipping_address;
  const sent = newest.find(({ fulfillments }) =>
    fulfillments.some(({ tracking_links: links }) => links.some((link) => link.tracking_number)),
  );
  const number = sent?.fulfillments
    .flatMap(({ tracking_links: links }) => links)
    .find(({ tracking_number }) => tracking_number)?.tracking_number;
  const sku = guest?.items.find(({ variant }) => variant?.sku)?.variant?.sku;
  const cases = [
    [to?.last_name, guest?.id],
    [to?.city, guest?.id],
    [to?.postal_code, guest?.id],
    [sku, guest?.id],
    [number, sent?.id],
  ] as const;
  for (const [typed, id] of cases) {
    expect(typed).toBeTruthy();
    const answer = await found(typed ?? "");
    const ids = answer.rows.map((order) => order.id);
    expect(answer.count, typed ?? "").toBeGreaterThan(0);
    if (answer.count <= ids.length) expect(ids, typed ?? "").toContain(id);
    else expect(answer.count, typed ?? "").toBeGreaterThan(ids.length);
  }
});

it("the order list finds an order by its number in Arabic digits, and applies filters to a search", async () => {
  const {
    orders: [order],
  } = await client.admin.orders.list({ query: { limit: 1, expand: "" } });
  const arabic = String(order?.display_id).replaceAll(/\d/g, (digit) =>
    String.fromCodePoint(0x660 + Number(digit)),
  );
  expect((await found(arabic)).rows.map(({ id }) => id)).toEqual([order?.id]);
  expect((await found("Stuttgart", { status: "archived", created: "..2001-01-01" })).count).toBe(0);
});

it("the order list filters by country, product, and provider, and combines these filters with the server's", async () => {
  const { orders: all } = await client.admin.orders.list({
    query: {
      limit: 500,
      expand:
        "shipping_address,items,items.variant,payments,fulfillments,shipping_methods,shipping_methods.shipping_option",
    },
  });
  const countryOf = (order: (typeof all)[number]) => order.shipping_address?.country_code ?? "";
  const german = all.filter((order) => countryOf(order) === "de" && order.status === "pending");
  const [product] = german
    .flatMap(({ items }) => items)
    .flatMap(({ variant }) => variant?.product_id ?? []);
  const hasProduct = (order: (typeof all)[number]) =>
    order.items.some(({ variant }) => variant?.product_id === product);
  const idsFor = async (search: object) => {
    const { rows, count } = await found("", { ...search, limit: 100 });
    return { ids: rows.map(({ id }) => id), count };
  };
  const cases = [
    [{ country: ["de"] }, (order: (typeof all)[number]) => countryOf(order) === "de"],
    [{ country: ["jp", "us"] }, (order: (typeof all)[number]) => /jp|us/.test(countryOf(order))],
    [{ product: [product] }, hasProduct],
    [
      { paid: ["manual"] },
      ({ payments }: (typeof all)[number]) =>
        payments.some(({ provider_id }) => provider_id === "manual"),
    ],
    [
      { product: [product], country: ["de"], status: ["pending"] },
      (order: (typeof all)[number]) =>
        hasProduct(order) && countryOf(order) === "de" && order.status === "pending",
    ],
  ] as const;
  for (const [search, matches] of cases) {
    const { count } = await idsFor(search);
    const expected = all.filter(matches).length;
    expect(expected, JSON.stringify(search)).toBeGreaterThan(0);
    expect(count, JSON.stringify(search)).toBe(expected);
  }
  expect((await idsFor({ sent: ["no-such-provider"] })).count).toBe(0);
});

it("the order list returns how many orders were checked for a filter that the server doesn't support", async () => {
  const search = orders.readSearch({ country: ["de"] });
  const answer = await orders
    .listQuery(client, search)
    .queryFn({ signal: new AbortController().signal });
  const { count } = await client.admin.orders.list({ query: { limit: 1 } });
  expect((answer as { looked?: object }).looked).toEqual({
    got: Math.min(count, 500),
    total: count,
  });
});
