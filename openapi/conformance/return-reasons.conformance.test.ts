import { afterAll, beforeAll, expect, it } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Reason {
  id: string;
  value: string;
  label: string;
  description: string | null;
  parent_return_reason_id: string | null;
}
interface Answer {
  return_reason: Reason;
}

let admin: Caller;
let broken: Reason;
beforeAll(async () => {
  admin = await signInAdmin();
  broken = await create({
    description: "It arrived in pieces",
    metadata: { source: "conformance" },
  });
});
afterAll(async () => {
  const { body } = await admin.delete(`/admin/return-reasons/${broken.id}`);
  expect(body).toEqual({ id: broken.id, object: "return_reason", deleted: true });
});

async function create(more: object = {}): Promise<Reason> {
  const { body } = await admin.post<Answer>("/admin/return-reasons", {
    value: fresh("broken"),
    label: "Broken",
    ...more,
  });
  return body.return_reason;
}

it("a return reason is listed and retrieved in both areas", async () => {
  for (const [caller, area] of [
    [admin, "admin"],
    [visitor, "store"],
  ] as const) {
    const path = `/${area}/return-reasons`;
    const { body } = await caller.get<{ return_reasons: Reason[] }>(path);
    expect(body.return_reasons.map(({ id }) => id)).toContain(broken.id);
    await caller.get(`${path}/${broken.id}`);
    await caller.get(`${path}/none`, { status: 404 });
  }
  await visitor.get("/admin/return-reasons", { status: 401 });
});

it("a return reason can be nested in a second one, but not deeper", async () => {
  const child = await create({ parent_return_reason_id: broken.id });
  expect(child.parent_return_reason_id).toBe(broken.id);
  await admin.get(`/admin/return-reasons/${broken.id}`);
  const deeper = { value: fresh("deeper"), label: "Deeper", parent_return_reason_id: child.id };
  await admin.post("/admin/return-reasons", deeper, { status: 400 });
  const path = `/admin/return-reasons/${child.id}`;
  await admin.delete(path);
  await admin.delete(path, undefined, { status: 404 });
});

it("a return reason is updated", async () => {
  const { body } = await admin.post<Answer>(`/admin/return-reasons/${broken.id}`, {
    value: fresh("renamed"),
    label: "In pieces",
    description: null,
    metadata: { source: "" },
  });
  expect(body.return_reason).toMatchObject({ label: "In pieces", description: null });
  await admin.post("/admin/return-reasons/none", { label: "Gone" }, { status: 404 });
});

it("invalid return reasons are rejected", async () => {
  const good = { value: fresh("good"), label: "Good" };
  for (const more of [{ color: "red" }, { label: undefined }, { value: 1 }])
    await admin.post("/admin/return-reasons", { ...good, ...more }, { status: 400 });
  const taken = await create();
  await admin.post("/admin/return-reasons", { ...good, value: taken.value }, { status: 422 });
  const nowhere = { ...good, parent_return_reason_id: "none" };
  await admin.post("/admin/return-reasons", nowhere, { status: 404 });
  const path = `/admin/return-reasons/${taken.id}`;
  for (const wrong of [{ color: "red" }, { parent_return_reason_id: broken.id }, { label: 1 }])
    await admin.post(path, wrong, { status: 400 });
  await admin.delete(path);
});
