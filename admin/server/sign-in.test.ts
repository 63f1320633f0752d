import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { limitSignIns, MOST_PER_ACCOUNT, MOST_PER_ADDRESS, WINDOW_MS } from "./sign-in.ts";
import { startGuard, type Guard } from "./testing/guard.ts";

let asked: { cookie: string | undefined; body: string }[] = [];
let status = 401;
/** True if the store closes the connection without a response. */
let lost = false;
let guard: Guard;
beforeEach(async () => {
  asked = [];
  status = 401;
  lost = false;
  vi.useFakeTimers({ toFake: ["Date"] });
  guard = await startGuard(
    (request, answer) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
        if (lost) return void answer.destroy();
        asked.push({ cookie: request.headers.cookie, body });
        answer.writeHead(status, { "set-cookie": "connect.sid=new; Path=/" }).end("{}");
      });
    },
    { front: "127.0.0.1" },
  );
});
afterEach(() => {
  vi.useRealTimers();
  guard.stop();
});

const signIn = (email: string, address = "203.0.113.1", path = "/admin/auth", cookie = "") =>
  fetch(`${guard.url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `198.51.100.${Math.floor(Math.random() * 255)}, ${address}`,
      ...(cookie && { cookie }),
    },
    body: JSON.stringify({ email, password: "a guess" }),
  });

it("the admin's server limits guesses at one account's password, from any address and in any spelling, for some time", async () => {
  for (let i = 0; i < MOST_PER_ACCOUNT; i += 1)
    expect((await signIn("ann@example.test", `203.0.113.${i}`)).status).toBe(401);
  for (const [email, path] of [
    ["ann@example.test", "/admin/auth"],
    [" Ann@Example.test ", "/admin/Auth/"],
    ["ann@example.test", "/admin/auth/token"],
  ] as const) {
    const refused = await signIn(email, "203.0.113.99", path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect(asked).toHaveLength(MOST_PER_ACCOUNT);
  expect((await signIn("bob@example.test", "203.0.113.99")).status).toBe(401);
  // Also checks a customer's sign-in, because a customer may have the same email address.
  expect((await signIn("ann@example.test", "203.0.113.99", "/store/auth")).status).toBe(401);
  vi.setSystemTime(Date.now() + WINDOW_MS);
  expect((await signIn("ann@example.test")).status).toBe(401);
});

it("the admin's server limits attempts at several accounts from one address, even simultaneous ones", async () => {
  const all = await Promise.all(
    Array.from({ length: MOST_PER_ADDRESS + 5 }, (_, i) => signIn(`user${i}@example.test`)),
  );
  expect(all.filter((answer) => answer.status === 429)).toHaveLength(5);
  expect((await signIn("ann@example.test", "203.0.113.2")).status).toBe(401);
});

it("the admin's server doesn't count successful sign-ins", async () => {
  status = 200;
  for (let i = 0; i < MOST_PER_ADDRESS + 5; i += 1)
    expect((await signIn("ann@example.test")).status).toBe(200);
});

it("the admin's server doesn't count attempts that the store couldn't check", async () => {
  for (const failure of [500, 503, undefined]) {
    status = failure ?? status;
    lost = failure === undefined;
    for (let i = 0; i < MOST_PER_ACCOUNT + 2; i += 1)
      expect((await signIn("ann@example.test")).status).toBe(failure ?? 502);
  }
  lost = false;
  status = 401;
  expect((await signIn("ann@example.test")).status).toBe(401);
});

it("the admin's server counts each attempt in the minute in which it started", async () => {
  const counts = limitSignIns();
  const attempt = {
    method: "POST",
    path: "/admin/auth",
    address: "203.0.113.1",
    body: new TextEncoder().encode('{"email":"ann@example.test"}').buffer,
  };
  const ends = Array.from({ length: MOST_PER_ACCOUNT }, () => counts.begin(attempt));
  vi.setSystemTime(Date.now() + WINDOW_MS);
  for (const end of ends) if (typeof end === "function") end(200);
  for (let i = 0; i < MOST_PER_ACCOUNT; i += 1)
    expect(counts.begin(attempt)).toBeTypeOf("function");
  expect(counts.begin(attempt)).toBeTypeOf("number");
});

it("the admin's server counts all addresses of an IPv6 network as one", async () => {
  for (let i = 0; i < MOST_PER_ADDRESS; i += 1)
    expect((await signIn(`user${i}@example.test`, `2001:db8:1:2::${i + 1}`)).status).toBe(401);
  expect((await signIn("ann@example.test", "2001:db8:1:2:ffff::1")).status).toBe(429);
  expect((await signIn("ann@example.test", "2001:db8:1:3::1")).status).toBe(401);
});

it.each([
  ["compressed", { "content-encoding": "gzip" }, gzipSync('{"email":"ann@example.test"}')],
  [
    "in another encoding",
    { "content-type": "application/json; charset=utf-16le" },
    Buffer.from('{"email":"ann@example.test"}', "utf16le"),
  ],
  [
    "in another encoding with a quoted name",
    { "content-type": 'application/json;charset="UTF-16"' },
    Buffer.from('\ufeff{"email":"ann@example.test"}', "utf16le"),
  ],
  [
    "a form",
    { "content-type": "application/X-WWW-Form-URLEncoded" },
    Buffer.from("email=ann%40example.test"),
  ],
])(
  "the admin's server rejects a body that is %s, because it would hide the account",
  async (_, headers, body) => {
    const sent = await fetch(`${guard.url}/admin/auth`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    });
    expect(sent.status).toBe(415);
    expect(asked).toEqual([]);
  },
);

it("the admin's server forwards a form that a payment provider sends to the store", async () => {
  status = 200;
  const sent = await fetch(`${guard.url}/store/test-payment/pay_1`, {
    method: "POST",
    body: new URLSearchParams({ outcome: "paid" }),
  });
  expect(sent.status).toBe(200);
  expect(asked).toHaveLength(1);
});

it("the admin's server limits how often a client can ask which customers have an account", async () => {
  const ask = (i: number) =>
    fetch(`${guard.url}/store/auth/ann${i}%40example.test`, {
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
  status = 200;
  for (let i = 0; i < MOST_PER_ADDRESS; i += 1) expect((await ask(i)).status).toBe(200);
  expect((await ask(99)).status).toBe(429);
});

it("the admin's server limits how often a password reset can be requested", async () => {
  status = 204;
  for (let i = 0; i < MOST_PER_ACCOUNT; i += 1)
    expect(
      (await signIn("ann@example.test", "203.0.113.3", "/admin/users/password-token")).status,
    ).toBe(204);
  expect(
    (await signIn("ann@example.test", "203.0.113.3", "/admin/users/password-token")).status,
  ).toBe(429);
});

it("the admin's server starts a new session at each sign-in, even if the browser sends the cookie of an earlier session", async () => {
  status = 200;
  await signIn("ann@example.test", undefined, "/admin/auth", "a=1; connect.sid=planted; b=2");
  await signIn("ann@example.test", undefined, "/store/auth", "connect.sid=planted");
  expect(asked.map(({ cookie }) => cookie)).toEqual(["a=1; b=2", undefined]);
  expect(asked[0]?.body).toContain("a guess");
});
