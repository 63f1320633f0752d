import { afterAll, beforeAll, expect, it } from "vitest";
import { openCheckoutFixture, only, type CheckoutFixture } from "./checkout-fixture.ts";
import type { Entity } from "./records.ts";
import { visitor, type Caller } from "./store.ts";

interface Collection extends Entity {
  amount: number;
  status: string;
  description: string | null;
  payment_sessions: (Entity & { amount: number; status: string })[];
  payments: Entity[];
}
interface Answer {
  payment_collection: Collection;
}

let fixture: CheckoutFixture;
let admin: Caller;
beforeAll(async () => {
  fixture = await openCheckoutFixture();
  ({ admin } = fixture);
});
afterAll(() => fixture.close());

/** Creates a payment collection for the price difference of an edit from three to five mugs, at 20.00 each plus 20% tax. */
async function owed(): Promise<{ id: string; storePath: string; adminPath: string }> {
  const order = await fixture.order();
  const { body } = await admin.post<{ order_edit: Entity & { items: Entity[] } }>(
    "/admin/order-edits",
    { order_id: order.id },
  );
  const path = `/admin/order-edits/${body.order_edit.id}`;
  const edited = await admin.get<{
    order_edit: { items: (Entity & { variant_id: string })[] };
  }>(path);
  const oat = only(edited.body.order_edit.items, (one) => one.variant_id === fixture.oat.id);
  await admin.post(`${path}/items/${oat.id}`, { quantity: 5 });
  const asked = await admin.post<{ order_edit: { payment_collection_id: string } }>(
    `${path}/request`,
    {},
  );
  const id = asked.body.order_edit.payment_collection_id;
  return {
    id,
    storePath: `/store/payment-collections/${id}`,
    adminPath: `/admin/payment-collections/${id}`,
  };
}

it("a payment collection can be read in both areas", async () => {
  const { storePath, adminPath } = await owed();
  for (const query of [
    "",
    "?expand=region,payment_sessions",
    "?expand=",
    "?fields=amount,status",
  ]) {
    await visitor.get(storePath + query);
    await admin.get(adminPath + query);
  }
  await admin.get(`${adminPath}?expand=payments,currency`);
  await visitor.get(`${storePath}?color=red`, { status: 400 });
  await visitor.get("/store/payment-collections/none", { status: 404 });
  await admin.get("/admin/payment-collections/none", { status: 404 });
});

it("an operator changes the description of a payment collection", async () => {
  const { adminPath } = await owed();
  const { body } = await admin.post<Answer>(adminPath, {
    description: "Two more mugs",
    metadata: { source: "conformance" },
  });
  expect(body.payment_collection.description).toBe("Two more mugs");
  await admin.post(adminPath, { color: "red" }, { status: 400 });
  await admin.post("/admin/payment-collections/none", {}, { status: 404 });
});

it("a payment collection is authorized with one session, and then can't be deleted", async () => {
  const { storePath, adminPath } = await owed();
  const { body } = await visitor.post<Answer>(`${storePath}/sessions`, { provider_id: "manual" });
  const session = only(body.payment_collection.payment_sessions);
  expect(session.amount).toBe(4800);
  await visitor.post(`${storePath}/sessions/${session.id}`);
  await visitor.post(`${storePath}/sessions/none`, undefined, { status: 404 });
  const read = await visitor.get<Answer>(storePath);
  const now = only(read.body.payment_collection.payment_sessions);
  const authorized = await visitor.post<{ payment_session: { status: string } }>(
    `${storePath}/sessions/${now.id}/authorize`,
  );
  expect(authorized.body.payment_session.status).toBe("authorized");
  const after = await admin.get<Answer>(adminPath);
  expect(after.body.payment_collection.status).toBe("authorized");
  expect(after.body.payment_collection.payments).toHaveLength(1);
  await visitor.post(`${storePath}/sessions`, {}, { status: 400 });
  await visitor.post(
    `${storePath}/sessions`,
    { provider_id: "manual", amount: 1 },
    { status: 400 },
  );
  await admin.delete(adminPath, undefined, { status: 400 });
});

it("a payment collection is authorized with several sessions", async () => {
  const { storePath } = await owed();
  const part = (amount: number) => ({ provider_id: "manual", amount });
  await visitor.post(`${storePath}/sessions/batch`, { sessions: [part(4000), part(800)] });
  const read = await visitor.get<Answer>(storePath);
  const sessions = read.body.payment_collection.payment_sessions;
  const changed = await visitor.post<Answer>(`${storePath}/sessions/batch`, {
    sessions: sessions.map(({ id }, index) => ({ ...part(index ? 4500 : 300), session_id: id })),
  });
  expect(changed.body.payment_collection.payment_sessions).toHaveLength(2);
  await visitor.post(`${storePath}/sessions/batch`, { sessions: [part(1)] }, { status: 500 });
  await visitor.post(`${storePath}/sessions/batch`, { color: "red" }, { status: 400 });
  const { body } = await visitor.post<Answer>(`${storePath}/sessions/batch/authorize`, {
    session_ids: changed.body.payment_collection.payment_sessions.map(({ id }) => id),
  });
  expect(body.payment_collection.status).toBe("authorized");
  await visitor.post(
    `${storePath}/sessions/batch/authorize`,
    { session_ids: "all" },
    { status: 400 },
  );
});

it("an operator marks a payment collection as authorized", async () => {
  const { adminPath } = await owed();
  const { body } = await admin.post<Answer>(`${adminPath}/authorize`);
  expect(body.payment_collection.status).toBe("authorized");
  await admin.post("/admin/payment-collections/none/authorize", undefined, { status: 404 });
});

it("a payment collection can't be deleted while an order edit refers to it", async () => {
  const { adminPath } = await owed();
  await admin.delete(adminPath, undefined, { status: 404 });
  const { body } = await admin.delete("/admin/payment-collections/none");
  expect(body).toEqual({ id: "none", object: "payment_collection", deleted: true });
});
