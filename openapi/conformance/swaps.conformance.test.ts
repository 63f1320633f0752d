import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Entity } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

interface Swap extends Entity {
  order_id: string;
  cart_id: string;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

it("a swap is requested in the storefront, and can be read in both areas", async () => {
  const order = await fixture.shipped();
  const item = { item_id: only(order.items).id, quantity: 1 };
  const plain = {
    order_id: order.id,
    return_items: [item],
    additional_items: [{ variant_id: fixture.slate.id, quantity: 1 }],
  };
  const { body, headers } = await visitor.post<{ swap: Swap }>("/store/swaps", {
    ...plain,
    return_items: [{ ...item, reason_id: fixture.reason, note: "Too small" }],
    return_shipping_option: fixture.returning,
  });
  expect(body.swap.order_id).toBe(order.id);
  expect(headers.has("idempotency-key")).toBe(true);
  const byCart = await visitor.get<{ swap: Swap }>(`/store/swaps/${body.swap.cart_id}`);
  expect(byCart.body.swap.id).toBe(body.swap.id);
  await admin.get(`/admin/swaps/${body.swap.id}`);
  const listed = await admin.get<{ swaps: Swap[] }>("/admin/swaps?limit=0");
  expect(listed.body.swaps.map(({ id }) => id)).toContain(body.swap.id);
  await admin.get("/admin/swaps");
  await admin.get("/admin/swaps?limit=1&offset=1");

  for (const more of [
    { color: "red" },
    { return_items: [{ ...item, quantity: 0 }] },
    { additional_items: undefined },
    { additional_items: [{ variant_id: fixture.slate.id }] },
  ])
    await visitor.post("/store/swaps", { ...plain, ...more }, { status: 400 });
  await visitor.post("/store/swaps", { ...plain, order_id: "none" }, { status: 404 });
});

it("a list of swaps rejects unknown parameters and callers who aren't signed in, and an unknown swap returns 404", async () => {
  await admin.get("/admin/swaps?expand=order", { status: 400 });
  await admin.get("/admin/swaps/none", { status: 404 });
  await visitor.get("/store/swaps/none", { status: 404 });
  await visitor.get("/admin/swaps", { status: 401 });
});
