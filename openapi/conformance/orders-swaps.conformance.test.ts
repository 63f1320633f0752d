import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { CartAnswer, Order, OrderAnswer } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

async function swapping(more: object = {}): Promise<Order> {
  const order = await fixture.shipped();
  const item = only(order.items, (one) => one.variant_id === fixture.oat.id);
  const { body } = await admin.post<OrderAnswer>(`/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id: item.id, quantity: 1, reason_id: fixture.reason, note: "Too small" }],
    additional_items: [{ variant_id: fixture.slate.id, quantity: 2 }],
    custom_shipping_options: [{ option_id: fixture.shipping, price: 100 }],
    return_location_id: fixture.location,
    sales_channel_id: fixture.channel,
    allow_backorder: true,
    no_notification: true,
    ...more,
  });
  return body.order;
}

it("a swap is completed by the customer, fulfilled, and shipped", async () => {
  const order = await swapping();
  const swap = only(order.swaps);
  expect(swap).toMatchObject({ payment_status: "not_paid", difference_due: null });
  const cart = `/store/carts/${swap.cart_id}`;
  const { body } = await visitor.get<CartAnswer>(cart);
  // The total is 2 × 22.00 less 20.00, plus 20% tax.
  expect(body.cart).toMatchObject({ type: "swap", total: 2880 });
  await visitor.post(cart, { email: order.email, shipping_address: fixture.address });
  await visitor.post(`${cart}/shipping-methods`, { option_id: fixture.shipping });
  await visitor.post(`${cart}/payment-sessions`);
  const settled = await visitor.post<{ type: string; data: { difference_due: number } }>(
    `${cart}/complete`,
  );
  expect(settled.body.type).toBe("swap");
  expect(settled.body.data.difference_due).toBe(3000);
  await visitor.get(`/store/swaps/${swap.cart_id}`);

  const path = `/admin/orders/${order.id}/swaps/${swap.id}`;
  const paid = await admin.post<OrderAnswer>(`${path}/process-payment`);
  expect(only(paid.body.order.swaps).payment_status).toBe("captured");
  const packed = await admin.post<OrderAnswer>(
    `${path}/fulfillments?expand=items,swaps,swaps.fulfillments`,
    {
      location_id: fixture.location,
      no_notification: true,
      metadata: { box: "small" },
    },
  );
  const parcel = only(only(packed.body.order.swaps).fulfillments);
  const unpacked = await admin.post<OrderAnswer>(`${path}/fulfillments/${parcel.id}/cancel`);
  expect(only(unpacked.body.order.swaps).fulfillment_status).toBe("canceled");
  const again = await admin.post<OrderAnswer>(`${path}/fulfillments`, {});
  const second = only(
    only(again.body.order.swaps).fulfillments,
    ({ canceled_at }) => canceled_at === null,
  );
  const sent = await admin.post<OrderAnswer>(`${path}/shipments`, {
    fulfillment_id: second.id,
    tracking_numbers: ["A1"],
    no_notification: true,
  });
  expect(only(sent.body.order.swaps).fulfillment_status).toBe("shipped");
  await admin.get(`/admin/swaps/${swap.id}`);
});

it("a swap can't be read by its cart's id if its return shipping has a price", async () => {
  const order = await swapping({ return_shipping: { option_id: fixture.returning, price: 300 } });
  const swap = only(order.swaps);
  await visitor.get(`/store/carts/${swap.cart_id}`, { status: 500 });
  await admin.get(`/admin/swaps/${swap.id}`);
});

it("a swap can be canceled after its return is canceled", async () => {
  const order = await swapping({ allow_backorder: false });
  const swap = only(order.swaps);
  const path = `/admin/orders/${order.id}/swaps/${swap.id}/cancel`;
  await admin.post(path, undefined, { status: 400 });
  await admin.post(`/admin/returns/${swap.return_order.id}/cancel`);
  const { body } = await admin.post<OrderAnswer>(path);
  expect(only(body.order.swaps)).toMatchObject({ payment_status: "canceled" });
});

it("invalid swaps are rejected", async () => {
  const order = await fixture.shipped();
  const path = `/admin/orders/${order.id}/swaps`;
  const item = { item_id: only(order.items).id, quantity: 1 };
  for (const more of [
    { color: "red" },
    { return_items: [{ ...item, quantity: 0 }] },
    { return_items: [{ ...item, color: "red" }] },
    { return_items: undefined },
    { return_shipping: { price: 1 } },
    { custom_shipping_options: [{ option_id: "so_1" }] },
    { allow_backorder: "perhaps" },
  ])
    await admin.post(path, { return_items: [item], ...more }, { status: 400 });
  await admin.post("/admin/orders/none/swaps", { return_items: [item] }, { status: 404 });
  for (const [action, body] of [
    ["cancel", undefined],
    ["process-payment", undefined],
    ["fulfillments", {}],
    ["shipments", { fulfillment_id: "none" }],
    ["fulfillments/none/cancel", undefined],
  ] as const)
    await admin.post(`${path}/none/${action}`, body, { status: 404 });
});
