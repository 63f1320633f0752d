import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Product, type Shop, type Variant } from "./shop.ts";
import { fresh, visitor, type Caller } from "./store.ts";

let shop: Shop;
let admin: Caller;
let product: Product;
let oat: string;
beforeAll(async () => {
  shop = await openShop();
  ({ admin, product } = shop);
  oat = product.variants[0]?.id ?? "";
});
afterAll(() => shop.close());

interface List {
  variants: Variant[];
  count?: number;
}

describe("a list of variants", () => {
  const lists = () => [
    () => `/admin/products/${product.id}/variants`,
    () => "/admin/variants",
    () => "/store/variants",
  ];
  const read = (path: string) => (path.startsWith("/store") ? visitor : admin).get<List>(path);

  it.each([
    "",
    "?limit=1&offset=1",
    "?expand=",
    "?expand=prices",
    "?expand=options,product",
    "?fields=title",
    "?id[]=none",
    "?inventory_quantity[gte]=1&inventory_quantity[lt]=9",
  ])("accepts the query %s at each of its URLs", async (query) => {
    for (const path of lists()) await read(path() + query);
  });

  it("finds a variant by its id and title", async () => {
    for (const path of ["/admin/variants", "/store/variants"]) {
      const { body } = await read(`${path}?id[]=${oat}&title[]=Oat&title[]=Slate`);
      expect(body.variants.map(({ id }) => id)).toEqual([oat]);
    }
    const { body } = await read(`/store/variants?ids=${oat}`);
    expect(body.variants.map(({ id }) => id)).toEqual([oat]);
  });

  it("accepts additional filters in the admin, some of which the storefront rejects", async () => {
    for (const query of [
      "q=oat",
      "order=-title",
      "manage_inventory=true",
      "allow_backorder=false",
    ]) {
      await admin.get(`/admin/variants?${query}`);
      await admin.get(`/admin/products/${product.id}/variants?${query}`);
      await visitor.get(`/store/variants?${query}`, { status: 400 });
    }
    const dates = "created_at[gte]=2020-01-01&updated_at[gte]=2020-01-01";
    await admin.get(`/admin/products/${product.id}/variants?${dates}`);
    await admin.get(`/admin/variants?customer_id=none`);
  });

  it("has prices for a region and for a currency", async () => {
    for (const path of ["/admin/variants", "/store/variants"]) {
      const { body } = await read(`${path}?id[]=${oat}&region_id=${shop.region}`);
      expect(body.variants[0]?.calculated_price).toBe(2100);
      await read(`${path}?id[]=${oat}&currency_code=${shop.currency}`);
      const callers = path.startsWith("/store") ? visitor : admin;
      await callers.get(`${path}?region_id=none`, { status: 404 });
      await callers.get(`${path}?cart_id=none`, { status: 404 });
    }
    await read(`/store/variants?sales_channel_id=${shop.channel}`);
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    for (const path of lists()) {
      const callers = path().startsWith("/store") ? visitor : admin;
      await callers.get(`${path()}?color=red`, { status: 400 });
      await callers.get(`${path()}?limit=many`, { status: 400 });
    }
    await visitor.get("/admin/variants", { status: 401 });
  });
});

it("a variant without any price has neither calculated fields nor prices in the storefront's list", async () => {
  const { body } = await admin.post<{ product: Product }>("/admin/products", {
    title: fresh("Without a price"),
    status: "published",
    options: [{ title: "Size" }],
    variants: [{ title: "S", prices: [], options: [{ value: "S" }] }],
  });
  const id = body.product.variants[0]?.id ?? "";
  for (const query of ["", `&region_id=${shop.region}`, `&currency_code=${shop.currency}`]) {
    const read = [
      (await visitor.get<List>(`/store/variants?ids=${id}${query}`)).body.variants[0],
      (await visitor.get<{ variant: Variant }>(`/store/variants/${id}?${query.slice(1)}`)).body
        .variant,
      (await admin.get<List>(`/admin/variants?id[]=${id}${query}`)).body.variants[0],
    ];
    for (const variant of read) expect(variant).not.toHaveProperty("calculated_price");
    expect(read[0]).not.toHaveProperty("prices");
    expect(read.slice(1)).toMatchObject([{ prices: [] }, { prices: [] }]);
  }
  const { body: own } = await admin.get<{ variant: Variant }>(`/admin/variants/${id}`);
  expect(own.variant).not.toHaveProperty("calculated_price");
  expect(own.variant).toMatchObject({ prices: [] });
  await admin.delete(`/admin/products/${body.product.id}`);
});

it("a variant is retrieved in both areas", async () => {
  for (const query of ["", "?expand=", "?expand=prices,product", "?fields=title"]) {
    await admin.get(`/admin/variants/${oat}${query}`);
    await visitor.get(`/store/variants/${oat}${query}`);
  }
  const priced = await visitor.get<{ variant: Variant }>(
    `/store/variants/${oat}?region_id=${shop.region}`,
  );
  expect(priced.body.variant.calculated_price).toBe(2100);
  await visitor.get(
    `/store/variants/${oat}?currency_code=${shop.currency}&sales_channel_id=${shop.channel}`,
  );
  await admin.get("/admin/variants/none", { status: 404 });
  await visitor.get("/store/variants/none", { status: 404 });
});

it("a variant has an id, prices with a currency and an amount, and its stock", async () => {
  const { body } = await admin.get<{ variant: Variant & { inventory_quantity: number } }>(
    `/admin/variants/${oat}`,
  );
  expect(body.variant).toMatchObject({
    id: oat,
    prices: expect.arrayContaining([
      expect.objectContaining({ currency_code: shop.currency, amount: expect.any(Number) }),
    ]),
    inventory_quantity: expect.any(Number),
  });
});

it("the stock of a variant is returned by location", async () => {
  const { body } = await admin.get<{
    variant: { sales_channel_availability: { available_quantity: number | null }[] };
  }>(`/admin/variants/${oat}/inventory`);
  const available = body.variant.sales_channel_availability.map((one) => one.available_quantity);
  expect(available).toContain(5);
  expect(available).toContain(null);
  await admin.get("/admin/variants/none/inventory", { status: 404 });
});

it("a variant is added, updated, and deleted", async () => {
  const path = `/admin/products/${product.id}/variants`;
  const option_id = product.options[0]?.id;
  const prices = [{ currency_code: shop.currency, amount: 2600 }];
  const created = await admin.post<{ product: Product }>(path, {
    title: "Moss",
    sku: fresh("MOSS"),
    ean: null,
    upc: null,
    barcode: null,
    hs_code: null,
    inventory_quantity: 2,
    allow_backorder: true,
    manage_inventory: true,
    weight: 1,
    length: 1,
    height: 1,
    width: 1,
    origin_country: "pt",
    mid_code: null,
    material: null,
    metadata: null,
    options: [{ option_id, value: "Moss" }],
    prices,
  });
  const moss = created.body.product.variants.find(({ title }) => title === "Moss");
  const updated = await admin.post<{ product: Product }>(`${path}/${moss?.id}`, {
    title: "Deep moss",
    sku: null,
    inventory_quantity: 1,
    metadata: { source: "conformance" },
    options: [{ option_id, value: "Deep moss" }],
    prices: [{ id: moss?.prices[0]?.id, currency_code: shop.currency, amount: 2500 }],
  });
  const changed = updated.body.product.variants.find(({ id }) => id === moss?.id);
  expect(changed).toMatchObject({ title: "Deep moss", sku: null });
  await admin.post(`${path}/${moss?.id}?fields=title&expand=variants`, { title: "Moss" });
  await admin.post(`${path}/${moss?.id}?region_id=${shop.region}`, { title: "Moss" });

  await admin.post(path, { title: "Dust", prices, color: "red" }, { status: 400 });
  await admin.post(path, { title: "Dust", prices, options: [] }, { status: 400 });
  const both = [{ currency_code: shop.currency, region_id: shop.region, amount: 1 }];
  await admin.post(`${path}/${moss?.id}`, { prices: both }, { status: 400 });
  await admin.post(`${path}/none`, { title: "None" }, { status: 404 });

  const removed = await admin.delete<{ variant_id: string }>(`${path}/${moss?.id}`);
  expect(removed.body.variant_id).toBe(moss?.id);
  await admin.delete("/admin/products/none/variants/none", undefined, { status: 404 });
});
