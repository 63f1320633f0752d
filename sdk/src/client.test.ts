import { describe, expect, expectTypeOf, it } from "vitest";
import { createClient, InvalidInputError, type CallOptions, type Client } from "./index.ts";
import * as operations from "./operations.ts";

/** A client that records its requests instead of sending them. With `"never"`, they stay pending until aborted. */
function recorded(
  answer: (() => Response) | "never" = () => Response.json({ products: [], count: 1 }),
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
  ["a method with its response", (c, o) => c.admin.products.list.withResponse({}, o)],
  [
    "a stand-alone operation",
    (client, options) => operations.adminListProducts(client, {}, options),
  ],
  ["a call outside the contract", (client, options) => client.custom.get("/reviews", {}, options)],
];

describe.each(ways)("%s", (_name, call) => {
  it("accepts headers, which override others regardless of case", async () => {
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

  it("accepts a fetch function, which can call the client's own", async () => {
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

  it("has no timeout unless one is set", async () => {
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
  it("is returned with the data on request", async () => {
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
  it("calls the store and the admin, each under its own path", async () => {
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
              .catch(() => undefined); // the answer fits one list only
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

  it("updates by a POST to the item's path", async () => {
    const { client, requests } = recorded();
    await client.admin.products.update({ id: "prod_1", body: { title: "Cup" } });
    await client.store.carts.update({ id: "cart_1", body: { email: "ada@example.com" } });
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      "POST /admin/products/prod_1",
      "POST /store/carts/cart_1",
    ]);
  });
});

type Call = (input: unknown) => Promise<unknown>;
/** A value for every name in a path. */
const anything = Object.fromEntries(
  Object.values<object>(operations)
    .flatMap((operation) => ("path" in operation ? String(operation.path) : ""))
    .flatMap((path) => Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, "x"])),
);
