import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOST_PER_ACCOUNT, MOST_PER_ADDRESS, WINDOW_MS } from "./sign-in.ts";
import { startGuard, type Guard } from "./testing/guard.ts";

let asked: { cookie: string | undefined; body: string }[] = [];
let status = 401;
let guard: Guard;
beforeEach(async () => {
  asked = [];
  status = 401;
  vi.useFakeTimers({ toFake: ["Date"] });
  guard = await startGuard(
    (request, answer) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString()));
      request.on("end", () => {
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

it("refuses to guess the password of one account, from any address and in any spelling, until time has passed", async () => {
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
  // A customer may have the same address.
  expect((await signIn("ann@example.test", "203.0.113.99", "/store/auth")).status).toBe(401);
  vi.setSystemTime(Date.now() + WINDOW_MS);
  expect((await signIn("ann@example.test")).status).toBe(401);
});

it("refuses to try many accounts from one address, also at the same time", async () => {
  const all = await Promise.all(
    Array.from({ length: MOST_PER_ADDRESS + 5 }, (_, i) => signIn(`user${i}@example.test`)),
  );
  expect(all.filter((answer) => answer.status === 429)).toHaveLength(5);
  expect((await signIn("ann@example.test", "203.0.113.2")).status).toBe(401);
});

it("counts no sign-in that succeeds", async () => {
  status = 200;
  for (let i = 0; i < MOST_PER_ADDRESS + 5; i += 1)
    expect((await signIn("ann@example.test")).status).toBe(200);
});

it("limits how often a password is asked to be reset", async () => {
  status = 204;
  for (let i = 0; i < MOST_PER_ACCOUNT; i += 1)
    expect(
      (await signIn("ann@example.test", "203.0.113.3", "/admin/users/password-token")).status,
    ).toBe(204);
  expect(
    (await signIn("ann@example.test", "203.0.113.3", "/admin/users/password-token")).status,
  ).toBe(429);
});

it("starts a new session at each sign-in, whatever session the browser had", async () => {
  status = 200;
  await signIn("ann@example.test", undefined, "/admin/auth", "a=1; connect.sid=planted; b=2");
  await signIn("ann@example.test", undefined, "/store/auth", "connect.sid=planted");
  expect(asked.map(({ cookie }) => cookie)).toEqual(["a=1; b=2", undefined]);
  expect(asked[0]?.body).toContain("a guess");
});
