import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { CartAnswer, Order } from "./records.ts";
import { prepare, visitor } from "./store.ts";

interface Completion {
  type: string;
  data: Order;
}

let fixture: CheckoutFixture;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
});
afterAll(() => fixture.close());

describe("completing a cart", () => {
  it("requires a payment session, and creates the order only once", async () => {
    const { id } = await fixture.cart({ as: fixture.customer });
    const path = `/store/carts/${id}`;
    await visitor.post(`${path}/complete`, undefined, { status: 400 });
    await visitor.post(`${path}/payment-sessions`);
    const first = await visitor.post<Completion>(`${path}/complete`);
    expect(first.body).toMatchObject({
      type: "order",
      data: { cart_id: id, customer_id: fixture.customer.id, total: 13_200 },
    });
    const again = await visitor.post<Completion>(`${path}/complete-cart`);
    expect(again.body.data.id).toBe(first.body.data.id);
    await visitor.get(path);
  });

  it("doesn't need a payment if a gift card covers the total", async () => {
    const { gift_card } = await prepare<{ gift_card: { id: string; code: string } }>(
      "POST",
      "/admin/gift-cards",
      { region_id: fixture.region, value: 100_000 },
    );
    const { id } = await fixture.cart();
    await visitor.post(`/store/carts/${id}`, { gift_cards: [{ code: gift_card.code }] });
    const ready = await visitor.post<CartAnswer>(`/store/carts/${id}/payment-sessions`);
    expect(ready.body.cart).toMatchObject({ total: 0, payment_sessions: [] });
    const { body } = await visitor.post<Completion>(`/store/carts/${id}/complete`);
    await visitor.get(`/store/orders/${body.data.id}`);
    await fixture.admin.get(`/admin/orders/${body.data.id}`);
    await prepare("DELETE", `/admin/gift-cards/${gift_card.id}`);
    await fixture.admin.get(`/admin/orders/${body.data.id}`);
  });

  it("fails with the code `insufficient_inventory` if there isn't enough stock", async () => {
    const items = [{ variant_id: fixture.slate.id, quantity: 60 }];
    const carts = [await fixture.cart({ items }), await fixture.cart({ items })] as const;
    for (const { id } of carts) await visitor.post(`/store/carts/${id}/payment-sessions`);
    const { body } = await visitor.post<Completion>(`/store/carts/${carts[0].id}/complete`);
    const refused = await visitor.post<{ errors: { code: string }[] }>(
      `/store/carts/${carts[1].id}/complete`,
      undefined,
      { status: 409 },
    );
    expect(only(refused.body.errors).code).toBe("insufficient_inventory");
    await fixture.admin.post(`/admin/orders/${body.data.id}/cancel`);
  });

  it("fails for a cart that doesn't exist", async () => {
    await visitor.post("/store/carts/none/complete", undefined, { status: 500 });
  });
});
