// Tests the descriptions of carts and order edits that mention effects on other records, and the descriptions of calls that
// have no effect.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { CartAnswer, Entity } from "./records.ts";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

let fixture: CheckoutFixture;
let other: string;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  admin = await signInAdmin();
  const { region } = await prepare<{ region: Entity }>("POST", "/admin/regions", {
    name: fresh("Elsewhere"),
    currency_code: fixture.currency,
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [],
  });
  other = region.id;
});
afterAll(() => fixture.close());

const channel = async (more: object): Promise<string> => {
  const { sales_channel } = await prepare<{ sales_channel: Entity }>(
    "POST",
    "/admin/sales-channels",
    { name: fresh("Market"), ...more },
  );
  return sales_channel.id;
};

describe("a cart", () => {
  it("keeps its items, but loses shipping and payment, when its region changes", async () => {
    const { gift_card } = await prepare<{ gift_card: Entity & { code: string } }>(
      "POST",
      "/admin/gift-cards",
      { region_id: fixture.region, value: 500 },
    );
    const before = await fixture.cart();
    const path = `/store/carts/${before.id}`;
    await visitor.post(path, { gift_cards: [{ code: gift_card.code }] });
    const ready = await visitor.post<CartAnswer>(`${path}/payment-sessions`);
    expect(ready.body.cart.gift_card_total).toBe(500);
    expect(ready.body.cart.payment_sessions).toHaveLength(1);
    const { body } = await visitor.post<CartAnswer>(path, { region_id: other });
    expect(body.cart).toMatchObject({ shipping_methods: [], gift_cards: [], payment_sessions: [] });
    expect(body.cart.items).toHaveLength(before.items.length);
    await prepare("DELETE", `/admin/gift-cards/${gift_card.id}`);
  });

  it("loses items that aren't sold in its new sales channel", async () => {
    const { id } = await fixture.cart();
    const elsewhere = await channel({});
    const { body } = await visitor.post<CartAnswer>(`/store/carts/${id}`, {
      sales_channel_id: elsewhere,
    });
    expect(body.cart).toMatchObject({ sales_channel_id: elsewhere, items: [] });
    await prepare("DELETE", `/admin/sales-channels/${elsewhere}`);
  });

  it("is rejected if its sales channel is disabled", async () => {
    const closed = await channel({ is_disabled: true });
    const cart = { region_id: fixture.region, sales_channel_id: closed };
    await visitor.post("/store/carts", cart, { status: 400 });
    await prepare("DELETE", `/admin/sales-channels/${closed}`);
  });

  it("belongs to the signed-in customer, even if the body contains a different one", async () => {
    const { id } = await fixture.cart();
    const { body } = await fixture.customer.post<CartAnswer>(`/store/carts/${id}`, {
      customer_id: "cus_none",
    });
    expect(body.cart.customer_id).toBe(fixture.customer.id);
  });

  it("rejects a disabled gift card", async () => {
    const { gift_card } = await prepare<{ gift_card: Entity & { code: string } }>(
      "POST",
      "/admin/gift-cards",
      { region_id: fixture.region, value: 500, is_disabled: true },
    );
    const { id } = await fixture.cart();
    const gift_cards = [{ code: gift_card.code }];
    await visitor.post(`/store/carts/${id}`, { gift_cards }, { status: 400 });
    await prepare("DELETE", `/admin/gift-cards/${gift_card.id}`);
  });
});

describe("an order edit", () => {
  const started = async () => {
    const { id } = await fixture.order();
    const { body } = await admin.post<{ order_edit: Entity & { items: Entity[] } }>(
      "/admin/order-edits",
      { order_id: id },
    );
    return { order: id, ...body.order_edit };
  };
  const noteOf = async (id: string) =>
    (
      await admin.post<{ order_edit: { internal_note: string } }>(`/admin/order-edits/${id}`, {
        internal_note: "Later",
      })
    ).body.order_edit.internal_note;

  it("allows a new edit after it's canceled, and then still accepts a note, but no items", async () => {
    const { order, id, items } = await started();
    const path = `/admin/order-edits/${id}`;
    await admin.post(`${path}/cancel`);
    expect(await noteOf(id)).toBe("Later");
    const more = { quantity: 9 };
    await admin.post(`${path}/items/${items[0]?.id}`, more, { status: 400 });
    await admin.post("/admin/order-edits", { order_id: order });
  });

  it("can be declined only after it was requested, and stays declined", async () => {
    const { id, items } = await started();
    const decline = (status?: number) =>
      fixture.customer.post<{ order_edit: { status: string; declined_reason: string } }>(
        `/store/order-edits/${id}/decline`,
        { declined_reason: status ? "Too early" : "No" },
        status ? { status } : {},
      );
    await decline(400);
    await admin.post(`/admin/order-edits/${id}/items/${items[0]?.id}`, { quantity: 9 });
    await admin.post(`/admin/order-edits/${id}/request`, {});
    await decline();
    const { body } = await decline();
    expect(body.order_edit).toMatchObject({ status: "declined", declined_reason: "No" });
    await admin.post(`/admin/order-edits/${id}/cancel`, undefined, { status: 400 });
  });
});

describe("a call succeeds without an effect if it", () => {
  it("removes something that the region doesn't have", async () => {
    const path = `/admin/regions/${other}`;
    const { body: before } = await admin.get<{ region: object }>(path);
    await admin.delete(`${path}/countries/is`);
    await admin.delete(`${path}/payment-providers/none`);
    await admin.delete(`${path}/fulfillment-providers/none`);
    const { body: after } = await admin.get<{ region: object }>(path);
    expect(after.region).toMatchObject({ ...before.region, updated_at: expect.any(String) });
    for (const kind of ["payment", "fulfillment"])
      await admin.post(`${path}/${kind}-providers`, { provider_id: "none" }, { status: 404 });
  });

  it("removes something that the group, the collection, or the sales channel doesn't have", async () => {
    const id = only(
      (await admin.get<{ products: Entity[] }>("/admin/products?limit=1")).body.products,
    ).id;
    const away = await channel({});
    const path = `/admin/sales-channels/${away}`;
    await admin.delete(`${path}/products/batch`, { product_ids: [{ id }] });
    await admin.delete(`${path}/stock-locations`, { location_id: fixture.location });
    await prepare("DELETE", path);
    const { collection } = await prepare<{ collection: Entity }>("POST", "/admin/collections", {
      title: fresh("Set"),
    });
    const set = `/admin/collections/${collection.id}`;
    await admin.delete(`${set}/products/batch`, { product_ids: [id] });
    await prepare("DELETE", set);
  });

  it("removes an item that the draft doesn't have", async () => {
    const { draft_order } = await prepare<{ draft_order: Entity }>("POST", "/admin/draft-orders", {
      email: `${fresh("draft")}@example.com`,
      region_id: fixture.region,
      items: [{ variant_id: fixture.oat.id, quantity: 1 }],
      shipping_methods: [{ option_id: fixture.shipping }],
    });
    const { body } = await admin.delete<{ draft_order: { cart: { items: Entity[] } } }>(
      `/admin/draft-orders/${draft_order.id}/line-items/none`,
    );
    expect(body.draft_order.cart.items).toHaveLength(1);
    await prepare("DELETE", `/admin/draft-orders/${draft_order.id}`);
  });
});
