import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

type Ids = { id: string }[];
interface TaxRate {
  id: string;
  name: string;
  code: string;
  rate: number | null;
  product_count?: number;
  products?: Ids;
  product_types?: Ids;
  shipping_options?: Ids;
}
interface Answer {
  tax_rate: TaxRate;
}

let shop: Shop;
let admin: Caller;
let option: string;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
  const { shipping_option } = await prepare<{ shipping_option: { id: string } }>(
    "POST",
    "/admin/shipping-options",
    {
      name: fresh("Post"),
      region_id: shop.region,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 500,
    },
  );
  option = shipping_option.id;
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/tax-rates/${id}`);
  await prepare("DELETE", `/admin/shipping-options/${option}`);
  await shop.close();
});

async function create(more: object = {}, query = ""): Promise<TaxRate> {
  const { body } = await admin.post<Answer>(`/admin/tax-rates${query}`, {
    code: fresh("code"),
    name: "Reduced",
    region_id: shop.region,
    ...more,
  });
  made.push(body.tax_rate.id);
  return body.tax_rate;
}

it("a tax rate is created for products, product types, and shipping options", async () => {
  const one = await create(
    {
      rate: 6.5,
      products: [shop.product.id],
      product_types: [shop.product.type.id],
      shipping_options: [option],
    },
    "?expand[]=products&expand[]=product_types&expand[]=shipping_options",
  );
  expect(one).toMatchObject({ rate: 6.5, products: [{ id: shop.product.id }] });
  expect(one.shipping_options?.map(({ id }) => id)).toEqual([option]);
  expect(await create({ rate: null }, "?fields[]=rate")).toMatchObject({ rate: null });
  const base = { code: "A", name: "A", region_id: shop.region };
  await admin.post("/admin/tax-rates", { name: "A", region_id: shop.region }, { status: 400 });
  await admin.post("/admin/tax-rates", { ...base, color: "red" }, { status: 400 });
  await admin.post("/admin/tax-rates", { ...base, rate: "6" }, { status: 400 });
  await admin.post("/admin/tax-rates", { ...base, region_id: "none" }, { status: 404 });
  await visitor.post("/admin/tax-rates", base, { status: 401 });
});

describe("a list of tax rates", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-name",
    "?expand[]=products&expand[]=product_types&expand[]=shipping_options&expand[]=region",
    "?fields[]=rate&fields[]=product_count",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/tax-rates${query}`);
  });

  it("returns the matching tax rates for each filter", async () => {
    const one = await create({ name: fresh("Find"), rate: 7 });
    for (const query of [
      `name=${one.name}`,
      `code=${one.code}`,
      `q=${one.name}`,
      `code=${one.code}&region_id[]=${shop.region}`,
      `code=${one.code}&rate[gt]=6&rate[lte]=7`,
    ]) {
      const { body } = await admin.get<{ tax_rates: TaxRate[] }>(`/admin/tax-rates?${query}`);
      expect(body.tax_rates.map(({ id }) => id)).toEqual([one.id]);
    }
    const none = await admin.get<{ count: number }>(`/admin/tax-rates?code=${one.code}&rate[lt]=7`);
    expect(none.body.count).toBe(0);
  });

  it("rejects a comma-separated list of names, and unknown parameters", async () => {
    await admin.get("/admin/tax-rates?expand=products", { status: 400 });
    await admin.get("/admin/tax-rates?fields=rate", { status: 400 });
    await admin.get("/admin/tax-rates?color=red", { status: 400 });
    await visitor.get("/admin/tax-rates", { status: 401 });
  });
});

it("a tax rate is retrieved, updated, and deleted", async () => {
  const one = await create({ products: [shop.product.id] });
  const path = `/admin/tax-rates/${one.id}`;
  await admin.get(path);
  await admin.get(`${path}?expand[]=region`);
  const counted = await admin.get<Answer>(
    `${path}?fields[]=product_count&fields[]=product_type_count&fields[]=shipping_option_count`,
  );
  expect(counted.body.tax_rate.product_count).toBe(1);

  const { body } = await admin.post<Answer>(`${path}?expand[]=products&expand[]=product_types`, {
    name: "Renamed",
    code: fresh("code"),
    rate: null,
    region_id: shop.region,
    products: [],
    product_types: [shop.product.type.id],
    shipping_options: [],
  });
  expect(body.tax_rate).toMatchObject({ name: "Renamed", rate: null, products: [] });
  await admin.post(`${path}?fields[]=rate`, { rate: 8 });
  await admin.post(path, { color: "red" }, { status: 400 });
  await admin.get("/admin/tax-rates/none", { status: 404 });
  await admin.post("/admin/tax-rates/none", { rate: 1 }, { status: 404 });

  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: one.id, object: "tax-rate", deleted: true });
  }
  await admin.get(path, { status: 404 });
});

it("a tax rate still exists after its region is deleted", async () => {
  const { region } = await prepare<{ region: { id: string } }>("POST", "/admin/regions", {
    name: fresh("Region"),
    currency_code: shop.currency,
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  const { id } = await create({ region_id: region.id });
  await prepare("DELETE", `/admin/regions/${region.id}`);
  const { body } = await admin.get<{ tax_rate: { region: unknown } }>(
    `/admin/tax-rates/${id}?expand[]=region`,
  );
  expect(body.tax_rate.region).toBeNull();
});

it.each([
  ["products", "products", () => shop.product.id],
  ["product-types", "product_types", () => shop.product.type.id],
  ["shipping-options", "shipping_options", () => option],
] as const)("a tax rate is applied to %s, and removed again", async (address, field, idOf) => {
  const { id } = await create();
  const path = `/admin/tax-rates/${id}/${address}/batch`;
  const added = await admin.post<Answer>(`${path}?expand[]=${field}`, { [field]: [idOf()] });
  expect(added.body.tax_rate[field]?.map((one) => one.id)).toEqual([idOf()]);
  await admin.post(`${path}?fields[]=rate`, { [field]: [idOf()] });
  await admin.post(path, {}, { status: 400 });
  await admin.post(path, { [field]: ["none"] }, { status: 404 });
  const removed = await admin.delete<Answer>(`${path}?expand[]=${field}`, { [field]: [idOf()] });
  expect(removed.body.tax_rate[field]).toEqual([]);
  await admin.delete(path, { [field]: [idOf()] });
  await admin.delete(path, {}, { status: 400 });
});
