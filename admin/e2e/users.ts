import { createHmac, randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { test as base, expect } from "./shop.ts";

export interface Credentials {
  email: string;
  password: string;
}

interface UserFixtures {
  /** Calls the store over the API as an operator. */
  adminApi: APIRequestContext;
  /** Adds a user who has never signed in, and deletes the user afterward. */
  addUser(): Promise<Credentials & { id: string }>;
}

export const newUser = (): Credentials => ({
  email: `user-${randomUUID().slice(0, 8)}@example.com`,
  password: "a-long-password",
});

export const test = base.extend<UserFixtures>({
  adminApi: ({ operator }, provide) => provide(operator),
  addUser: async ({ adminApi }, provide) => {
    const added: string[] = [];
    await provide(async () => {
      const person = newUser();
      const answer = await adminApi.post("/admin/users", { data: person });
      expect(answer.status()).toBe(200);
      const { user } = (await answer.json()) as { user: { id: string } };
      added.push(user.id);
      return { ...person, id: user.id };
    });
    for (const id of added) await adminApi.delete(`/admin/users/${id}`);
  },
});

const store = process.env["COUNTERTOP_SANDBOX_URL"] ?? "http://localhost:9000";

/**
 * Token of the link in a password reset email. The sandbox doesn't send emails, so the test creates the token as the server
 * does: it signs the token with the hash of the current password. The store returns this hash to operators who request it, but
 * the admin's server redacts it.
 */
export async function resetToken(
  adminApi: APIRequestContext,
  { id, email }: { id: string; email: string },
  seconds = 900,
): Promise<string> {
  const answer = await adminApi.get(`${store}/admin/users?fields=password_hash&email=${email}`);
  const { users } = (await answer.json()) as { users: { password_hash: string }[] };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const exp = Math.floor(Date.now() / 1000) + seconds;
  const content = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ user_id: id, email, exp })}`;
  const secret = users[0]?.password_hash ?? "";
  return `${content}.${createHmac("sha256", secret).update(content).digest("base64url")}`;
}

/** Creates an invitation, and returns the token for its link. */
export async function invite(adminApi: APIRequestContext, email: string): Promise<string> {
  const made = await adminApi.post("/admin/invites", { data: { user: email, role: "member" } });
  expect(made.status()).toBe(200);
  const answer = await adminApi.get("/admin/invites");
  const { invites } = (await answer.json()) as { invites: { user_email: string; token: string }[] };
  return invites.find((one) => one.user_email === email)?.token ?? "";
}

export { expect };
