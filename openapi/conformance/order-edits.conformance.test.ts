import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Entity, Item, Order, OrderAnswer } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

interface Edit extends Entity {
  status: string;
  items: Item[];
  changes: (Entity & { type: string })[];
  internal_note: string | null;
  payment_collection_id: string | null;
  difference_due: number;
  total: number;
}
interface Answer {
  order_edit: Edit;
}
interface List {
  order_edits: Edit[];
  count: number;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

/** Starts an edit of a new order with three oat mugs and two slate mugs. */
async function started(note?: string): Promise<{ order: Order; edit: Edit; path: string }> {
  const order = await fixture.order();
  const { body } = await admin.post<Answer>("/admin/order-edits", {
    order_id: order.id,
    ...(note !== undefined && { internal_note: note }),
  });
  return { order, edit: body.order_edit, path: `/admin/order-edits/${body.order_edit.id}` };
}

/** Starts an edit that changes the order's total, and sends it to the customer. */
async function requested(quantity: number) {
  const { order, edit, path } = await started();
  const oat = only(edit.items, (item) => item.variant_id === fixture.oat.id);
  await admin.post(`${path}/items/${oat.id}`, { quantity });
  const { body } = await admin.post<Answer>(`${path}/request`, {
    payment_collection_description: "More mugs",
  });
  return { order, edit: body.order_edit, path, shop: `/store/order-edits/${edit.id}` };
}

it("an edit changes, adds, and removes items, and changes can be undone", async () => {
  const { edit, path } = await started("Please call");
  const oat = only(edit.items, (item) => item.variant_id === fixture.oat.id);
  const slate = only(edit.items, (item) => item.variant_id === fixture.slate.id);
  const more = await admin.post<Answer>(`${path}/items/${oat.id}`, { quantity: 4 });
  expect(more.body.order_edit.difference_due).toBe(2400);
  const added = await admin.post<Answer>(`${path}/items`, {
    variant_id: fixture.slate.id,
    quantity: 1,
    metadata: { engraving: "Ada" },
  });
  expect(added.body.order_edit.changes.map(({ type }) => type).toSorted()).toEqual([
    "item_add",
    "item_update",
  ]);
  const removed = await admin.delete<Answer>(`${path}/items/${slate.id}`);
  const change = only(removed.body.order_edit.changes, ({ type }) => type === "item_remove");
  await admin.delete(`${path}/changes/${change.id}`);
  await admin.delete(`${path}/changes/none`, undefined, { status: 404 });
  const { body } = await admin.get<Answer>(path);
  expect(body.order_edit.changes).toHaveLength(2);

  const noted = await admin.post<Answer>(path, { internal_note: "Called" });
  expect(noted.body.order_edit.internal_note).toBe("Called");
  await admin.post(path, { internal_note: null });

  for (const wrong of [{}, { quantity: "one" }, { quantity: 1, color: "red" }])
    await admin.post(`${path}/items/${oat.id}`, wrong, { status: 400 });
  for (const wrong of [{ quantity: 1 }, { variant_id: "a", quantity: 1.5 }, { color: "red" }])
    await admin.post(`${path}/items`, wrong, { status: 400 });
  await admin.post(`${path}/items/none`, { quantity: 1 }, { status: 404 });
  await admin.post(path, { color: "red" }, { status: 400 });
});

describe("order edits", () => {
  it.each([
    "",
    "?limit=1&offset=1",
    "?order=-created_at",
    "?expand=order",
    "?expand=",
    "?fields=order_id",
    "?q=nobody-wrote-this",
    "?order_id=none",
  ])("are listed with %s", async (query) => {
    await admin.get(`/admin/order-edits${query}`);
  });

  it("are searched and retrieved", async () => {
    const { order, edit, path } = await started("A note of its own");
    for (const filter of [`order_id=${order.id}`, `q=${encodeURIComponent("note of its own")}`]) {
      const { body } = await admin.get<List>(`/admin/order-edits?${filter}`);
      expect(body.order_edits.map(({ id }) => id)).toContain(edit.id);
    }
    const queries = [
      "",
      "?expand=order,items,changes,changes.line_item",
      "?expand=",
      "?fields=order_id",
    ];
    for (const query of queries) await admin.get(path + query);
    await admin.get(`${path}?fields=nope`, { status: 500 });
    await admin.get("/admin/order-edits?color=red", { status: 400 });
    await admin.get("/admin/order-edits/none", { status: 404 });
    await visitor.get("/admin/order-edits", { status: 401 });
  });

  it("can be open only one at a time for an order, and can be deleted before they are sent", async () => {
    const { order, path } = await started();
    const again = { order_id: order.id };
    await admin.post("/admin/order-edits", again, { status: 400 });
    await admin.delete(path);
    await admin.get(path, { status: 404 });
    await admin.delete(path);
    await admin.post("/admin/order-edits", { ...again, created_by: "usr_1" });
    await admin.post("/admin/order-edits", { color: "red" }, { status: 400 });
    await admin.post("/admin/order-edits", { order_id: "none" }, { status: 404 });
  });

  it("can't be sent without a change", async () => {
    const { path } = await started();
    await admin.post(`${path}/request`, {}, { status: 400 });
    await admin.post(`${path}/request`, { color: "red" }, { status: 400 });
    await admin.post("/admin/order-edits/none/request", {}, { status: 404 });
  });
});

it("an order edit is confirmed by the customer once the price difference is authorized", async () => {
  const { order, edit, shop } = await requested(5);
  expect(edit.status).toBe("requested");
  for (const query of ["", "?expand=items", "?fields=order_id"]) await visitor.get(shop + query);
  await visitor.get(`${shop}?fields=internal_note`, { status: 400 });
  await visitor.get("/store/order-edits/none", { status: 404 });
  await visitor.post(`${shop}/complete`, undefined, { status: 400 });
  await admin.post(`/admin/payment-collections/${edit.payment_collection_id}/authorize`);
  const { body } = await visitor.post<Answer>(`${shop}/complete`);
  expect(body.order_edit.status).toBe("confirmed");
  const after = await admin.get<OrderAnswer>(`/admin/orders/${order.id}`);
  const oat = only(after.body.order.items, (item) => item.variant_id === fixture.oat.id);
  expect(oat.quantity).toBe(5);
  await visitor.post("/store/order-edits/none/complete", undefined, { status: 404 });
});

it("an order shows that its edit's payment is authorized, which doesn't make the order paid", async () => {
  const { order, edit, shop } = await requested(5);
  type Money = Order & {
    total: number;
    paid_total: number;
    refundable_amount: number;
    edits: { payment_collection: { status: string } }[];
  };
  const read = async (): Promise<Money> => {
    const address = `/admin/orders/${order.id}?expand=items,shipping_methods,payments,region,edits.payment_collection`;
    return (await admin.get<{ order: Money }>(address)).body.order;
  };
  const owed = ({ edits }: Money) => only(edits).payment_collection.status;
  const { total, paid_total, ...before } = await read();
  // The paid total includes an authorized payment, although it isn't captured.
  expect(paid_total).toBe(total);
  expect(before.refundable_amount).toBe(total);
  await admin.post(
    `/admin/orders/${order.id}/refund`,
    { amount: 100, reason: "other" },
    { status: 400 },
  );
  await admin.post(`/admin/payment-collections/${edit.payment_collection_id}/authorize`);
  expect(owed(await read())).toBe("authorized");
  await visitor.post(`${shop}/complete`);
  const after = await read();
  expect(after.total).toBeGreaterThan(total);
  expect(after.paid_total).toBe(paid_total);
  // The paid total of a canceled order still includes its payment.
  const canceled = await fixture.order();
  await admin.post(`/admin/orders/${canceled.id}/cancel`);
  const { body } = await admin.get<{ order: Money }>(`/admin/orders/${canceled.id}`);
  expect(body.order.paid_total).toBe(body.order.total);
});

it("an order edit is declined by the customer", async () => {
  const { shop } = await requested(1);
  await visitor.post(`${shop}/decline`, { color: "red" }, { status: 400 });
  const { body } = await visitor.post<Answer>(`${shop}/decline`, { declined_reason: "No need" });
  expect(body.order_edit).toMatchObject({ status: "declined", declined_reason: "No need" });
  await visitor.post("/store/order-edits/none/decline", {}, { status: 404 });
});

it("an order edit is confirmed or canceled by the admin, and a confirmed edit can't be canceled or deleted", async () => {
  const { path } = await requested(2);
  const confirmed = await admin.post<Answer>(`${path}/confirm`);
  expect(confirmed.body.order_edit.status).toBe("confirmed");
  await admin.post(`${path}/cancel`, undefined, { status: 400 });
  await admin.delete(path, undefined, { status: 400 });
  const other = await requested(2);
  const canceled = await admin.post<Answer>(`${other.path}/cancel`);
  expect(canceled.body.order_edit.status).toBe("canceled");
  for (const action of ["confirm", "cancel"])
    await admin.post(`/admin/order-edits/none/${action}`, undefined, { status: 404 });
});
