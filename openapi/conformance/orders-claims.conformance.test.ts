import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Order, OrderAnswer } from "./records.ts";
import type { Caller } from "./store.ts";

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

const picture = "http://localhost/broken.png";

async function replaced(order: Order): Promise<Order> {
  const { body } = await admin.post<OrderAnswer>(`/admin/orders/${order.id}/claims`, {
    type: "replace",
    claim_items: [
      {
        item_id: only(order.items).id,
        quantity: 1,
        reason: "production_failure",
        note: "The glaze is cracked",
        tags: ["glaze"],
        images: [picture],
      },
    ],
    additional_items: [{ variant_id: fixture.slate.id, quantity: 1 }],
    return_shipping: { option_id: fixture.returning, price: 0 },
    return_location_id: fixture.location,
    shipping_methods: [{ option_id: fixture.shipping, price: 0, data: {} }],
    shipping_address: fixture.address,
    no_notification: true,
    metadata: { source: "conformance" },
  });
  return body.order;
}

it("a claim refunds the customer immediately", async () => {
  const order = await fixture.shipped();
  const { body, headers } = await admin.post<OrderAnswer>(
    `/admin/orders/${order.id}/claims?expand=claims,claims.claim_items,refunds,items`,
    {
      type: "refund",
      claim_items: [{ item_id: only(order.items).id, quantity: 1, reason: "missing_item" }],
      refund_amount: 250,
    },
  );
  expect(only(body.order.claims)).toMatchObject({ type: "refund", payment_status: "refunded" });
  expect(only(body.order.refunds)).toMatchObject({ amount: 250, reason: "claim" });
  expect(headers.has("idempotency-key")).toBe(true);
});

it("a claim sends a replacement", async () => {
  const order = await replaced(await fixture.shipped());
  const claim = only(order.claims);
  expect(claim).toMatchObject({ type: "replace", payment_status: "na" });
  const item = only(claim.claim_items);
  const path = `/admin/orders/${order.id}/claims/${claim.id}`;

  const updated = await admin.post<OrderAnswer>(path, {
    claim_items: [
      {
        id: item.id,
        note: "And the handle",
        reason: "other",
        images: [{ id: only(item.images).id }, { url: `${picture}?2` }],
        tags: [{ value: "handle" }],
        metadata: { seen: true },
      },
    ],
    no_notification: false,
    metadata: { updated: true },
  });
  const changed = only(only(updated.body.order.claims).claim_items);
  expect(changed).toMatchObject({ note: "And the handle", reason: "other" });
  expect(changed.images).toHaveLength(2);
  const { body } = await admin.get<OrderAnswer>(
    `/admin/orders/${order.id}?expand=items,claims,claims.order,claims.claim_items,claims.claim_items.tags,claims.claim_items.variant,claims.return_order,claims.return_order.items`,
  );
  expect(only(only(body.order.claims).claim_items).tags).toMatchObject([{ value: "handle" }]);

  const packed = await admin.post<OrderAnswer>(`${path}/fulfillments`, {
    location_id: fixture.location,
    no_notification: true,
    metadata: { box: "small" },
  });
  const parcel = only(only(packed.body.order.claims).fulfillments);
  const unpacked = await admin.post<OrderAnswer>(`${path}/fulfillments/${parcel.id}/cancel`);
  expect(only(unpacked.body.order.claims).fulfillment_status).toBe("canceled");
  const again = await admin.post<OrderAnswer>(`${path}/fulfillments`, {});
  const second = only(
    only(again.body.order.claims).fulfillments,
    ({ canceled_at }) => canceled_at === null,
  );
  const sent = await admin.post<OrderAnswer>(`${path}/shipments`, {
    fulfillment_id: second.id,
    tracking_numbers: ["A1"],
  });
  expect(only(sent.body.order.claims).fulfillment_status).toBe("shipped");
});

it("a claim can have only one shipping method", async () => {
  const order = await fixture.shipped();
  const made = await admin.post<OrderAnswer>(`/admin/orders/${order.id}/claims`, {
    type: "replace",
    claim_items: [{ item_id: only(order.items).id, quantity: 1, reason: "wrong_item" }],
    additional_items: [{ variant_id: fixture.slate.id, quantity: 1 }],
  });
  const path = `/admin/orders/${order.id}/claims/${only(made.body.order.claims).id}`;
  const added = await admin.post<OrderAnswer>(path, {
    shipping_methods: [{ option_id: fixture.shipping, price: 0, data: {} }],
  });
  const { id } = only(only(added.body.order.claims).shipping_methods);
  await admin.post(path, { shipping_methods: [{ id }] }, { status: 500 });
});

it("a claim can be canceled after its return is canceled", async () => {
  const order = await replaced(await fixture.shipped());
  const path = `/admin/orders/${order.id}/claims/${only(order.claims).id}`;
  await admin.post(`${path}/cancel`, undefined, { status: 400 });
  const { body } = await admin.get<{ returns: { id: string; claim_order_id: string | null }[] }>(
    "/admin/returns?limit=0",
  );
  const back = only(body.returns, (one) => one.claim_order_id === only(order.claims).id);
  const freed = await admin.post<OrderAnswer>(`/admin/returns/${back.id}/cancel`);
  expect(freed.body.order.id).toBe(order.id);
  const canceled = await admin.post<OrderAnswer>(`${path}/cancel`);
  expect(only(canceled.body.order.claims).canceled_at).not.toBeNull();
});

it("invalid claims are rejected", async () => {
  const order = await fixture.shipped();
  const path = `/admin/orders/${order.id}/claims`;
  const item = { item_id: only(order.items).id, quantity: 1, reason: "other" };
  const good = { type: "refund", claim_items: [item] };
  for (const more of [
    { color: "red" },
    { type: "moan" },
    { claim_items: [{ ...item, reason: "mood" }] },
    { claim_items: [{ ...item, reason: undefined }] },
    { claim_items: [{ ...item, color: "red" }] },
    { shipping_methods: [{ price: "free" }] },
  ])
    await admin.post(path, { ...good, ...more }, { status: 400 });
  const { body } = await admin.post<OrderAnswer>(path, good);
  const claim = `${path}/${only(body.order.claims).id}`;
  for (const more of [{ color: "red" }, { claim_items: [{ id: "a" }] }])
    await admin.post(claim, more, { status: 400 });
  await admin.post(`${claim}/fulfillments`, { color: "red" }, { status: 400 });
  await admin.post(`${claim}/shipments`, {}, { status: 400 });
  for (const [action, answer] of [
    ["", {}],
    ["/fulfillments", {}],
    ["/shipments", { fulfillment_id: "none" }],
    ["/cancel", undefined],
    ["/fulfillments/none/cancel", undefined],
  ] as const)
    await admin.post(`${path}/none${action}`, answer, { status: 404 });
});
