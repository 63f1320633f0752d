import { expect, it } from "vitest";
import { signInAdmin, visitor } from "./store.ts";

it("lists the applications that plugins registered, which are none here", async () => {
  const admin = await signInAdmin();
  const { body } = await admin.get<{ apps: unknown[] }>("/admin/apps");
  expect(body.apps).toEqual([]);
  await visitor.get("/admin/apps", { status: 401 });
});

it("rejects an unknown application", async () => {
  const admin = await signInAdmin();
  const path = "/admin/apps/authorizations";
  const app = { application_name: "ledger", state: "6f1c", code: "9ab7" };
  await admin.post(path, app, { status: 404 });
  await admin.post(path, { ...app, code: "" }, { status: 400 });
  await admin.post(path, { ...app, color: "red" }, { status: 400 });
  await visitor.post(path, app, { status: 401 });
});
