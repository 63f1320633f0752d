import { expect, it } from "vitest";
import { signInAdmin, visitor } from "./store.ts";

it("the list of applications is empty, because no plugin has registered one", async () => {
  const admin = await signInAdmin();
  const { body } = await admin.get<{ apps: unknown[] }>("/admin/apps");
  expect(body.apps).toEqual([]);
  await visitor.get("/admin/apps", { status: 401 });
});

it("an unknown application is rejected", async () => {
  const admin = await signInAdmin();
  const path = "/admin/apps/authorizations";
  const app = { application_name: "ledger", state: "6f1c", code: "9ab7" };
  await admin.post(path, app, { status: 404 });
  await admin.post(path, { ...app, code: "" }, { status: 400 });
  await admin.post(path, { ...app, color: "red" }, { status: 400 });
  await visitor.post(path, app, { status: 401 });
});
