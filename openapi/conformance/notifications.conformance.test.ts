import { beforeAll, expect, it } from "vitest";
import { signInAdmin, visitor, type Caller } from "./store.ts";

let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin();
});

it.each([
  "",
  "?limit=1&offset=1",
  "?expand=customer,provider,parent_notification,resends",
  "?fields=id,created_at,to,data",
  "?event_name=order.placed&resource_type=order&resource_id=order_1&to=ada@example.com",
  "?include_resends=true",
])("are listed with %s", async (query) => {
  const { body } = await admin.get<{ notifications: unknown[] }>(`/admin/notifications${query}`);
  expect(Array.isArray(body.notifications)).toBe(true);
});

it("refuses what cannot be", async () => {
  for (const query of ["color=red", "limit=many", "include_resends=perhaps"])
    await admin.get(`/admin/notifications?${query}`, { status: 400 });
  await visitor.get("/admin/notifications", { status: 401 });
  // Without a plugin that sends messages there is nothing to send again.
  const resend = "/admin/notifications/none/resend";
  await admin.post(resend, { to: "ada@example.com" }, { status: 404 });
  await admin.post(resend, { color: "red" }, { status: 400 });
});
