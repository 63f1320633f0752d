import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Product, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Price {
  id: string;
  amount: number;
  variant_id: string;
}
interface PriceList {
  id: string;
  name: string;
  status: string;
  ends_at: string | null;
  prices: Price[];
  customer_groups: { id: string }[];
}
interface Answer {
  price_list: PriceList;
}
interface Gone {
  ids: string[];
}

let shop: Shop;
let admin: Caller;
let group: string;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  const { customer_group } = await prepare<{ customer_group: { id: string } }>(
    "POST",
    "/admin/customer-groups",
    { name: fresh("Group") },
  );
  group = customer_group.id;
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/price-lists/${id}`);
  await prepare("DELETE", `/admin/customer-groups/${group}`);
  await shop.close();
});

const variant = (at: number): string => shop.product.variants[at]?.id ?? "";
const price = (at: number, amount: number) => ({
  variant_id: variant(at),
  currency_code: shop.currency,
  amount,
});

async function create(more: object = {}): Promise<PriceList> {
  const { body } = await admin.post<Answer>("/admin/price-lists", {
    name: fresh("List"),
    description: "For regulars",
    type: "sale",
    prices: [price(0, 1900), price(1, 1800)],
    ...more,
  });
  made.push(body.price_list.id);
  return body.price_list;
}

it("a price list is created with prices, groups, and dates", async () => {
  const full = await create({
    type: "override",
    status: "active",
    starts_at: "2026-01-01",
    ends_at: "2099-01-01T00:00:00.000Z",
    includes_tax: true,
    customer_groups: [{ id: group }],
    prices: [
      { ...price(0, 1500), min_quantity: 2, max_quantity: 9 },
      { variant_id: variant(1), region_id: shop.region, amount: 1400 },
    ],
  });
  expect(full.customer_groups.map(({ id }) => id)).toEqual([group]);
  expect(new Set(full.prices.map(({ amount }) => amount))).toEqual(new Set([1400, 1500]));
  const bare = await create({ prices: [], starts_at: null, ends_at: null });
  expect(bare).toMatchObject({ status: "draft", ends_at: null, prices: [] });
});

it("invalid price lists are rejected", async () => {
  const base = { name: "A", description: "B", type: "sale", prices: [] };
  for (const body of [
    { ...base, color: "red" },
    { ...base, type: "gift" },
    { ...base, prices: undefined },
    { ...base, prices: [{ variant_id: variant(0), amount: 1 }] },
    { ...base, prices: [{ ...price(0, 1), region_id: shop.region }] },
    { ...base, prices: [price(0, 1.5)] },
  ]) {
    await admin.post("/admin/price-lists", body, { status: 400 });
  }
  const prices = [{ ...price(0, 1), currency_code: "zzz" }];
  await admin.post("/admin/price-lists", { ...base, prices }, { status: 404 });
  await visitor.post("/admin/price-lists", base, { status: 401 });
});

describe("a list of price lists", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand=prices,prices.variants,prices.region,customer_groups",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=2020-01-01T00:00:00.000Z",
    "?deleted_at[gt]=946684800",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/price-lists${query}`);
  });

  it("returns the matching price lists for each filter", async () => {
    const one = await create({ status: "active", customer_groups: [{ id: group }] });
    for (const query of [
      `id=${one.id}`,
      `name=${one.name}`,
      `q=${one.name}`,
      `id=${one.id}&description=For%20regulars`,
      `id=${one.id}&status[]=active&type[]=sale`,
      `id=${one.id}&customer_groups[]=${group}`,
    ]) {
      const { body } = await admin.get<{ price_lists: PriceList[] }>(`/admin/price-lists?${query}`);
      expect(body.price_lists.map(({ id }) => id)).toEqual([one.id]);
    }
    const none = await admin.get<{ price_lists: PriceList[] }>(
      `/admin/price-lists?id=${one.id}&status[]=draft`,
    );
    expect(none.body.price_lists).toEqual([]);
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/price-lists?fields=name", { status: 400 });
    await admin.get("/admin/price-lists?status[]=old", { status: 400 });
    await visitor.get("/admin/price-lists", { status: 401 });
  });
});

it("a price list is retrieved and updated", async () => {
  const { id, prices } = await create();
  const path = `/admin/price-lists/${id}`;
  await admin.get(path);
  const { body } = await admin.post<Answer>(path, {
    name: "Renamed",
    description: "Changed",
    type: "override",
    status: "active",
    starts_at: "2026-01-01",
    ends_at: null,
    includes_tax: false,
    customer_groups: [{ id: group }],
    prices: [{ id: prices[0]?.id, variant_id: variant(0), amount: 1234 }],
  });
  expect(body.price_list).toMatchObject({ name: "Renamed", status: "active" });
  expect(body.price_list.prices.map(({ amount }) => amount)).toContain(1234);
  const cleared = await admin.post<Answer>(path, { customer_groups: [] });
  expect(cleared.body.price_list.customer_groups).toEqual([]);
  await admin.post(path, { prices: [{ variant_id: variant(0), amount: 1 }] }, { status: 400 });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.get("/admin/price-lists/none", { status: 404 });
  await admin.post("/admin/price-lists/none", { name: "A" }, { status: 404 });
});

it("prices are added to a price list and removed", async () => {
  const { id } = await create({ prices: [] });
  const path = `/admin/price-lists/${id}`;
  const added = await admin.post<Answer>(`${path}/prices/batch`, { prices: [price(0, 1700)] });
  expect(added.body.price_list.prices).toHaveLength(1);
  const { body } = await admin.post<Answer>(`${path}/prices/batch`, {
    prices: [price(0, 1600), price(1, 1500)],
    override: true,
  });
  expect(new Set(body.price_list.prices.map(({ amount }) => amount))).toEqual(
    new Set([1500, 1600]),
  );
  await admin.post(`${path}/prices/batch`, {}, { status: 400 });
  const prices = [price(0, 1)];
  await admin.post("/admin/price-lists/none/prices/batch", { prices }, { status: 404 });

  const price_ids = body.price_list.prices
    .filter((one) => one.amount === 1500)
    .map((one) => one.id);
  const gone = await admin.delete<Gone>(`${path}/prices/batch`, { price_ids });
  expect(gone.body).toEqual({ ids: price_ids, object: "money-amount", deleted: true });
  await admin.delete(`${path}/prices/batch`, { price_ids: [] }, { status: 400 });

  const count = async (address: string, request?: object) =>
    (await admin.delete<Gone>(path + address, request)).body.ids.length;
  const { product } = shop;
  expect(await count(`/variants/${variant(1)}/prices`)).toBe(0);
  expect(await count(`/variants/${variant(0)}/prices`)).toBe(1);
  await admin.post(`${path}/prices/batch`, { prices: [price(0, 1), price(1, 2)] });
  expect(await count(`/products/${product.id}/prices`)).toBe(2);
  await admin.post(`${path}/prices/batch`, { prices: [price(0, 1), price(1, 2)] });
  expect(await count("/products/prices/batch", { product_ids: [product.id] })).toBe(2);
  await admin.delete(`${path}/products/prices/batch`, { product_ids: [] }, { status: 400 });
});

it("a price list's products are listed", async () => {
  const { id } = await create();
  const path = `/admin/price-lists/${id}/products`;
  const { product } = shop;
  const found = async (query: string) => {
    const { body } = await admin.get<{ products: Product[] }>(path + query);
    return body.products.map((one) => one.id);
  };
  for (const query of [
    "",
    "?limit=1&order=-title",
    "?expand=",
    "?expand=variants,variants.prices,collection,images",
    "?fields=title",
    `?q=${product.title}`,
    `?id[]=${product.id}&status[]=${product.status}`,
    `?title=${product.title}`,
    `?handle=${product.handle}`,
    `?collection_id[]=${shop.collection}`,
    `?tags[]=${product.tags[0]?.id}`,
    "?created_at[gt]=2020-01-01&updated_at[gt]=946684800",
  ]) {
    expect(await found(query)).toEqual([product.id]);
  }
  expect(await found("?description=none")).toEqual([]);
  expect(await found("?is_giftcard=true")).toEqual([]);
  expect(await found("?deleted_at[gt]=2020-01-01")).toEqual([]);
  await admin.get(`${path}?type_id[]=a`, { status: 400 });
  const none = await admin.get<{ count: number }>("/admin/price-lists/none/products");
  expect(none.body.count).toBe(0);
});

it("a price list can be deleted twice", async () => {
  const { id } = await create();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/price-lists/${id}`);
    expect(body).toEqual({ id, object: "price-list", deleted: true });
  }
  await admin.get(`/admin/price-lists/${id}`, { status: 404 });
});
