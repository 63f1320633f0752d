import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AbortedError, NetworkError, TimeoutError, toApiError } from "../errors.ts";
import { createHttpClient } from "./http-client.ts";
import type { Retries } from "./options.ts";
import { isRetryable, retry, retryAfter } from "./retry.ts";

const call = { method: "POST", path: "/store/carts" };
const status = (code: number, headers: Record<string, string> = {}) =>
  toApiError(call, new Response(null, { status: code, headers }), undefined);
const network = new NetworkError(call, undefined);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Runs `retry` with fake timers. Returns the outcome, the number of attempts, and the waits between them. */
async function run(failures: unknown[], options: Parameters<typeof retry>[1] = {}) {
  const waits: number[] = [];
  let attempts = 0;
  const result = retry(
    async () => {
      const failure = failures[attempts++];
      if (failure) throw failure;
      return "done";
    },
    { ...options, onRetry: ({ delay }) => void waits.push(delay) },
  ).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { result: await result, attempts, waits };
}

describe("isRetryable", () => {
  it("is true only if no response arrived, or for 409 and 501 to 599", () => {
    expect([network, new TimeoutError(call, 1)].map(isRetryable)).toEqual([true, true]);
    expect(isRetryable(new AbortedError(call, undefined))).toBe(false);
    const retried = Array.from({ length: 200 }, (_, i) => 400 + i).filter((code) =>
      isRetryable(status(code)),
    );
    expect(retried).toEqual([409, ...Array.from({ length: 99 }, (_, i) => 501 + i)]);
  });
});

describe("retry", () => {
  it("repeats a call three times, after 100, 200, and 400 ms", async () => {
    const failure = status(503);
    const { result, attempts, waits } = await run(Array(9).fill(failure));
    expect({ result, attempts, waits }).toEqual({
      result: failure,
      attempts: 4,
      waits: [100, 200, 400],
    });
  });

  it("extends each wait by a random share if jitter is set", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const { waits } = await run(Array(9).fill(status(503)), { jitter: 0.5 });
    expect(waits).toEqual([125, 250, 500]);
  });

  it("repeats a call only twice if no response arrives", async () => {
    expect(await run(Array(9).fill(network))).toMatchObject({ result: network, attempts: 3 });
  });

  it("stops at the first success and at the first permanent failure", async () => {
    expect(await run([status(409), network])).toMatchObject({ result: "done", attempts: 3 });
    expect(await run([status(502), status(500), status(502)])).toMatchObject({ attempts: 2 });
  });

  it("waits for the server's `Retry-After`, in seconds or until a date, and doesn't retry if it's over 300000 ms", async () => {
    expect((await run([status(503, { "retry-after": "7" })])).waits).toEqual([7000]);
    expect((await run([status(503, { "retry-after": "300" })])).waits).toEqual([300_000]);
    expect(await run([status(503, { "retry-after": "301" })])).toMatchObject({
      attempts: 1,
      waits: [],
    });
    const inTwo = new Date(Date.now() + 2000).toUTCString();
    expect(retryAfter(status(503, { "retry-after": inTwo }), Date.parse(inTwo) - 1500)).toBe(1500);
    expect(retryAfter(status(503, { "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT" }))).toBe(0);
    expect(retryAfter(status(503, { "retry-after": "soon" }))).toBeUndefined();
  });

  it("stops waiting immediately when aborted", async () => {
    const controller = new AbortController();
    const result = retry(() => Promise.reject(network), { signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(50);
    controller.abort();
    expect(await result).toBeInstanceOf(AbortedError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("never makes more attempts than allowed, regardless of the failure", async () => {
    const failure = fc.constantFrom(
      network,
      status(409),
      status(501),
      status(599),
      status(500),
      status(404),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(failure, { maxLength: 12 }),
        fc.nat(5),
        fc.nat(5),
        async (failures, retries, unanswered) => {
          const { attempts } = await run(failures, { retries, noResponseRetries: unanswered });
          expect(attempts).toBeLessThanOrEqual(retries + 1);
          const repeated = failures.slice(0, attempts - 1);
          expect(repeated.filter((error) => error === network).length).toBeLessThanOrEqual(
            unanswered,
          );
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe("a client with retries", () => {
  /** A `fetch` that fails with these codes, and records its requests. */
  const clientFailing = (codes: number[], retries?: Retries) => {
    const requests: Request[] = [];
    const fetch = (request: Request) => {
      requests.push(request);
      const code = codes.shift();
      if (code === 0) return Promise.reject(new TypeError("fetch failed"));
      return Promise.resolve(Response.json({ ok: true }, { status: code ?? 200 }));
    };
    const client = createHttpClient({
      fetch: fetch as typeof globalThis.fetch,
      ...(retries !== undefined && { retries }),
    });
    const send = async (method: string, options?: { retries?: number }) => {
      const sent = client
        .send({ method, path: "/store/carts" }, { body: { region_id: "reg_1" } }, options)
        .catch((error: unknown) => error);
      await vi.runAllTimersAsync();
      return sent;
    };
    return { send, requests };
  };

  it("doesn't retry or send an idempotency key by default", async () => {
    const { send, requests } = clientFailing([503]);
    expect(await send("POST")).toMatchObject({ status: 503 });
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual([null]);
  });

  it("sends the same body and idempotency key with all attempts of a POST, and a new key with each POST", async () => {
    const { send, requests } = clientFailing([503, 0, 409], { attempts: 3, mode: "unsafe" });
    expect(await send("POST")).toMatchObject({ data: { ok: true } });
    expect(await send("POST")).toMatchObject({ data: { ok: true } });
    const keys = requests.map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toHaveLength(5);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[4]).not.toBe(keys[0]);
    expect(await requests[3]?.json()).toEqual({ region_id: "reg_1" });
  });

  it("doesn't send an idempotency key with other methods", async () => {
    const { send, requests } = clientFailing([503], 1);
    await send("DELETE");
    expect(requests.map(({ headers }) => headers.get("idempotency-key"))).toEqual([null, null]);
  });

  it("limits the attempts, and lets a call override their number", async () => {
    const capped = clientFailing([503, 503, 503, 503], 2);
    expect(await capped.send("DELETE")).toMatchObject({ status: 503 });
    expect(capped.requests).toHaveLength(3);
    const off = clientFailing([503], 2);
    await off.send("DELETE", { retries: 0 });
    expect(off.requests).toHaveLength(1);
  });
});
