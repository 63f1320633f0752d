import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Order, OrderAnswer, Return } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

interface Answer {
  return: Return;
}
interface List {
  returns: Return[];
  count: number;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

/** Requests a return of mugs from a shipped order. */
async function returning(
  quantity = 1,
  more: object = {},
): Promise<{ order: Order; item: string; back: Return }> {
  const order = await fixture.shipped();
  const item = only(order.items, ({ variant_id }) => variant_id === fixture.oat.id).id;
  const { body } = await admin.post<OrderAnswer>(`/admin/orders/${order.id}/return`, {
    items: [{ item_id: item, quantity, reason_id: fixture.reason, note: "Cracked" }],
    ...more,
  });
  return { order, item, back: only(body.order.returns) };
}

describe("a return created in the admin", () => {
  it("is received and refunded", async () => {
    const { order, item, back } = await returning(1, {
      return_shipping: { option_id: fixture.returning, price: 300 },
      location_id: fixture.location,
      note: "By post",
      no_notification: true,
    });
    expect(back).toMatchObject({ status: "requested", order_id: order.id });
    const { body } = await admin.post<Answer>(`/admin/returns/${back.id}/receive`, {
      items: [{ item_id: item, quantity: 1 }],
      refund: 1000,
      location_id: fixture.location,
    });
    expect(body.return).toMatchObject({ status: "received", refund_amount: 1000 });
    expect(only(body.return.items)).toMatchObject({ received_quantity: 1, note: "Cracked" });
    const after = await admin.get<OrderAnswer>(`/admin/orders/${order.id}`);
    expect(after.body.order).toMatchObject({
      fulfillment_status: "partially_returned",
      refunded_total: 1000,
    });
    await admin.post(`/admin/returns/${back.id}/cancel`, undefined, { status: 400 });
  });

  it("is received immediately", async () => {
    const { back } = await returning(1, {
      receive_now: true,
      refund: 500,
      location_id: fixture.location,
    });
    expect(back).toMatchObject({ status: "received", refund_amount: 500 });
  });

  it("can be received with a smaller quantity than requested, but not without the requested item", async () => {
    const { order, item, back } = await returning(2, { location_id: fixture.location });
    const other = only(order.items, ({ id }) => id !== item);
    const path = `/admin/returns/${back.id}/receive`;
    const receive = (id: string) => ({ items: [{ item_id: id, quantity: 1 }] });
    await admin.post(path, receive(other.id), { status: 400 });
    const { body } = await admin.post<Answer>(path, receive(item));
    expect(only(body.return.items)).toMatchObject({ is_requested: false, received_quantity: 1 });
  });

  it("is canceled", async () => {
    const { order, back } = await returning();
    const { body } = await admin.post<OrderAnswer>(`/admin/returns/${back.id}/cancel`);
    expect(body.order.id).toBe(order.id);
    expect(only(body.order.returns).status).toBe("canceled");
  });

  it("isn't created twice if the request is retried with the server's idempotency key", async () => {
    const order = await fixture.shipped();
    const body = { items: [{ item_id: only(order.items).id, quantity: 1 }] };
    const path = `/admin/orders/${order.id}/return`;
    const first = await admin.post<OrderAnswer>(path, body);
    const headers = { "Idempotency-Key": first.headers.get("idempotency-key") ?? "" };
    const again = await admin.post<OrderAnswer>(path, body, { headers });
    expect(again.body.order.returns).toHaveLength(1);
  });

  it("is rejected if it is invalid", async () => {
    const { order, item, back } = await returning();
    const path = `/admin/orders/${order.id}/return`;
    const good = { items: [{ item_id: item, quantity: 1 }] };
    for (const more of [
      { color: "red" },
      { items: undefined },
      { items: [{ item_id: item }] },
      { items: [{ item_id: item, quantity: 1, color: "red" }] },
      { receive_now: "yes" },
      { return_shipping: { price: 1.5 } },
    ])
      await admin.post(path, { ...good, ...more }, { status: 400 });
    await admin.post("/admin/orders/none/return", good, { status: 404 });
    const receive = `/admin/returns/${back.id}/receive`;
    for (const more of [{ color: "red" }, { items: "all" }, { refund: "all" }])
      await admin.post(receive, { ...good, ...more }, { status: 400 });
    await admin.post("/admin/returns/none/receive", good, { status: 404 });
    await admin.post("/admin/returns/none/cancel", undefined, { status: 404 });
  });
});

it("returns are listed", async () => {
  const { back } = await returning();
  const { body } = await admin.get<List>("/admin/returns?limit=0");
  expect(body.returns.map(({ id }) => id)).toContain(back.id);
  await admin.get("/admin/returns");
  await admin.get("/admin/returns?limit=1&offset=1");
  for (const query of ["color=red", "expand=order", "limit=many"])
    await admin.get(`/admin/returns?${query}`, { status: 400 });
  await visitor.get("/admin/returns", { status: 401 });
});

it("returns are requested in the storefront", async () => {
  const order = await fixture.shipped();
  const item = { item_id: only(order.items).id, quantity: 1 };
  const plain = { order_id: order.id, items: [item] };
  const { body, headers } = await visitor.post<Answer>("/store/returns", {
    ...plain,
    items: [{ ...item, reason_id: fixture.reason, note: "Cracked" }],
    return_shipping: { option_id: fixture.returning },
  });
  expect(body.return).toMatchObject({ status: "requested", order_id: order.id });
  expect(headers.has("idempotency-key")).toBe(true);
  for (const more of [
    { color: "red" },
    { items: [{ ...item, quantity: 0 }] },
    { items: undefined },
    { return_shipping: {} },
  ])
    await visitor.post("/store/returns", { ...plain, ...more }, { status: 400 });
  await visitor.post("/store/returns", { ...plain, order_id: "none" }, { status: 404 });
});
