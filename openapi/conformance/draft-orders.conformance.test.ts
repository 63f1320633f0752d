import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Cart, Entity, OrderAnswer } from "./records.ts";
import { fresh, visitor, type Caller } from "./store.ts";

interface Draft extends Entity {
  display_id: number;
  status: string;
  order_id: string | null;
  no_notification_order: boolean | null;
  cart: Cart;
}
interface Answer {
  draft_order: Draft;
}
interface List {
  draft_orders: Draft[];
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

async function drafted(more: object = {}): Promise<Draft> {
  const { body } = await admin.post<Answer>("/admin/draft-orders", {
    email: `${fresh("draft")}@example.com`,
    region_id: fixture.region,
    items: [{ variant_id: fixture.oat.id, quantity: 2 }],
    shipping_methods: [{ option_id: fixture.shipping }],
    ...more,
  });
  return body.draft_order;
}

it("a draft order is created with all fields in one call", async () => {
  const draft = await drafted({
    status: "open",
    customer_id: fixture.customer.id,
    billing_address: fixture.address,
    shipping_address: { ...fixture.address, metadata: { floor: 2 } },
    items: [
      { variant_id: fixture.oat.id, quantity: 1, metadata: { engraving: "Ada" } },
      { variant_id: fixture.slate.id, quantity: 1, unit_price: 500 },
      { title: "Gift wrapping", unit_price: 300, quantity: 2 },
    ],
    shipping_methods: [{ option_id: fixture.shipping, price: 100, data: {} }],
    discounts: [],
    no_notification_order: true,
    metadata: { source: "conformance" },
  });
  expect(draft).toMatchObject({ status: "open", order_id: null, no_notification_order: true });
  const { body } = await admin.get<Answer>(`/admin/draft-orders/${draft.id}`);
  const prices = body.draft_order.cart.items.map(({ unit_price }) => unit_price);
  expect(prices.toSorted((a, b) => a - b)).toEqual([300, 500, 2000]);
});

describe("draft orders", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-created_at",
    "?expand=cart",
    "?expand=",
    "?status[]=open&status[]=completed",
    "?q=nobody-is-called-so",
    "?created_at[gte]=2020-01-01&updated_at[lt]=946684800",
  ])("are listed with %s", async (query) => {
    await admin.get(`/admin/draft-orders${query}`);
  });

  it("are found by number and by email address, but not with unknown or invalid parameters", async () => {
    const { id, display_id, cart } = await drafted();
    for (const word of [display_id, cart.email ?? ""]) {
      const { body } = await admin.get<List>(`/admin/draft-orders?q=${word}`);
      expect(body.draft_orders.map((draft) => draft.id)).toContain(id);
    }
    for (const query of ["color=red", "status[]=lost", "status=open", "fields=id", "limit=many"])
      await admin.get(`/admin/draft-orders?${query}`, { status: 400 });
    await admin.get("/admin/draft-orders/none", { status: 404 });
    await visitor.get("/admin/draft-orders", { status: 401 });
  });

  it("are rejected if they are invalid", async () => {
    const good = {
      email: "a@example.com",
      region_id: fixture.region,
      shipping_methods: [{ option_id: fixture.shipping }],
    };
    for (const more of [
      { color: "red" },
      { email: "nobody" },
      { region_id: undefined },
      { shipping_methods: undefined },
      { status: "lost" },
      { items: [{ variant_id: fixture.oat.id }] },
    ])
      await admin.post("/admin/draft-orders", { ...good, ...more }, { status: 400 });
    for (const more of [
      { region_id: "none" },
      { discounts: [{ code: "none" }] },
      { shipping_methods: [{ option_id: "none" }] },
    ])
      await admin.post("/admin/draft-orders", { ...good, ...more }, { status: 404 });
  });
});

it("an open draft order is changed", async () => {
  const { id } = await drafted();
  const path = `/admin/draft-orders/${id}`;
  const { body } = await admin.post<Answer>(path, {
    region_id: fixture.region,
    country_code: fixture.country,
    email: "changed@example.com",
    billing_address: fixture.address,
    shipping_address: fixture.address,
    discounts: [],
  });
  expect(body.draft_order.cart.email).toBe("changed@example.com");
  await admin.post(path, { customer_id: fixture.customer.id });
  await admin.post(path, { no_notification_order: true });
  const read = await admin.get<Answer>(path);
  expect(read.body.draft_order.no_notification_order).toBe(true);
  for (const wrong of [{ color: "red" }, { metadata: {} }, { email: "nobody" }])
    await admin.post(path, wrong, { status: 400 });
  await admin.post("/admin/draft-orders/none", {}, { status: 404 });
});

it("a draft order can contain items with and without a product", async () => {
  const draft = await drafted();
  const path = `/admin/draft-orders/${draft.id}/line-items`;
  await admin.post(path, { variant_id: fixture.slate.id, quantity: 1, metadata: { a: 1 } });
  const { body } = await admin.post<Answer>(path, { unit_price: 300, quantity: 1 });
  const custom = only(body.draft_order.cart.items, (item) => item.variant_id === null);
  expect(custom.title).toBe("Custom item");
  const changed = await admin.post<Answer>(`${path}/${custom.id}`, {
    title: "Gift wrapping",
    unit_price: 350,
    quantity: 2,
    metadata: { color: "blue" },
  });
  expect(only(changed.body.draft_order.cart.items, ({ id }) => id === custom.id)).toMatchObject({
    title: "Gift wrapping",
    unit_price: 350,
    quantity: 2,
  });
  const without = await admin.post<Answer>(`${path}/${custom.id}`, { quantity: 0 });
  expect(without.body.draft_order.cart.items).toHaveLength(2);
  const oat = only(without.body.draft_order.cart.items);
  const removed = await admin.delete<Answer>(`${path}/${oat.id}`);
  expect(removed.body.draft_order.cart.items).toHaveLength(1);
  for (const wrong of [{}, { quantity: 1.5 }, { quantity: 1, color: "red" }])
    await admin.post(path, wrong, { status: 400 });
  await admin.post(`${path}/${oat.id}`, { color: "red" }, { status: 400 });
  for (const [action, wrong] of [
    ["line-items", { quantity: 1 }],
    ["line-items/none", { quantity: 1 }],
    ["pay", undefined],
  ] as const)
    await admin.post(`/admin/draft-orders/none/${action}`, wrong, { status: 404 });
  await admin.delete("/admin/draft-orders/none/line-items/none", undefined, { status: 404 });
});

it("a draft order becomes an order when it's paid, and can't be paid again", async () => {
  const { id } = await drafted({ shipping_address: fixture.address });
  const path = `/admin/draft-orders/${id}`;
  const { body } = await admin.post<OrderAnswer>(`${path}/pay`);
  expect(body.order).toMatchObject({ payment_status: "captured", total: 5520 });
  const read = await admin.get<Answer>(path);
  expect(read.body.draft_order).toMatchObject({ status: "completed", order_id: body.order.id });
  await admin.get(`/admin/orders/${body.order.id}?expand=items,draft_order`);
  await admin.post(path, { email: "late@example.com" }, { status: 400 });
  await admin.post(`${path}/pay`, undefined, { status: 422 });
});

it("a draft order is deleted", async () => {
  const { id } = await drafted();
  const { body } = await admin.delete(`/admin/draft-orders/${id}`);
  expect(body).toEqual({ id, object: "draft-order", deleted: true });
  await admin.delete(`/admin/draft-orders/${id}`);
});
