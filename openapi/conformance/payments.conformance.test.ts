import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { OrderAnswer } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

it("a payment is retrieved, captured, and refunded by its own id", async () => {
  const { id } = await fixture.order();
  const { body } = await admin.get<OrderAnswer>(`/admin/orders/${id}`);
  const payment = only(body.order.payments);
  const path = `/admin/payments/${payment.id}`;
  for (const query of ["", "?expand=order,currency,cart,swap", "?expand=", "?fields=amount"])
    await admin.get(path + query);
  const captured = await admin.post<{ payment: { captured_at: string | null } }>(`${path}/capture`);
  expect(captured.body.payment.captured_at).not.toBeNull();

  const refund = { amount: 100, reason: "discount" };
  const paidBack = await admin.post<{ refund: object }>(`${path}/refund`, {
    ...refund,
    note: "Late",
  });
  expect(paidBack.body.refund).toMatchObject({ ...refund, note: "Late", payment_id: payment.id });
  for (const more of [{ color: "red" }, { reason: "mood" }, { amount: 1.5 }, { amount: 999_999 }])
    await admin.post(`${path}/refund`, { ...refund, ...more }, { status: 400 });
  await admin.post("/admin/payments/none/refund", refund, { status: 404 });
  await admin.post("/admin/payments/none/capture", undefined, { status: 404 });
  await admin.get("/admin/payments/none", { status: 404 });
  await admin.get(`${path}?color=red`, { status: 400 });
  await visitor.get(path, { status: 401 });
});
