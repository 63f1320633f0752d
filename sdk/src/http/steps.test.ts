// Tests each step of the pipeline alone, with a client that has only this step, and a `fetch` that records its requests.
import { operationAt } from "../../test/operation-at.ts";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError, TimeoutError } from "../errors.ts";
import {
  apiKey,
  bearer,
  deadline,
  exactlyOnce,
  headers,
  log,
  publishableKey,
  retry,
  timeout,
  xsrf,
  type Step,
} from "../steps.ts";
import { memoryTokens } from "./auth.ts";
import { createHttpClient } from "./http-client.ts";

const LIST = { method: "GET", path: "/admin/products" };
const SIGN_IN = operationAt("POST /admin/auth/token");

type Answer = () => Response | Promise<Response>;
function clientWith(use: readonly Step[], answers: readonly Answer[] = []) {
  const requests: Request[] = [];
  const left = [...answers];
  const fetch = ((request: Request) => {
    requests.push(request);
    return Promise.resolve(left.shift()?.() ?? Response.json({ access_token: "t" }));
  }) as typeof globalThis.fetch;
  return { client: createHttpClient({ fetch, use }), requests };
}
const status = (code: number) => () => Response.json({ done: true }, { status: code });
const sentBy = async (step: Step, call = LIST) => {
  const { client, requests } = clientWith([step]);
  await client.send(call, call.method === "POST" ? { body: {} } : {});
  return Object.fromEntries(requests[0]?.headers ?? []);
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("credentials", () => {
  it("publishableKey is sent with every call, unless it's empty", async () => {
    expect(await sentBy(publishableKey("pk_1"))).toEqual({ "x-publishable-api-key": "pk_1" });
    expect(await sentBy(publishableKey(() => "pk_2"))).toEqual({ "x-publishable-api-key": "pk_2" });
    expect(await sentBy(publishableKey(""))).toEqual({});
  });

  it("apiKey is sent with admin calls, but isn't read for a sign-in", async () => {
    const key = vi.fn<() => string>(() => "key");
    expect(await sentBy(apiKey(key))).toEqual({ "x-medusa-access-token": "key" });
    expect(await sentBy(apiKey(key), SIGN_IN)).not.toHaveProperty("x-medusa-access-token");
    expect(await sentBy(apiKey("key"), { method: "GET", path: "/store/regions" })).toEqual({});
    expect(key).toHaveBeenCalledTimes(1);
  });

  it("headers of a later step override earlier ones, and functions are called before each attempt", async () => {
    let count = 0;
    const counted = headers(() => Promise.resolve({ "X-A": String(++count) }));
    const { client, requests } = clientWith(
      [headers({ "x-a": "fixed", "x-b": "b" }), counted, retry(1)],
      [status(503)],
    );
    const sent = client.send(LIST);
    await vi.runAllTimersAsync();
    await sent;
    expect(requests.map((request) => Object.fromEntries(request.headers))).toEqual([
      { "x-a": "1", "x-b": "b" },
      { "x-a": "2", "x-b": "b" },
    ]);
  });

  it("bearer stores a sign-in's token, sends the token, and is the client's token storage", async () => {
    const tokens = memoryTokens();
    const { client, requests } = clientWith(
      [bearer(tokens)],
      [() => Response.json({ access_token: "t" })],
    );
    await client.send(SIGN_IN, { body: {} });
    await client.send(LIST);
    expect(requests.map((request) => request.headers.get("authorization"))).toEqual([
      null,
      "Bearer t",
    ]);
    expect(client.tokens).toBe(tokens);
  });

  it("bearer drops the token at a sign-out that fails with 401", async () => {
    const tokens = memoryTokens({ admin: "t" });
    const { client } = clientWith([bearer(tokens)], [status(401)]);
    await expect(client.send(operationAt("DELETE /admin/auth"))).rejects.toBeInstanceOf(ApiError);
    expect(tokens.get("admin")).toBeUndefined();
  });

  it("xsrf copies a page's cookie to the header", async () => {
    vi.stubGlobal("document", { cookie: "a=1; XSRF-TOKEN=t%3D1" });
    expect(await sentBy(xsrf())).toEqual({ "x-xsrf-token": "t=1" });
  });
});

describe("limits", () => {
  const never = () => new Promise<Response>(() => {});

  it.each([
    ["timeout", timeout(50)],
    ["deadline", deadline(50)],
  ])("%s stops a call that hangs", async (_name, step) => {
    const { client } = clientWith([step], [never]);
    const outcome = client.send(LIST).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(50);
    expect(await outcome).toBeInstanceOf(TimeoutError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("the last of two timeout steps applies, and a call's own timeout overrides it", async () => {
    const { client } = clientWith([timeout(50), timeout(80)], [never, never]);
    const first = client.send(LIST).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(80);
    expect(await first).toMatchObject({ message: "timeout of 80ms exceeded" });
    const second = client.send(LIST, {}, { timeout: 20 }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20);
    expect(await second).toMatchObject({ message: "timeout of 20ms exceeded" });
  });
});

describe("retries", () => {
  it("repeat a read, and the last of two retry steps applies", async () => {
    const { client, requests } = clientWith([retry(9), retry(2)], Array(9).fill(status(503)));
    const outcome = client.send(LIST).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ status: 503 });
    expect(requests).toHaveLength(3);
  });

  it("with exactlyOnce use keys of each client's own server, even if clients share the step", async () => {
    const step = exactlyOnce(1);
    const sent: string[] = [];
    const shop = (name: string) =>
      createHttpClient({
        use: [step],
        fetch: ((request: Request) => {
          const key = request.headers.get("idempotency-key");
          if (!request.url.includes("/none/")) sent.push(`${name} ${key}`);
          const issued = { "idempotency-key": `key of ${name}` };
          return Promise.resolve(
            request.url.includes("/none/")
              ? Response.json({ done: true }, { status: 404, headers: issued })
              : Response.json({ done: true }),
          );
        }) as typeof globalThis.fetch,
      });
    for (const client of [shop("one"), shop("two")])
      await client.send(
        { method: "POST", path: "/store/carts/{id}/line-items", wire: { keyed: true } },
        { id: "c", body: {} },
      );
    expect(sent).toEqual(["one key of one", "two key of two"]);
  });
});

it("each log step receives requests, retries, failures, and responses", async () => {
  const told: string[] = [];
  const hooksOf = (name: string) => ({
    onRequest: () => void told.push(`${name} request`),
    onResponse: () => void told.push(`${name} response`),
    onError: () => void told.push(`${name} error`),
    onRetry: () => void told.push(`${name} retry`),
  });
  const { client } = clientWith([log(hooksOf("a")), log(hooksOf("b")), retry(1)], [status(503)]);
  const sent = client.send(LIST);
  await vi.runAllTimersAsync();
  await sent;
  expect(told).toEqual(
    ["request", "error", "retry", "request", "response"].flatMap((one) => [`a ${one}`, `b ${one}`]),
  );
});

it("a custom step wraps calls, attempts, and requests, in addition to the options' steps", async () => {
  const order: string[] = [];
  const own: Step = {
    call: (_, next) => (order.push("call"), next()),
    send: (_, next) => (order.push("send"), next()),
    attempt: (request, next) => (order.push("attempt"), next(request)),
  };
  const client = createHttpClient({
    publishableApiKey: "pk_1",
    retries: 1,
    fetch: ((request: Request) => {
      order.push(request.headers.get("x-publishable-api-key") ?? "");
      return Promise.resolve(
        Response.json({ done: true }, { status: order.length < 5 ? 503 : 200 }),
      );
    }) as typeof globalThis.fetch,
    use: [own],
  });
  const sent = client.send(LIST);
  await vi.runAllTimersAsync();
  await sent;
  expect(order).toEqual(["call", "send", "attempt", "pk_1", "send", "attempt", "pk_1"]);
});
