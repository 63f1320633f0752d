import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openShop, type Shop } from "./shop.ts";
import { fresh, prepare, visitor, type Caller } from "./store.ts";

interface Condition {
  id: string;
  type: string;
  operator: string;
}
interface Discount {
  id: string;
  code: string;
  is_disabled: boolean;
  ends_at: string | null;
  usage_limit: number | null;
  parent_discount_id: string | null;
  regions: { id: string }[];
  rule: { id: string; value: number; conditions: Condition[] };
}
interface Answer {
  discount: Discount;
}
interface List {
  discounts: Discount[];
  count: number;
}

let shop: Shop;
let admin: Caller;
const made: string[] = [];
beforeAll(async () => {
  shop = await openShop();
  ({ admin } = shop);
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/discounts/${id}`);
  await shop.close();
});

const percentage = { type: "percentage", value: 10, allocation: "total" };

async function create(more: object = {}): Promise<Discount> {
  const { body } = await admin.post<Answer>("/admin/discounts", {
    code: fresh("code"),
    rule: percentage,
    regions: [shop.region],
    ...more,
  });
  made.push(body.discount.id);
  return body.discount;
}

it("discounts of each kind are created", async () => {
  const code = fresh("small");
  const simple = await create({ code });
  expect(simple).toMatchObject({ code: code.toUpperCase(), ends_at: null, rule: percentage });
  await create({ rule: { type: "free_shipping", value: 0, allocation: "total" } });
  const full = await create({
    is_dynamic: true,
    is_disabled: false,
    starts_at: "2026-01-01",
    ends_at: "2099-01-01T00:00:00.000Z",
    valid_duration: "P1Y2M",
    usage_limit: 5,
    metadata: { source: "conformance" },
    rule: {
      type: "fixed",
      value: 500,
      allocation: "item",
      description: "Five off",
      conditions: [{ operator: "in", products: [shop.product.id] }],
    },
  });
  expect(full.rule.conditions).toMatchObject([{ type: "products", operator: "in" }]);
  await create({ ends_at: null, usage_limit: null, valid_duration: null, metadata: null });
});

it("an invalid discount is rejected", async () => {
  const { code } = await create();
  const base = { code: fresh("code"), rule: percentage, regions: [shop.region] };
  const refused = [
    { ...base, color: "red" },
    { ...base, code: "" },
    { ...base, rule: { type: "percentage", value: 10 } },
    { ...base, rule: { ...percentage, value: 101 } },
    { ...base, rule: { ...percentage, type: "gift" } },
    { ...base, rule: { ...percentage, conditions: [{ operator: "in" }] } },
    { ...base, regions: [] },
    { ...base, usage_limit: 0 },
    { ...base, valid_duration: "long" },
    { ...base, starts_at: "2026-05-01", ends_at: "2026-04-01" },
    { code: base.code, rule: base.rule },
  ];
  for (const body of refused) await admin.post("/admin/discounts", body, { status: 400 });
  await admin.post("/admin/discounts", { ...base, regions: ["none"] }, { status: 404 });
  await admin.post("/admin/discounts", { ...base, code }, { status: 422 });
  await visitor.post("/admin/discounts", base, { status: 401 });
});

describe("a list of discounts", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-code",
    "?expand=",
    "?expand=rule",
    "?expand=rule.conditions.products,regions.countries,parent_discount",
    "?fields=code",
    "?fields=-metadata&expand=regions",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=2020-01-01T00:00:00.000Z",
    "?created_at[lt]=946684800",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/discounts${query}`);
  });

  it("returns the matching discounts for each filter", async () => {
    const one = await create({
      code: fresh("filter"),
      is_disabled: true,
      is_dynamic: true,
      rule: { type: "fixed", value: 100, allocation: "item" },
    });
    for (const query of [
      "is_dynamic=true&is_disabled=true",
      "rule[type]=fixed&rule[allocation]=item",
      "is_disabled=true",
    ]) {
      const path = `/admin/discounts?q=${one.code}&${query}`;
      const { body } = await admin.get<List>(path);
      expect(body.discounts.map(({ id }) => id)).toEqual([one.id]);
    }
    const { body } = await admin.get<List>(`/admin/discounts?q=${one.code}&is_disabled=false`);
    expect(body.discounts).toEqual([]);
  });

  it("rejects unknown or invalid parameters, and callers who aren't signed in", async () => {
    await admin.get("/admin/discounts?color=red", { status: 400 });
    await admin.get("/admin/discounts?rule[type]=gift", { status: 400 });
    await visitor.get("/admin/discounts", { status: 401 });
  });
});

it("a discount is retrieved by id and by code", async () => {
  const { id, code } = await create();
  for (const path of [`/admin/discounts/${id}`, `/admin/discounts/code/${code.toLowerCase()}`]) {
    for (const query of ["", "?expand=", "?expand=rule.conditions,regions", "?fields=code"]) {
      const { body } = await admin.get<Answer>(path + query);
      expect(body.discount.id).toBe(id);
    }
  }
  await admin.get("/admin/discounts/none", { status: 404 });
  await admin.get("/admin/discounts/code/none", { status: 404 });
});

it("a discount is updated", async () => {
  const { id, rule } = await create();
  const path = `/admin/discounts/${id}`;
  const { body } = await admin.post<Answer>(path, {
    code: fresh("renamed"),
    is_disabled: true,
    starts_at: "2026-01-01",
    ends_at: "2099-01-01",
    usage_limit: 7,
    regions: [shop.region],
    metadata: { told: true },
    rule: {
      id: rule.id,
      value: 20,
      description: "Twenty",
      allocation: "item",
      conditions: [{ operator: "not_in", product_types: [shop.product.type.id] }],
    },
  });
  expect(body.discount).toMatchObject({ is_disabled: true, usage_limit: 7, rule: { value: 20 } });
  const condition = body.discount.rule.conditions[0];
  await admin.post(`${path}?expand=rule.conditions`, {
    ends_at: null,
    usage_limit: null,
    rule: {
      id: rule.id,
      description: null,
      conditions: [
        { id: condition?.id, operator: "not_in", product_types: [shop.product.type.id] },
      ],
    },
  });
  await admin.post(`${path}?fields=code`, { metadata: { told: "" } });
  for (const wrong of [
    { is_dynamic: true },
    { rule: { value: 1 } },
    { starts_at: null },
    { rule: { id: rule.id, type: "fixed" } },
  ]) {
    await admin.post(path, wrong, { status: 400 });
  }
  await admin.post("/admin/discounts/none", { is_disabled: true }, { status: 404 });
});

it("a discount's conditions are created, retrieved, updated, and deleted", async () => {
  const { id } = await create();
  const path = `/admin/discounts/${id}/conditions`;
  const products = [shop.product.id];
  const { body } = await admin.post<Answer>(path, { operator: "in", products });
  const condition = body.discount.rule.conditions[0] as Condition;
  expect(condition).toMatchObject({ type: "products", operator: "in" });
  await admin.post(path, { operator: "in", products }, { status: 422 });
  await admin.post(path, { operator: "in" }, { status: 400 });
  await admin.post(path, { operator: "in", products, product_tags: [] }, { status: 400 });
  await admin.post(`${path}?expand=rule.conditions&fields=code`, {
    operator: "not_in",
    product_collections: [shop.collection],
  });
  await admin.post(
    "/admin/discounts/none/conditions",
    { operator: "in", products },
    { status: 404 },
  );

  const one = `${path}/${condition.id}`;
  await admin.get(one);
  await admin.get(`${one}?fields=operator&expand=`);
  const expanded = await admin.get<{ discount_condition: { products: { id: string }[] } }>(
    `${one}?expand=products,product_types,product_tags,product_collections,customer_groups,discount_rule`,
  );
  expect(expanded.body.discount_condition.products.map((product) => product.id)).toEqual(products);
  await admin.get(`${path}/none`, { status: 404 });

  const other = await prepare<{ product: { id: string } }>("POST", "/admin/products", {
    title: fresh("Bowl"),
  });
  const productsOf = async () => {
    const read = await admin.get<typeof expanded.body>(`${one}?expand=products`);
    return read.body.discount_condition.products.map((product) => product.id).toSorted();
  };
  const resources = [{ id: other.product.id }];
  await admin.post(`${one}/batch`, { resources });
  expect(await productsOf()).toEqual([...products, other.product.id].toSorted());
  await admin.post(`${one}/batch?expand=regions`, { resources });
  await admin.post(`${one}/batch`, {}, { status: 400 });
  await admin.post(`${path}/none/batch`, { resources }, { status: 404 });
  await admin.delete(`${one}/batch`, { resources });
  expect(await productsOf()).toEqual(products);
  await admin.delete(`${one}/batch?fields=code`, { resources });
  await admin.delete(`${one}/batch`, {}, { status: 400 });
  await admin.post(one, { products: [other.product.id] });
  expect(await productsOf()).toContain(other.product.id);
  await admin.post(one, { operator: "in", products }, { status: 400 });
  await admin.post(one, {}, { status: 400 });

  await admin.delete(one);
  const again = await admin.delete<Answer & { deleted: boolean }>(`${one}?expand=rule.conditions`);
  expect(again.body.deleted).toBe(true);
  await prepare("DELETE", `/admin/products/${other.product.id}`);
});

it("codes are created from a template", async () => {
  const pattern = await create({ is_dynamic: true, valid_duration: "P30D", usage_limit: 2 });
  const path = `/admin/discounts/${pattern.id}/dynamic-codes`;
  const code = fresh("mine").toUpperCase();
  const { body } = await admin.post<Answer>(path, { code, usage_limit: 9, metadata: { a: 1 } });
  // The server ignores the limit in the request, and uses the template's limit.
  expect(body.discount).toMatchObject({ code, parent_discount_id: pattern.id, usage_limit: 2 });
  expect(body.discount.ends_at).not.toBeNull();
  await admin.get(`/admin/discounts/${body.discount.id}?expand=parent_discount.rule`);
  await admin.post(path, { code }, { status: 422 });
  await admin.post(path, {}, { status: 400 });
  const plain = await create();
  await admin.post(`/admin/discounts/${plain.id}/dynamic-codes`, { code: "A" }, { status: 400 });
  await admin.post("/admin/discounts/none/dynamic-codes", { code: "A" }, { status: 404 });

  const deleted = await admin.delete<Answer>(`${path}/${code}`);
  expect(deleted.body.discount.id).toBe(pattern.id);
  await admin.get(`/admin/discounts/code/${code}`, { status: 404 });
});

it("regions are added to a discount and removed", async () => {
  const { id } = await create();
  const { region } = await prepare<{ region: { id: string } }>("POST", "/admin/regions", {
    name: fresh("Region"),
    currency_code: shop.currency,
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  const path = `/admin/discounts/${id}/regions`;
  const more = await admin.post<Answer>(`${path}/${region.id}`);
  expect(more.body.discount.regions.map((one) => one.id)).toContain(region.id);
  const fewer = await admin.delete<Answer>(`${path}/${region.id}`);
  expect(fewer.body.discount.regions.map((one) => one.id)).toEqual([shop.region]);
  await admin.post(`${path}/none`, undefined, { status: 404 });
  await prepare("DELETE", `/admin/regions/${region.id}`);
});

it("a discount can be deleted twice", async () => {
  const { id } = await create();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/discounts/${id}`);
    expect(body).toEqual({ id, object: "discount", deleted: true });
  }
  await admin.get(`/admin/discounts/${id}`, { status: 404 });
});
