// Tests that `timeout`, `deadline`, and `signal` limit everything that a call waits for, including the caller's functions.
import { operationAt } from "../../test/operation-at.ts";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AbortedError, TimeoutError } from "../errors.ts";
import { memoryTokens } from "./auth.ts";
import { createHttpClient } from "./http-client.ts";
import type { CallOptions, ClientOptions } from "./options.ts";
import { refreshOnUnauthorized } from "./refresh.ts";

const GET = { method: "GET", path: "/admin/products" };
const never = <T>(): Promise<T> => new Promise<T>(() => {});
const answers = (): Promise<Response> => Promise.resolve(Response.json({ fine: true }));

const HANGS: Record<string, ClientOptions> = {
  "headers()": { headers: () => never() },
  "apiKey()": { apiKey: () => never() },
  "publishableApiKey()": { publishableApiKey: () => never() },
  "the token storage": { auth: { get: () => never(), set: () => {} } },
  "a middleware around the attempt": { middleware: [{ attempt: () => never() }] },
  "a fetch that ignores the signal": { fetch: () => never() },
  "a response body": {
    fetch: () =>
      Promise.resolve(
        new Response(new ReadableStream(), { headers: { "content-type": "application/json" } }),
      ),
  },
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Returns the outcome of a call, and its duration in milliseconds. Returns undefined if the call is still running after a minute.
 */
async function end(client: ClientOptions, options?: CallOptions) {
  const began = Date.now();
  let ended: { outcome: unknown; after: number } | undefined;
  const settle = (outcome: unknown) => void (ended = { outcome, after: Date.now() - began });
  void createHttpClient({ fetch: answers, ...client })
    .send(GET, {}, options)
    .then(settle, settle);
  await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}

describe.each(Object.entries(HANGS))("%s that never settles", (_, hangs) => {
  it("is stopped by the timeout, and its timer is cleared", async () => {
    const ended = await end(hangs, { timeout: 50 });
    expect(ended).toMatchObject({ after: 50 });
    expect(ended?.outcome).toBeInstanceOf(TimeoutError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("is stopped by the call's signal", async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort("enough"), 30);
    const ended = await end(hangs, { signal: controller.signal });
    expect(ended).toMatchObject({ after: 30, outcome: { cause: "enough" } });
    expect(ended?.outcome).toBeInstanceOf(AbortedError);
  });

  it("is stopped by the deadline, regardless of the number of attempts", async () => {
    const ended = await end(hangs, { deadline: 120, timeout: 50, retries: 9 });
    expect(ended).toMatchObject({ after: 120 });
    expect(ended?.outcome).toBeInstanceOf(TimeoutError);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a deadline", () => {
  it("also limits middleware that wraps the call", async () => {
    const ended = await end({ deadline: 70, middleware: [{ call: () => never() }] });
    expect(ended).toMatchObject({ after: 70, outcome: { message: "timeout of 70ms exceeded" } });
  });

  it("interrupts the wait between two attempts, and can be overridden for a call", async () => {
    const busy = () =>
      Promise.resolve(new Response("", { status: 503, headers: { "retry-after": "20" } }));
    const ended = await end({ fetch: busy, deadline: 9 }, { deadline: 5000, retries: 3 });
    expect(ended).toMatchObject({
      after: 5000,
      outcome: { message: "timeout of 5000ms exceeded" },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([NaN, -1])("of %s is rejected", async (deadline) => {
    expect((await end({}, { deadline }))?.outcome).toMatchObject({
      message: "GET /admin/products: invalid deadline",
    });
  });

  it("stops every call that hasn't finished by then", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        async (deadline, takes) => {
          fc.pre(deadline !== takes);
          const slow = () =>
            new Promise<Response>((done) => setTimeout(done, takes, Response.json({ done: true })));
          const ended = await end({ fetch: slow, deadline });
          expect(ended?.after).toBe(Math.min(deadline, takes));
          expect(ended?.outcome instanceof TimeoutError).toBe(deadline < takes);
        },
      ),
    );
  });
});

it.each<[string, ClientOptions]>([
  ["middleware around the call", { middleware: [{ call: () => never() }] }],
  ["a step that repeats", { use: [{ repeat: () => never() }] }],
])("%s that never settles is stopped by the deadline, and not by the timeout", async (_, hangs) => {
  const ended = await end(hangs, { timeout: 50, deadline: 90 });
  expect(ended).toMatchObject({ after: 90, outcome: { message: "timeout of 90ms exceeded" } });
});

it("a call doesn't send anything after its deadline, however late the headers resolve", async () => {
  const fetch = vi.fn<typeof answers>(answers);
  const headers = () => new Promise<Record<string, string>>((done) => setTimeout(done, 100, {}));
  const told: string[] = [];
  const hooks = {
    onRequest: () => void told.push("request"),
    onError: () => void told.push("error"),
  };
  const ended = await end({ fetch, headers, hooks }, { timeout: 50 });
  expect(ended?.outcome).toBeInstanceOf(TimeoutError);
  expect(fetch).not.toHaveBeenCalled();
  expect(told).toEqual([]);
});

describe("an asynchronous token storage", () => {
  const signIn = operationAt("POST /admin/auth/token");

  it("stores the token before the sign-in resolves", async () => {
    let kept: string | undefined;
    const set = (_: string, token: string | undefined) =>
      new Promise<void>((done) => setTimeout(() => done(void (kept = token)), 20));
    const fetch = () => Promise.resolve(Response.json({ access_token: "t" }));
    const client = createHttpClient({ fetch, auth: { get: () => kept, set } });
    const sent = client.send(signIn).then(() => kept);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await sent).toBe("t");
  });
});

describe("a refresh through the same client", () => {
  it.each([
    ["immediately if its call is marked", true, 0],
    ["after 10 seconds if it isn't", false, 10_000],
  ])(
    "that fails makes the original call fail with its own 401, %s",
    async (_name, marked, wait) => {
      const auth = memoryTokens({ admin: "old" });
      const paths: string[] = [];
      const client = createHttpClient({
        auth,
        fetch: ((request: Request) => {
          paths.push(new URL(request.url).pathname);
          return Promise.resolve(new Response("", { status: 401 }));
        }) as typeof globalThis.fetch,
        middleware: [
          refreshOnUnauthorized(auth, async (_area, own) => {
            await Promise.resolve();
            await client.send({ method: "GET", path: "/admin/session" }, {}, marked ? own : {});
            return "new";
          }),
        ],
      });
      let outcome: unknown;
      void client.send(GET).catch((error: unknown) => void (outcome = error));
      await vi.advanceTimersByTimeAsync(wait);
      expect(outcome).toMatchObject({ status: 401, path: "/admin/products" });
      expect(paths).toEqual(["/admin/products", "/admin/session"]);
    },
  );

  it("makes calls that begin in the meantime wait, and sends them once more", async () => {
    const auth = memoryTokens({ admin: "old" });
    const sent: string[] = [];
    let finish: (token: string) => void = () => {};
    const client = createHttpClient({
      auth,
      fetch: ((request: Request) => {
        const token = request.headers.get("authorization");
        sent.push(`${new URL(request.url).pathname} ${token}`);
        return Promise.resolve(
          token === "Bearer new"
            ? Response.json({ done: true })
            : new Response("", { status: 401 }),
        );
      }) as typeof globalThis.fetch,
      middleware: [refreshOnUnauthorized(auth, () => new Promise((done) => (finish = done)))],
    });
    const first = client.send(GET);
    await vi.advanceTimersByTimeAsync(10);
    const second = client.send({ method: "GET", path: "/admin/orders" });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(["/admin/products Bearer old", "/admin/orders Bearer old"]);
    finish("new");
    await Promise.all([first, second]);
    expect(sent.slice(2).toSorted()).toEqual([
      "/admin/orders Bearer new",
      "/admin/products Bearer new",
    ]);
  });

  it("uses its new token for the repeated request even if the storage fails", async () => {
    const report = vi.spyOn(console, "error").mockImplementation(() => {});
    const auth = {
      get: () => "old",
      set: () => Promise.reject(new Error("full")),
    };
    const client = createHttpClient({
      auth,
      fetch: ((request: Request) =>
        Promise.resolve(
          request.headers.get("authorization") === "Bearer new"
            ? Response.json({ fine: true })
            : new Response("", { status: 401 }),
        )) as typeof globalThis.fetch,
      middleware: [refreshOnUnauthorized(auth, () => Promise.resolve("new"))],
    });
    expect((await client.send(GET)).data).toEqual({ fine: true });
    expect(report).toHaveBeenCalledOnce();
    report.mockRestore();
  });
});
