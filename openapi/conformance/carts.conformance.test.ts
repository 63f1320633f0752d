import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Cart, CartAnswer } from "./records.ts";
import { fresh, prepare, visitor } from "./store.ts";

let fixture: CheckoutFixture;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
});
afterAll(() => fixture.close());

async function started(): Promise<Cart> {
  const { body } = await visitor.post<CartAnswer>("/store/carts", {
    region_id: fixture.region,
    sales_channel_id: fixture.channel,
    items: [{ variant_id: fixture.oat.id, quantity: 1 }],
  });
  return body.cart;
}

/** Creates a discount of 10% and a gift card of 5.00 for the region of these tests. */
async function codes(): Promise<{ discount: string; card: string; remove: () => Promise<void> }> {
  const { discount } = await prepare<{ discount: { id: string; code: string } }>(
    "POST",
    "/admin/discounts",
    {
      code: fresh("TEN").toUpperCase(),
      is_dynamic: false,
      is_disabled: false,
      regions: [fixture.region],
      rule: { type: "percentage", value: 10, allocation: "total" },
    },
  );
  const { gift_card } = await prepare<{ gift_card: { id: string; code: string } }>(
    "POST",
    "/admin/gift-cards",
    { region_id: fixture.region, value: 500 },
  );
  return {
    discount: discount.code,
    card: gift_card.code,
    remove: async () => {
      await prepare("DELETE", `/admin/discounts/${discount.id}`);
      await prepare("DELETE", `/admin/gift-cards/${gift_card.id}`);
    },
  };
}

describe("creating a cart", () => {
  it("doesn't require any input", async () => {
    const { body } = await visitor.post<CartAnswer>("/store/carts", {});
    expect(body.cart).toMatchObject({ type: "default", items: [], email: null, total: 0 });
  });

  it("accepts all fields in one call", async () => {
    const { body } = await fixture.customer.post<CartAnswer>("/store/carts", {
      region_id: fixture.region,
      sales_channel_id: fixture.channel,
      country_code: fixture.country.toUpperCase(),
      items: [{ variant_id: fixture.oat.id, quantity: 2 }],
      context: { campaign: "spring" },
    });
    expect(body.cart.customer_id).toBe(fixture.customer.id);
    expect(body.cart.email).toBe(fixture.customer.email);
    expect(body.cart.context["campaign"]).toBe("spring");
    expect(body.cart).toMatchObject({ subtotal: 4000, tax_total: 800, total: 4800 });
  });

  it("rejects invalid input", async () => {
    const item = { variant_id: fixture.oat.id, quantity: 1 };
    for (const body of [
      { color: "red" },
      { region_id: 1 },
      { items: [{ variant_id: fixture.oat.id }] },
      { items: [{ ...item, metadata: {} }] },
      { items: item },
    ])
      await visitor.post("/store/carts", body, { status: 400 });
    await visitor.post("/store/carts", { region_id: "none" }, { status: 404 });
  });
});

it("a cart is retrieved", async () => {
  const { id } = await fixture.cart();
  const path = `/store/carts/${id}`;
  const whole = await visitor.get<CartAnswer>(path);
  expect(whole.body.cart).toMatchObject({
    subtotal: 10_400,
    shipping_total: 600,
    tax_total: 2200,
    total: 13_200,
  });
  for (const query of [
    "?expand=",
    "?expand=customer,sales_channel,items.tax_lines,items.variant.product,shipping_methods.tax_lines",
    "?expand=items,items.variant",
    "?fields=email,total",
    "?fields=id&expand=region",
  ])
    await visitor.get(path + query);
  await visitor.get("/store/carts/none", { status: 404 });
  await visitor.get(`${path}?color=red`, { status: 400 });
  await visitor.get(`${path}?fields=nope`, { status: 500 });
});

describe("a cart's items", () => {
  it("are added, increased, changed, and removed", async () => {
    const { id } = await started();
    const path = `/store/carts/${id}/line-items`;
    const add = (quantity: number, metadata?: object) =>
      visitor.post<CartAnswer>(path, {
        variant_id: fixture.oat.id,
        quantity,
        ...(metadata && { metadata }),
      });
    const raised = await add(2);
    expect(raised.body.cart.items.map(({ quantity }) => quantity)).toEqual([3]);
    expect(raised.headers.get("idempotency-key")).toMatch(/^[\da-f-]{36}$/);
    const other = await add(1, { engraving: "Ada" });
    expect(other.body.cart.items).toHaveLength(2);
    const engraved = only(other.body.cart.items, ({ metadata }) => "engraving" in metadata);
    const changed = await visitor.post<CartAnswer>(`${path}/${engraved.id}`, {
      quantity: 4,
      metadata: { engraving: "Eve" },
    });
    expect(only(changed.body.cart.items, (one) => one.id === engraved.id)).toMatchObject({
      quantity: 4,
      metadata: { engraving: "Eve" },
    });
    const without = await visitor.delete<CartAnswer>(`${path}/${engraved.id}`);
    expect(without.body.cart.items).toHaveLength(1);
    const left = only(without.body.cart.items);
    const emptied = await visitor.post<CartAnswer>(`${path}/${left.id}`, { quantity: 0 });
    expect(emptied.body.cart).toMatchObject({ items: [], total: 0 });
    // For a line that has been deleted, the quantity 0 succeeds, as a second deletion does. Other quantities fail.
    const again = await visitor.post<CartAnswer>(`${path}/${left.id}`, { quantity: 0 });
    expect(again.body.cart).toMatchObject({ items: [], total: 0 });
    await visitor.post(`${path}/${left.id}`, { quantity: 2 }, { status: 400 });
  });

  it("aren't added twice if the request is retried with the server's idempotency key", async () => {
    const { id } = await started();
    const path = `/store/carts/${id}/line-items`;
    const item = { variant_id: fixture.slate.id, quantity: 1 };
    const first = await visitor.post<CartAnswer>(path, item);
    const headers = { "Idempotency-Key": first.headers.get("idempotency-key") ?? "" };
    const again = await visitor.post<CartAnswer>(path, item, { headers });
    const amounts = ({ body }: typeof first) => body.cart.items.map(({ quantity }) => quantity);
    expect(amounts(again)).toEqual(amounts(first));
  });

  it("are rejected if they are invalid", async () => {
    const { id, items } = await started();
    const path = `/store/carts/${id}/line-items`;
    const good = { variant_id: fixture.oat.id, quantity: 1 };
    for (const more of [{ color: "red" }, { quantity: 0 }, { quantity: 1.5 }, { variant_id: 1 }])
      await visitor.post(path, { ...good, ...more }, { status: 400 });
    await visitor.post(path, { ...good, quantity: 100_000 }, { status: 400 });
    await visitor.post("/store/carts/none/line-items", good, { status: 404 });
    const item = `${path}/${only(items).id}`;
    for (const body of [{}, { quantity: 1, color: "red" }, { quantity: "many" }])
      await visitor.post(item, body, { status: 400 });
    await visitor.post(`${path}/none`, { quantity: 1 }, { status: 400 });
    // Most writes to a cart that doesn't exist return 500 and not 404.
    await visitor.delete(`/store/carts/none/line-items/${only(items).id}`, undefined, {
      status: 500,
    });
  });
});

describe("updating a cart", () => {
  it("accepts a customer, addresses, and codes", async () => {
    const { id } = await started();
    const path = `/store/carts/${id}`;
    const { discount, card, remove } = await codes();
    await visitor.post(path, {
      region_id: fixture.region,
      country_code: fixture.country,
      sales_channel_id: fixture.channel,
      email: `${fresh("guest")}@example.com`,
      billing_address: fixture.address,
      shipping_address: { ...fixture.address, company: null, metadata: { floor: 2 } },
      context: { campaign: "autumn" },
    });
    const { body } = await visitor.post<CartAnswer>(path, {
      discounts: [{ code: discount }],
      gift_cards: [{ code: card }],
    });
    expect(body.cart).toMatchObject({ discount_total: 200, gift_card_total: 500, total: 1560 });
    await visitor.get(`${path}?expand=discounts,discounts.regions,gift_cards,gift_cards.region`);
    const without = await visitor.delete<CartAnswer>(`${path}/discounts/${discount}`);
    expect(without.body.cart.discounts).toEqual([]);
    const bare = await visitor.post<CartAnswer>(path, { gift_cards: [] });
    expect(bare.body.cart.gift_cards).toEqual([]);
    const owned = await visitor.post<CartAnswer>(path, { customer_id: fixture.customer.id });
    expect(owned.body.cart.email).toBe(fixture.customer.email);
    await remove();
  });

  it("rejects invalid input", async () => {
    const { id } = await started();
    const path = `/store/carts/${id}`;
    for (const body of [
      { color: "red" },
      { email: "nobody" },
      { email: null },
      { shipping_address: { street: "Main Road" } },
      { discounts: ["TEN"] },
      { customer_id: 1 },
    ])
      await visitor.post(path, body, { status: 400 });
    await visitor.post(path, { discounts: [{ code: "none" }] }, { status: 404 });
    await visitor.post(path, { gift_cards: [{ code: "none" }] }, { status: 404 });
    await visitor.post(path, { region_id: "none" }, { status: 404 });
    await visitor.post("/store/carts/none", {}, { status: 500 });
  });
});

it("a cart has a shipping method only once, even if its option is added twice", async () => {
  const { id } = await started();
  const path = `/store/carts/${id}/shipping-methods`;
  await visitor.post(path, { option_id: fixture.shipping, data: { note: "to the back door" } });
  const { body } = await visitor.post<CartAnswer>(path, { option_id: fixture.shipping });
  expect(body.cart.shipping_methods).toHaveLength(1);
  await visitor.post(path, {}, { status: 400 });
  await visitor.post(path, { option_id: fixture.shipping, color: "red" }, { status: 400 });
  await visitor.post(path, { option_id: "none" }, { status: 404 });
});

it("taxes are calculated, and the response contains an idempotency key", async () => {
  const { id } = await fixture.cart();
  const { body, headers } = await visitor.post<CartAnswer>(`/store/carts/${id}/taxes`);
  expect(body.cart.tax_total).toBe(2200);
  expect(headers.has("idempotency-key")).toBe(true);
  await visitor.post("/store/carts/none/taxes", undefined, { status: 500 });
});

it("a cart's payment session is created, updated, refreshed, chosen, and deleted", async () => {
  const { id } = await fixture.cart();
  const path = `/store/carts/${id}`;
  const { body } = await visitor.post<CartAnswer & { data: Cart }>(`${path}/payment-sessions`);
  expect(body.cart.payment_session?.provider_id).toBe("manual");
  expect(body.data.id).toBe(id);
  const updated = await visitor.post<CartAnswer>(`${path}/payment-sessions/manual`, {
    data: { card: "visa" },
  });
  expect(only(updated.body.cart.payment_sessions).provider_id).toBe("manual");
  await visitor.post(`${path}/payment-sessions/manual/refresh`);
  await visitor.post(`${path}/payment-session`, { provider_id: "manual" });
  const dropped = await visitor.delete<CartAnswer>(`${path}/payment-sessions/manual`);
  expect(dropped.body.cart.payment_sessions).toEqual([]);
  await visitor.post(`${path}/payment-session`, { provider_id: "none" }, { status: 400 });
  await visitor.post(`${path}/payment-session`, { color: "red" }, { status: 400 });
  for (const data of [{}, { data: "visa" }, { data: {}, color: "red" }])
    await visitor.post(`${path}/payment-sessions/manual`, data, { status: 400 });
  await visitor.delete("/store/carts/none/payment-sessions/manual", undefined, { status: 500 });
});

it("one of a cart's payment sessions can be chosen, and later replaced with another one", async () => {
  const regions = `/admin/regions/${fixture.region}/payment-providers`;
  await prepare("POST", regions, { provider_id: "test-payment" });
  const { id } = await fixture.cart();
  const path = `/store/carts/${id}`;
  const { body } = await visitor.post<CartAnswer>(`${path}/payment-sessions`);
  const offered = body.cart.payment_sessions.map(({ provider_id }) => provider_id).sort();
  expect([offered, body.cart.payment_session ?? null]).toEqual([["manual", "test-payment"], null]);
  for (const provider_id of offered) {
    await visitor.post(`${path}/payment-session`, { provider_id });
    const read = await visitor.get<CartAnswer>(path);
    expect(read.body.cart.payment_session?.provider_id).toBe(provider_id);
  }
  await prepare("DELETE", `${regions}/test-payment`);
});
