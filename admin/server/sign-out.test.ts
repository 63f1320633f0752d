import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SESSION_MS } from "./sign-out.ts";
import { startGuard, type Guard } from "./testing/guard.ts";

let guard: Guard;
let signOutStatus = 200;

// Imitates the real store after a request that overlapped a sign-out: each session stays valid.
beforeEach(async () => {
  signOutStatus = 200;
  vi.useFakeTimers({ toFake: ["Date"] });
  guard = await startGuard((asked, answer) => {
    const isSignOut = asked.method === "DELETE";
    const isSignedIn = /connect\.sid\s*=/.test(asked.headers.cookie ?? "");
    answer.writeHead(isSignOut ? signOutStatus : isSignedIn ? 200 : 401).end("served");
  });
});
afterEach(() => {
  vi.useRealTimers();
  guard.stop();
});

const ask = async (path: string, cookie: string, method = "GET") =>
  (await fetch(`${guard.url}${path}`, { method, headers: { cookie } })).status;
const ann = "theme=dark; connect.sid=ann";

it("after a sign-out, the admin's server rejects that session, but no others", async () => {
  expect(await ask("/admin/products", ann)).toBe(200);
  expect(await ask("/admin/auth", ann, "DELETE")).toBe(200);
  for (const path of ["/admin/products", "/admin/auth"])
    expect(await ask(path, ann), path).toBe(401);
  expect(await ask("/admin/products", "connect.sid=bob")).toBe(200);
});

it.each([
  ["is encoded differently", "connect.sid=%61nn"],
  ["is quoted", 'connect.sid="ann"'],
  ["has spaces around its name", "theme=dark;  connect.sid =ann "],
  ["follows a cookie with a similar name", "Connect.SID=none; connect.sid=ann"],
  ["follows a name that ends with another white space", "connect.sid\u00a0=none; connect.sid=ann"],
  ["precedes another session", "connect.sid=ann; connect.sid=bob"],
])("the admin's server rejects a session whose cookie %s", async (_how, cookie) => {
  await ask("/admin/auth", ann, "DELETE");
  expect(await ask("/admin/products", cookie)).toBe(401);
});

it("the admin's server keeps a customer signed in who shares the session with an operator who signs out, and vice versa", async () => {
  expect(await ask("/admin/auth", ann, "DELETE")).toBe(200);
  expect(await ask("/store/customers/me", ann)).toBe(200);
  expect(await ask("/store/auth", "connect.sid=bob", "DELETE")).toBe(200);
  expect(await ask("/store/customers/me", "connect.sid=bob")).toBe(401);
  expect(await ask("/admin/products", "connect.sid=bob")).toBe(200);
});

it("the admin's server keeps a session whose sign-out failed", async () => {
  signOutStatus = 500;
  expect(await ask("/admin/auth", ann, "DELETE")).toBe(500);
  expect(await ask("/admin/products", ann)).toBe(200);
});

it("the admin's server stops rejecting a session when the store itself no longer accepts the session", async () => {
  await ask("/admin/auth", ann, "DELETE");
  vi.setSystemTime(Date.now() + SESSION_MS);
  expect(await ask("/admin/products", ann)).toBe(200);
});
