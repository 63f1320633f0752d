import { describe, expect, expectTypeOf, it } from "vitest";
import {
  createClient,
  createHttpClient,
  InvalidInputError,
  type CallOptions,
  type Client,
} from "./index.ts";
import { wireOf } from "./define.ts";
import { specialCalls } from "./generated/special-calls.ts";
import { wireIn } from "./http/known-calls.ts";
import type { AnyOperation } from "./operation-types.ts";
import * as operations from "./operations.ts";

/** A client that records its requests instead of sending them. With `"never"`, they stay pending until aborted. */
function recorded(
  answer: (() => Response) | "never" = () =>
    Response.json({ products: [], count: 1, product: { id: "prod_1" }, cart: { id: "cart_1" } }),
) {
  const requests: Request[] = [];
  const client = createClient({
    headers: { "x-a": "client", "x-b": "client" },
    fetch: ((request: Request, init?: RequestInit) => {
      requests.push(request);
      if (answer !== "never") return Promise.resolve(answer());
      return new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
      });
    }) as typeof globalThis.fetch,
  });
  return { client, requests };
}

const ways: [string, (client: Client, options?: CallOptions) => Promise<unknown>][] = [
  ["a method", (client, options) => client.admin.products.list({}, options)],
  ["a method's withResponse", (c, o) => c.admin.products.list.withResponse({}, o)],
  [
    "a stand-alone operation",
    (client, options) => operations.adminListProducts(client, {}, options),
  ],
  [
    "a call that isn't in the contract",
    (client, options) => client.custom.get("/reviews", {}, options),
  ],
];

describe.each(ways)("%s", (_name, call) => {
  it("accepts headers, which override the client's headers regardless of case", async () => {
    const { client, requests } = recorded();
    await call(client, { headers: { "X-B": "call" } });
    expect([requests[0]?.headers.get("x-a"), requests[0]?.headers.get("x-b")]).toEqual([
      "client",
      "call",
    ]);
  });

  it("accepts a signal", async () => {
    const { client } = recorded("never");
    const controller = new AbortController();
    const calling = call(client, { signal: controller.signal });
    controller.abort();
    await expect(calling).rejects.toThrow("Request aborted");
  });

  it("accepts a timeout", async () => {
    const { client } = recorded("never");
    await expect(call(client, { timeout: 20 })).rejects.toThrow("timeout of 20ms exceeded");
  });

  it("accepts retries", async () => {
    const { client, requests } = recorded(() => Response.json({ done: true }, { status: 503 }));
    await expect(call(client, { retries: 1 })).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(2);
  });

  it("accepts a fetch function, which can call the client's own fetch", async () => {
    const { client, requests } = recorded();
    const urls: string[] = [];
    await call(client, {
      fetch: (request, init, next) => {
        urls.push(request.url);
        return next(request, init);
      },
    });
    expect(requests.map(({ url }) => url)).toEqual(urls);
  });

  it("doesn't time out unless a timeout is set", async () => {
    const inits: (RequestInit | undefined)[] = [];
    const client = createClient({
      fetch: ((_request: Request, init?: RequestInit) => {
        inits.push(init);
        return Promise.resolve(Response.json({ products: [] }));
      }) as typeof globalThis.fetch,
    });
    await call(client);
    expect(inits, "nothing that could end it").toEqual([undefined]);
  });
});

describe("the raw response", () => {
  it("is returned together with the data by withResponse", async () => {
    const { client } = recorded(() =>
      Response.json({ products: [], count: 7 }, { status: 201, headers: { "x-request-id": "r1" } }),
    );
    const { data, response } = await client.admin.products.list.withResponse();
    expectTypeOf(data.count).toBeNumber();
    expect([data, response.status, response.headers.get("x-request-id")]).toEqual([
      { products: [], count: 7 },
      201,
      "r1",
    ]);
  });
});

describe("one client", () => {
  it("sends all its calls to paths in the store and admin areas", async () => {
    const { client, requests } = recorded();
    for (const area of [client.store, client.admin])
      for (const group of Object.values(area) as Record<string, Call>[])
        for (const [name, call] of Object.entries(group))
          if (!name.startsWith("iterate"))
            await call(anything)
              .catch((error: unknown) =>
                error instanceof InvalidInputError
                  ? call({ ...anything, body: { files: [] } }) // an upload
                  : undefined,
              )
              .catch(() => undefined); // the response is valid only for lists of products
    expect(requests.length).toBeGreaterThan(300);
    const areas = new Set(requests.map(({ url }) => new URL(url).pathname.split("/")[1]));
    expect(areas).toEqual(new Set(["store", "admin"]));
  });

  it("doesn't send a body with GET", async () => {
    const { client, requests } = recorded();
    await client.admin.products.list({ query: { q: "cup" } });
    await client.custom.get("/reviews", { query: { q: "cup" } });
    expect(requests.map(({ body }) => body)).toEqual([null, null]);
    expect(requests.map(({ headers }) => headers.has("content-type"))).toEqual([false, false]);
  });

  it("updates a record with a POST to the record's path", async () => {
    const { client, requests } = recorded();
    await client.admin.products.update({ id: "prod_1", body: { title: "Cup" } });
    await client.store.carts.update({ id: "cart_1", body: { email: "ada@example.com" } });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      "POST /admin/products/prod_1",
      "POST /store/carts/cart_1",
    ]);
  });
});

describe("a call by method and path that matches an operation in the contract", () => {
  const whole = (answer?: () => Response) => {
    const sent = recorded(answer);
    return { ...sent, raw: (path: string) => sent.client.send({ method: "POST", path }, {}) };
  };
  const token = () => Response.json({ access_token: "t1" });

  it("stores the token, and drops it at sign-out", async () => {
    for (const call of ["raw", "custom"]) {
      const { client, raw } = whole(token);
      const path = "/store/auth/token";
      await (call === "raw" ? raw(path) : client.custom.post(path, { body: {} }));
      expect(await client.tokens.get("store")).toBe("t1");
      await client.custom.delete("/store/auth");
      expect(await client.tokens.get("store")).toBeUndefined();
    }
  });

  it("sends a form", async () => {
    const { client, requests } = whole();
    const files = new File(["a"], "cup.png", { type: "image/png" });
    await client.custom.post("uploads", { body: { files } });
    expect(requests[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; boundary=/);
  });

  it("sends no API key with a sign-in", async () => {
    const sent: (string | null)[] = [];
    const client = createClient({
      apiKey: "key",
      fetch: ((request: Request) => {
        sent.push(request.headers.get("x-medusa-access-token"));
        return Promise.resolve(Response.json({ user: { id: "usr_1" } }));
      }) as typeof globalThis.fetch,
    });
    await client.custom.post("/admin/auth", { body: {} });
    await client.custom.get("/admin/auth");
    expect(sent).toEqual([null, "key"]);
  });

  it("is known also by a path with values, but not by a longer path or another method", () => {
    expect(wireOf("POST", "/store/carts/cart_1/complete")).toMatchObject({ keyed: true });
    expect(wireOf("POST", "/store/carts/{id}/complete")).toMatchObject({ keyed: true });
    expect(wireOf("POST", "/store/carts/cart_1/complete/now")).toBeUndefined();
    expect(wireOf("GET", "/store/carts/cart_1/complete")).toBeUndefined();
  });

  it("is found among all calls by a path with values", () => {
    for (const special of specialCalls) {
      const { record: _, ...wire } = special.wire ?? {};
      const path = special.path.replaceAll(/\{\w+\}/g, "x1");
      expect(wireOf(special.method, path)).toEqual(wire);
      const all = Object.values<AnyOperation>(operations);
      expect(wireIn(all, special.method, path)).toEqual(wire);
    }
  });

  it("doesn't need a record in its response, because another endpoint may have its path", async () => {
    const { client } = recorded(() => Response.json({ file: "products.csv" }));
    const { data } = await client.send({ method: "GET", path: "/admin/products/export" });
    expect(data).toEqual({ file: "products.csv" });
  });

  it("takes effect once, if it honors idempotency keys", async () => {
    const keys: (string | null)[] = [];
    const client = createClient({
      retries: { attempts: 1, mode: "exactly-once" },
      fetch: ((request: Request) => {
        const isReservation = request.url.includes("none");
        if (!isReservation) keys.push(request.headers.get("idempotency-key"));
        return Promise.resolve(
          isReservation
            ? Response.json({}, { status: 404, headers: { "idempotency-key": "issued" } })
            : Response.json({ type: "order", data: { id: "order_1" } }),
        );
      }) as typeof globalThis.fetch,
    });
    await client.custom.post("/store/carts/cart_1/complete");
    expect(keys).toEqual(["issued"]);
  });

  it("is sent the same way by a client without methods, with `wire` from `wireOf`", async () => {
    const client = createHttpClient({ fetch: () => Promise.resolve(token()) });
    const path = "/store/auth/token";
    await client.send({ method: "POST", path, wire: wireOf("POST", path) }, { body: {} });
    expect(await client.tokens.get("store")).toBe("t1");
  });
});

type Call = (input: unknown) => Promise<unknown>;
/** An input with a value for every placeholder in the paths of the contract. */
const anything = Object.fromEntries(
  Object.values<object>(operations)
    .flatMap((operation) => ("path" in operation ? String(operation.path) : ""))
    .flatMap((path) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, "x"])),
);
