import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { OrderAnswer } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

interface Reservations {
  reservations: { id: string; line_item_id: string; quantity: number }[];
  count: number;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

it("stock is reserved for an order, and used when the order is fulfilled", async () => {
  const { id, items } = await fixture.order();
  const path = `/admin/orders/${id}/reservations`;
  for (const query of ["?limit=1&offset=1", "?order=-created_at", "?fields=quantity"])
    await admin.get(path + query);
  const before = await admin.get<Reservations>(path);
  const amounts = before.body.reservations.map(({ quantity }) => quantity);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([2, 3]);
  await admin.post(`/admin/orders/${id}/fulfillment`, {
    items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
    location_id: fixture.location,
  });
  const after = await admin.get<Reservations>(path);
  expect(after.body.count).toBe(0);
  await admin.get(`${path}?color=red`, { status: 400 });
  await admin.get("/admin/orders/none/reservations", { status: 404 });
  await visitor.get(path, { status: 401 });
});

it("the call that reserves stock for an order can't increase a reservation", async () => {
  const { id, items } = await fixture.order();
  const path = `/admin/orders/${id}/line-items/${only(items).id}/reserve`;
  await admin.post(path, undefined, { status: 404 });
  await admin.post(path, { location_id: fixture.location, quantity: 1 }, { status: 400 });
});

it("a fulfillment is created, canceled, and created again", async () => {
  const { id, items } = await fixture.order();
  const path = `/admin/orders/${id}`;
  const some = [{ item_id: only(items).id, quantity: 1 }];
  const packed = await admin.post<OrderAnswer>(`${path}/fulfillment?expand=items,fulfillments`, {
    items: some,
    location_id: fixture.location,
    no_notification: "true",
    metadata: { box: "small" },
  });
  expect(packed.body.order.fulfillment_status).toBe("partially_fulfilled");
  const parcel = only(packed.body.order.fulfillments);
  expect(parcel).toMatchObject({ location_id: fixture.location, no_notification: true });
  const canceled = await admin.post<OrderAnswer>(`${path}/fulfillments/${parcel.id}/cancel`);
  expect(only(canceled.body.order.fulfillments).canceled_at).not.toBeNull();
  await admin.post(`${path}/fulfillment`, { items: some });
  for (const body of [{}, { items: "all" }, { items: [{ item_id: "a" }] }, { items: [], a: 1 }])
    await admin.post(`${path}/fulfillment`, body, { status: 400 });
  await admin.post("/admin/orders/none/fulfillment", { items: some }, { status: 404 });
  await admin.post(`${path}/fulfillments/none/cancel`, undefined, { status: 404 });
});

it("a fulfillment that is shipped can't be canceled", async () => {
  const { id, items } = await fixture.order();
  const path = `/admin/orders/${id}`;
  const packed = await admin.post<OrderAnswer>(`${path}/fulfillment`, {
    items: items.map((item) => ({ item_id: item.id, quantity: item.quantity })),
  });
  const { id: parcel } = only(packed.body.order.fulfillments);
  const { body } = await admin.post<OrderAnswer>(`${path}/shipment`, {
    fulfillment_id: parcel,
    tracking_numbers: ["A1", "A2"],
    no_notification: true,
  });
  expect(body.order.fulfillment_status).toBe("shipped");
  const links = only(body.order.fulfillments).tracking_links;
  expect(links.map((link) => link.tracking_number).toSorted()).toEqual(["A1", "A2"]);
  await visitor.get(`/store/orders/${id}`);
  await admin.post(`${path}/fulfillments/${parcel}/cancel`, undefined, { status: 400 });
  for (const more of [{ color: "red" }, { tracking_numbers: "A1" }, { fulfillment_id: "" }])
    await admin.post(`${path}/shipment`, { fulfillment_id: parcel, ...more }, { status: 400 });
  await admin.post(`${path}/shipment`, { fulfillment_id: "none" }, { status: 404 });
});
