import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { VERDICT_MS } from "./removed-users.ts";
import { startGuard, type Guard } from "./testing/guard.ts";

/**
 * The credentials of existing users. Like the real store, this one checks whether the user exists
 * only for `GET /admin/auth`.
 */
let existing = new Set<string>();
let questions = 0;
let guard: Guard;

beforeEach(async () => {
  existing = new Set(["connect.sid=ann", "connect.sid=bob", "Bearer bob"]);
  questions = 0;
  vi.useFakeTimers({ toFake: ["Date"] });
  guard = await startGuard((asked, answer) => {
    const who = asked.headers.authorization ?? asked.headers.cookie ?? "";
    if (asked.url === "/admin/auth" && asked.method === "GET") {
      questions += 1;
      return void answer.writeHead(existing.has(who) ? 200 : who === "" ? 401 : 404).end("{}");
    }
    if (asked.method === "DELETE")
      for (const credential of existing)
        if (credential.endsWith("bob")) existing.delete(credential);
    answer.end("served");
  });
});
afterEach(() => {
  vi.useRealTimers();
  guard.stop();
});

const ann = { cookie: "connect.sid=ann" };
const bob = { cookie: "connect.sid=bob" };
const bobsToken = { authorization: "Bearer bob" };
const ask = async (path: string, headers: Record<string, string>, method = "GET") =>
  (await fetch(`${guard.url}${path}`, { method, headers })).status;

it("the admin's server rejects a user's session and token as soon as another operator deletes the user", async () => {
  for (const sent of [bob, bobsToken]) expect(await ask("/admin/customers", sent)).toBe(200);
  expect(await ask("/admin/users/usr_bob", ann, "DELETE")).toBe(200);
  for (const sent of [bob, bobsToken])
    for (const [path, method] of [
      ["/admin/customers", "GET"],
      ["/admin/collections", "POST"],
      ["/admin/Users/usr_ann", "DELETE"],
    ] as const)
      expect(await ask(path, sent, method)).toBe(401);
  expect(await ask("/admin/customers", ann)).toBe(200);
});

it("the admin's server rechecks users after some time, and then detects a deletion elsewhere", async () => {
  for (let i = 0; i < 3; i += 1) expect(await ask("/admin/customers", bob)).toBe(200);
  expect(questions).toBe(1);
  existing.delete("connect.sid=bob");
  vi.setSystemTime(Date.now() + VERDICT_MS);
  expect(await ask("/admin/customers", bob)).toBe(401);
  existing.add("connect.sid=bob");
  expect(await ask("/admin/customers", bob)).toBe(200);
});

it("the admin's server lets a deleted user sign in, accept a new invitation, and reset a password with an old cookie", async () => {
  existing.delete("connect.sid=bob");
  for (const path of ["auth", "invites/accept", "users/password-token", "users/reset-password"])
    expect(await ask(`/admin/${path}`, bob, "POST")).toBe(200);
});

it("the admin's server doesn't check calls without a credential, or storefront calls", async () => {
  expect(await ask("/admin/customers", {})).toBe(200);
  expect(await ask("/store/products", bob)).toBe(200);
  expect(questions).toBe(0);
});
