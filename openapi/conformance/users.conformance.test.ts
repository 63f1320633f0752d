import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  adminLogin,
  caller,
  fresh,
  prepare,
  signedToken,
  signInAdmin,
  visitor,
  type Caller,
} from "./store.ts";

interface User {
  id: string;
  email: string;
  first_name: string | null;
  role: string;
  api_token: string | null;
  metadata: Record<string, unknown> | null;
}
interface Answer {
  user: User;
}
interface List {
  users: User[];
}

let admin: Caller;
const made: string[] = [];
beforeAll(async () => {
  admin = await signInAdmin();
});
afterAll(async () => {
  for (const id of made) await prepare("DELETE", `/admin/users/${id}`);
});

const person = () => ({ email: `${fresh("user")}@example.com`, password: "a-long-password" });

async function create(more: object = {}): Promise<User> {
  const { body } = await admin.post<Answer>("/admin/users", { ...person(), ...more });
  made.push(body.user.id);
  return body.user;
}

describe("a list of users", () => {
  it.each([
    "",
    "?limit=1&offset=0",
    "?order=-email",
    "?fields=email",
    "?q=nothing-like-it",
    "?created_at[gte]=2020-01-01&updated_at[gt]=946684800",
    "?deleted_at[gt]=2020-01-01",
  ])("accepts the query %s", async (query) => {
    await admin.get(`/admin/users${query}`);
  });

  it("returns the matching users for each filter", async () => {
    const one = await create({
      first_name: fresh("Ida"),
      last_name: fresh("B"),
      role: "developer",
    });
    for (const query of [
      `id[]=${one.id}&id[]=none`,
      `email=${one.email}`,
      `q=${one.email}`,
      `first_name=${one.first_name}&role[]=developer&role[]=admin`,
      `email=${one.email}&last_name=${(one as User & { last_name: string }).last_name}`,
    ]) {
      const { body } = await admin.get<List>(`/admin/users?${query}`);
      expect(body.users.map(({ id }) => id)).toEqual([one.id]);
    }
    const none = await admin.get<List>(`/admin/users?email=${one.email}&role[]=member`);
    expect(none.body.users).toEqual([]);
    await admin.get("/admin/users?role[]=boss", { status: 400 });
    await visitor.get("/admin/users", { status: 401 });
  });
});

it("a user is created, retrieved, updated, and deleted", async () => {
  const one = await create({ first_name: null, last_name: null });
  expect(one).toMatchObject({ role: "member", first_name: null });
  await admin.post("/admin/users", { ...person(), email: one.email }, { status: 400 });
  await admin.post("/admin/users", { email: "no address", password: "a" }, { status: 400 });
  await admin.post("/admin/users", { ...person(), role: "boss" }, { status: 400 });
  await admin.post("/admin/users", { ...person(), color: "red" }, { status: 400 });

  const path = `/admin/users/${one.id}`;
  await admin.get(path);
  const api_token = fresh("token");
  const { body } = await admin.post<Answer>(path, {
    first_name: "Ida",
    last_name: null,
    role: "admin",
    api_token,
    metadata: { told: true },
  });
  expect(body.user).toMatchObject({ first_name: "Ida", role: "admin", api_token });
  const byKey = caller({ "x-medusa-access-token": api_token });
  const self = await byKey.get<Answer>("/admin/auth");
  expect(self.body.user.id).toBe(one.id);
  const without = await admin.post<Answer>(path, { api_token: null, metadata: { told: "" } });
  expect(without.body.user).toMatchObject({ api_token: null, metadata: {} });
  await admin.post(path, { email: "a@example.com" }, { status: 400 });
  await admin.get("/admin/users/none", { status: 404 });
  await admin.post("/admin/users/none", { first_name: "A" }, { status: 404 });

  for (const _ of [1, 2]) {
    const deleted = await admin.delete(path);
    expect(deleted.body).toEqual({ id: one.id, object: "user", deleted: true });
  }
  await admin.get(path, { status: 404 });
});

it("a user sets a new password with a token", async () => {
  const login = person();
  const { id, email } = await create(login);
  await visitor.post("/admin/users/password-token", { email });
  await visitor.post("/admin/users/password-token", { email: `${fresh("nobody")}@example.com` });
  await visitor.post("/admin/users/password-token", { email: "no address" }, { status: 400 });

  const path = "/admin/users/reset-password";
  const password = "another-password";
  const token = await resetToken(id, email);
  const { body } = await visitor.post<Answer>(path, { token, password });
  expect(body.user.id).toBe(id);
  await visitor.post("/admin/auth", { email, password });
  await visitor.post("/admin/auth", login, { status: 401 });

  const someoneElses = await resetToken("usr_other", email);
  await visitor.post(path, { email, token: someoneElses, password }, { status: 401 });
  // The server signs tokens with the password's hash, so the token is no longer valid.
  await visitor.post(path, { email, token, password }, { status: 500 });
  await visitor.post(path, { token: "no token", password }, { status: 400 });
  await visitor.post(path, { token }, { status: 400 });
});

/**
 * Creates the token of a link in a password reset email. The server doesn't send the email here, so the test creates the token
 * as the server does: it signs the token with the hash of the current password, which the list of users returns if a request
 * selects that field.
 */
async function resetToken(user_id: string, email: string): Promise<string> {
  const { body: login } = await visitor.post<{ access_token: string }>(
    "/admin/auth/token",
    adminLogin(),
  );
  const answer = await fetch(
    `${process.env["COUNTERTOP_SANDBOX_URL"]}/admin/users?fields=password_hash&email=${email}`,
    { headers: { authorization: `Bearer ${login.access_token}` } },
  );
  const { users } = (await answer.json()) as { users: { password_hash: string }[] };
  return signedToken({ user_id, email }, users[0]?.password_hash ?? "");
}
