import { beforeAll, describe, expect, it, vi } from "vitest";
import { fresh, signInAdmin, visitor, type Caller } from "./store.ts";

interface Notification {
  id: string;
  to: string;
  event_name: string;
  resends: { to: string }[];
}

let admin: Caller;
/** The email address that the message is sent to. */
let email: string;
const list = async (query: string): Promise<Notification[]> => {
  const { body } = await admin.get<{ notifications: Notification[] }>(
    `/admin/notifications${query}`,
  );
  return body.notifications;
};

beforeAll(async () => {
  admin = await signInAdmin();
  email = `${fresh("forgetful")}@example.com`;
  const person = { email, password: "a-long-password", first_name: "Ada", last_name: "Marlow" };
  await visitor.post("/store/customers", person);
  await visitor.post("/store/customers/password-token", { email }, { status: 204 });
  // Waits, because the server sends the message after it has responded.
  await vi.waitFor(async () => expect(await list(`?to=${email}`)).toHaveLength(1), 20_000);
});

describe("a list of notifications", () => {
  it.each([
    "?limit=50",
    "?expand=customer,provider,parent_notification,resends",
    "?event_name=customer.password_reset&resource_type=customer",
    "?include_resends=true",
  ])("is returned with %s", async (query) => {
    const found = await list(`${query}&to=${email}`);
    expect(found[0]).toMatchObject({ to: email, event_name: "customer.password_reset" });
  });

  it("includes the messages' data if the query selects it", async () => {
    const [found] = await list(`?fields=id,created_at,to,data&to=${email}`);
    expect(found).toMatchObject({ to: email, data: { first_name: "Ada" } });
  });

  it.each(["event_name=order.placed", "resource_type=order", "resource_id=none", "offset=1"])(
    "is empty with %s",
    async (query) => {
      expect(await list(`?to=${email}&${query}`)).toEqual([]);
    },
  );

  it("a notification is resent to the same or another recipient, and the response lists all resends", async () => {
    const [sent] = await list(`?to=${email}`);
    const resend = `/admin/notifications/${sent?.id}/resend`;
    const other = `${fresh("other")}@example.com`;
    const again = async (body: object): Promise<string[]> => {
      const { notification } = (await admin.post<{ notification: Notification }>(resend, body))
        .body;
      expect(notification).toMatchObject({ id: sent?.id, to: email });
      return notification.resends.map(({ to }) => to).toSorted();
    };
    expect(await again({})).toEqual([email]);
    expect(await again({ to: other })).toEqual([email, other].toSorted());
    expect(await list(`?to=${other}`)).toEqual([]);
    expect(await list(`?to=${other}&include_resends=true`)).toHaveLength(1);
  });
});

it("invalid queries, and invalid requests to resend, are rejected", async () => {
  for (const query of ["color=red", "limit=many", "include_resends=perhaps"])
    await admin.get(`/admin/notifications?${query}`, { status: 400 });
  await visitor.get("/admin/notifications", { status: 401 });
  const resend = "/admin/notifications/none/resend";
  await admin.post(resend, { to: "ada@example.com" }, { status: 404 });
  await admin.post(resend, { color: "red" }, { status: 400 });
});
