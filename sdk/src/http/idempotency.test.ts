import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as operations from "../operations.ts";
import { ApiError, NetworkError, TimeoutError, toApiError } from "../errors.ts";
import { createHttpClient } from "./http-client.ts";
import { createKeyPool, provablyUnprocessed } from "./idempotency.ts";
import type { Retries } from "./options.ts";

const call = {
  method: "POST",
  path: "/store/carts/{id}/line-items",
  wire: { keyed: true },
} as const;
const refused = new TypeError("fetch failed", {
  cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
});

describe("provablyUnprocessed", () => {
  it("is true for a connection that was never opened, or a call that the server doesn't support", () => {
    expect(provablyUnprocessed(new NetworkError(call, refused))).toBe(true);
    expect(
      provablyUnprocessed(toApiError(call, new Response(null, { status: 501 }), undefined)),
    ).toBe(true);
  });

  it("is false otherwise, because the server may have executed the call", () => {
    const reset = new TypeError("fetch failed", {
      cause: Object.assign(new Error("reset"), { code: "ECONNRESET" }),
    });
    const others = [
      new NetworkError(call, reset),
      new NetworkError(call, undefined),
      new TimeoutError(call, 1),
    ];
    const answers = [409, 502, 503, 504].map(
      (status) => new ApiError(call, new Response(null, { status }), undefined),
    );
    expect([...others, ...answers].map(provablyUnprocessed)).not.toContain(true);
  });
});

describe("createKeyPool", () => {
  it("keeps one key in reserve, and reserves another one for each key that is taken", async () => {
    let issued = 0;
    const take = createKeyPool(() => Promise.resolve(`key ${++issued}`));
    expect([await take(), await take(), await take()]).toEqual(["key 1", "key 2", "key 3"]);
    expect(issued).toBe(4);
  });

  it("never gives concurrent writes the same key", async () => {
    let issued = 0;
    const take = createKeyPool(() => Promise.resolve(`key ${++issued}`));
    const keys = await Promise.all(Array.from({ length: 20 }, take));
    expect(new Set(keys).size).toBe(20);
  });

  it("retries after a failed background reservation", async () => {
    const outcomes = [
      () => Promise.resolve("first"),
      () => Promise.reject(new Error("down")),
      () => Promise.resolve("third"),
    ];
    const take = createKeyPool(() => outcomes.shift()?.() ?? Promise.resolve("later"));
    expect([await take(), await take()]).toEqual(["first", "third"]);
  });
});

it("the SDK reserves keys for exactly the calls that accept one in the contract", () => {
  const { paths } = JSON.parse(
    readFileSync(new URL("../../../openapi/generated/openapi.json", import.meta.url), "utf8"),
  ) as { paths: Record<string, Record<string, { operationId?: string }>> };
  const taking = Object.values(paths)
    .flatMap((item) => Object.values(item))
    .filter((one) => JSON.stringify(one).includes('"#/components/parameters/IdempotencyKey"'))
    .map(({ operationId }) => operationId);
  expect(taking.length).toBeGreaterThan(8);
  const known = Object.entries(operations).flatMap(([id, { wire }]) => (wire?.keyed ? [id] : []));
  expect(new Set(known)).toEqual(new Set(taking));
});

describe("a client that retries safely", () => {
  /** Creates a client of a server that issues keys. Requests other than reservations fail with `faults`, in order. */
  const clientWith = (
    mode: Exclude<Retries, number>["mode"],
    faults: (number | Error)[],
    issuesKeys = true,
  ) => {
    const sent: string[] = [];
    let issued = 0;
    const client = createHttpClient({
      retries: { attempts: 3, mode },
      fetch: ((request: Request) => {
        const { pathname } = new URL(request.url);
        const key = request.headers.get("idempotency-key");
        if (pathname === "/store/carts/none/line-items") {
          const headers: HeadersInit = issuesKeys
            ? { "idempotency-key": `issued ${++issued}` }
            : {};
          return Promise.resolve(Response.json({ type: "not_found" }, { status: 404, headers }));
        }
        sent.push(`${request.method} ${pathname} ${key?.startsWith("issued") ? key : "-"}`);
        const fault = faults.shift() ?? 200;
        return fault instanceof Error
          ? Promise.reject(fault)
          : Promise.resolve(Response.json({ done: true }, { status: fault }));
      }) as typeof globalThis.fetch,
    });
    return { client, sent };
  };
  const add = { id: "cart_1", body: { variant_id: "v", quantity: 1 } };
  const broken = new TypeError("fetch failed");

  it("repeats a POST only if it certainly wasn't processed", async () => {
    const one = clientWith("safe", [refused, 501]);
    await one.client.send(call, add);
    expect(one.sent).toHaveLength(3);
    const two = clientWith("safe", [broken]);
    await expect(two.client.send(call, add)).rejects.toThrow("Network Error");
    expect(two.sent).toHaveLength(1);
  });

  it.each(["GET", "DELETE"])("repeats a %s after any temporary failure", async (method) => {
    const { client, sent } = clientWith("safe", [broken, 503]);
    await client.send({ method, path: "/store/regions" });
    expect(sent).toHaveLength(3);
  });

  it("sends the same reserved key with all attempts of a call, and a different key with the next call", async () => {
    const { client, sent } = clientWith("exactly-once", [broken, 503]);
    await client.send(call, add);
    await client.send(call, add);
    const path = "POST /store/carts/cart_1/line-items issued";
    expect(sent).toEqual([`${path} 1`, `${path} 1`, `${path} 1`, `${path} 2`]);
  });

  it("handles a POST as in safe mode if it doesn't support keys, or if the server doesn't issue one", async () => {
    const other = clientWith("exactly-once", [broken]);
    await expect(other.client.send({ method: "POST", path: "/store/carts" })).rejects.toThrow(
      "Network Error",
    );
    const keyless = clientWith("exactly-once", [broken], false);
    await expect(keyless.client.send(call, add)).rejects.toThrow("Network Error");
    expect([other.sent.length, keyless.sent.length]).toEqual([1, 1]);
  });

  it("stops immediately if it is aborted while waiting for a key", async () => {
    const client = createHttpClient({
      retries: { attempts: 1, mode: "exactly-once" },
      fetch: () => new Promise(() => {}),
    });
    const controller = new AbortController();
    const sending = client.send(call, add, { signal: controller.signal });
    controller.abort();
    await expect(sending).rejects.toThrow("Request aborted");
  });
});
