import { beforeAll, expect, it } from "vitest";
import { fresh, prepare, signInAdmin, visitor, type Caller } from "./store.ts";

interface Invite {
  id: string;
  user_email: string;
  role: string;
  accepted: boolean;
  token: string;
}

let admin: Caller;
beforeAll(async () => {
  admin = await signInAdmin();
});

const find = async (email: string): Promise<Invite | undefined> => {
  const { body } = await admin.get<{ invites: Invite[] }>("/admin/invites");
  return body.invites.find((one) => one.user_email === email);
};

async function invite(role = "member"): Promise<Invite> {
  const user = `${fresh("invited")}@example.com`;
  const { body } = await admin.post("/admin/invites", { user, role });
  expect(body).toBe("OK");
  return (await find(user)) as Invite;
}

it("an invitation is accepted once", async () => {
  const { token, user_email: email } = await invite();
  const user = { first_name: "Ida", last_name: null, password: "a-long-password" };
  await visitor.post("/admin/invites/accept", { token, user });
  expect(await find(email)).toBeUndefined();
  const { body } = await visitor.post<{ user: { id: string } }>("/admin/auth", {
    email,
    password: user.password,
  });
  await visitor.post("/admin/invites/accept", { token, user }, { status: 400 });
  await admin.post("/admin/invites", { user: email, role: "admin" }, { status: 400 });
  await prepare("DELETE", `/admin/users/${body.user.id}`);
});

it("an invitation is renewed by inviting the same person again, and by resending it", async () => {
  const one = await invite();
  await admin.post("/admin/invites", { user: one.user_email, role: "admin" });
  expect(await find(one.user_email)).toMatchObject({ id: one.id, role: "admin" });
  const sent = await admin.post(`/admin/invites/${one.id}/resend`);
  expect(sent.body).toBe("OK");
  await prepare("DELETE", `/admin/invites/${one.id}`);
});

it("an invitation can be deleted twice", async () => {
  const one = await invite();
  for (const _ of [1, 2]) {
    const { body } = await admin.delete(`/admin/invites/${one.id}`);
    expect(body).toEqual({ id: one.id, object: "invite", deleted: true });
  }
  expect(await find(one.user_email)).toBeUndefined();
});

it("invalid invitations are rejected", async () => {
  const user = { password: "a-long-password" };
  for (const body of [
    { user: "no address", role: "member" },
    { user: "a@example.com", role: "boss" },
    { user: "a@example.com" },
  ]) {
    await admin.post("/admin/invites", body, { status: 400 });
  }
  for (const body of [
    { token: "no token", user },
    { token: "", user },
    { token: "a" },
    { token: "a", user: { ...user, email: "a@example.com" } },
  ]) {
    await visitor.post("/admin/invites/accept", body, { status: 400 });
  }
  await admin.post("/admin/invites/none/resend", undefined, { status: 400 });
  await visitor.get("/admin/invites", { status: 401 });
});
