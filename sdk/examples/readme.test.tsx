// The README contains these files as code blocks. This test runs them against the SDK's own mocks.
import { ApiError, createClient } from "@countertop/sdk";
import * as mocks from "@countertop/sdk/msw";
import { http, HttpResponse } from "msw";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { examplesOfReadme } from "../test/readme.ts";
import { everything, smallest } from "./client.ts";
import { createMug } from "./create.ts";
import { firstTitle } from "./fetch.ts";
import { titleOf } from "./from-openapi-fetch.ts";
import { goodReviews } from "./custom.ts";
import { cards } from "./lean.ts";
import { rename } from "./errors.ts";
import { App } from "./hooks.tsx";
import { titles } from "./lists.ts";
import { handleTaken, nothingYet, server } from "./mocks.ts";
import { renewing } from "./refresh.ts";
import { placeOrder } from "./retries.ts";
import { load } from "./server.ts";
import { signedIn, withKey } from "./sign-in.ts";
import { clientIn } from "./steps.ts";
import { tracing, type Tracer } from "./tracing.ts";
import { upload } from "./upload.ts";

const client = createClient({ baseUrl: "http://localhost:9000" });
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
// Keys are reserved in the background with a call that fails. Its response contains the key.
beforeEach(() =>
  server.use(
    http.post("*/store/carts/none/line-items", () =>
      HttpResponse.json({}, { status: 404, headers: { "idempotency-key": "reserved" } }),
    ),
  ),
);
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

it("the README shows exactly the example files", () => {
  const { shown, files, blocks } = examplesOfReadme(import.meta.url, ["../OPENAPI-FETCH.md"]);
  expect(shown).toEqual(files);
  expect(blocks).toBe(Object.keys(files).length - 1); // one example is on the other page
});

it("the README shows the server's message before the generic one", () => {
  const { shown } = examplesOfReadme(import.meta.url);
  const lines = Object.values(shown).flatMap((code) => code.split("\n"));
  const shownMessages = lines.filter((line) => /\berror\.message\b/.test(line));
  expect(shownMessages.length).toBeGreaterThan(0);
  expect(shownMessages.filter((line) => !/error\.serverMessage\b/.test(line))).toEqual([]);
});

describe("the examples work", () => {
  it("a client with steps sends the headers that its steps add", async () => {
    const sent: (string | null)[] = [];
    server.use(
      mocks.storeListRegions(({ request, example }) => {
        sent.push(
          ...["x-publishable-api-key", "accept-language"].map((name) => request.headers.get(name)),
        );
        return example;
      }),
    );
    await clientIn(() => "pt").send({ method: "GET", path: "/store/regions" });
    expect(sent).toEqual(["pk_1", "pt"]);
  });

  it("the client and stand-alone operations return the same", async () => {
    const keys: unknown[] = [];
    server.use(
      mocks.storeListRegions(({ request, example }) => {
        keys.push(request.headers.get("x-publishable-api-key"));
        return example;
      }),
    );
    expect(await everything()).toEqual(await smallest());
    expect(keys).toEqual(["pk_1", null]);
  });

  it("an iteration reaches the end of the list", async () => {
    const pages = ["Mug", "Pot"];
    server.use(
      mocks.adminListProducts(({ input, example }) => {
        const offset = input.query?.offset ?? 0;
        const title = pages[Math.floor(offset / 50)];
        const length = Math.max(0, Math.min(50, 51 - offset));
        const products = Array.from({ length }, () => ({ ...example.products[0], title }));
        return { ...example, products, count: 51 } as typeof example;
      }),
    );
    const all = await titles(client);
    expect(all).toHaveLength(51);
    expect(all.slice(-2)).toEqual(["Mug", "Pot"]);
  });

  it("a list has only the requested fields", async () => {
    const asked: string[] = [];
    server.use(
      mocks.storeListProducts(({ request, example }) => {
        asked.push(decodeURIComponent(new URL(request.url).search));
        return example;
      }),
    );
    const [first] = await cards(client);
    expect(asked).toEqual(["?limit=12&fields=id,title,thumbnail&expand="]);
    expect(Object.keys(first ?? {})).toEqual(["id", "title", "thumbnail"]);
  });

  it("an expired token is refreshed", async () => {
    const once = mocks.adminListProducts.fails(401, undefined, { once: true });
    server.use(once, mocks.adminListProducts());
    const shop = renewing(() => Promise.resolve("new"));
    await shop.admin.products.list();
    expect(shop.tokens.get("admin")).toBe("new");
  });

  it("each call gets one span for all its attempts", async () => {
    const told: string[] = [];
    const tracer: Tracer = {
      startActiveSpan(name, run) {
        told.push(name);
        return run({
          setStatus: ({ code, message }) => told.push(`${code} ${message}`),
          end: () => void told.push("end"),
        });
      },
    };
    const busy = () =>
      HttpResponse.json({}, { status: 503, headers: { "retry-after": "0" } }) as Response;
    server.use(mocks.adminListProducts(busy, { once: true }), mocks.adminListProducts());
    server.use(mocks.adminRetrieveProduct.fails(404));
    const middleware = [tracing(tracer)];
    const shop = createClient({ baseUrl: "http://localhost:9000", retries: 1, middleware });
    await shop.admin.products.list();
    await expect(shop.admin.products.retrieve({ id: "p" })).rejects.toThrow("status code 404");
    expect(told).toEqual([
      "GET /admin/products",
      "end",
      "GET /admin/products/{id}",
      "2 InvalidRequestError",
      "end",
    ]);
  });

  it("an openapi-fetch client works", async () => {
    server.use(mocks.storeListProducts(), mocks.storeRetrieveProduct());
    const { product } = mocks.storeRetrieveProduct.example();
    expect(await titleOf(product.id)).toBe(product.title);
    expect(await firstTitle(client)).toBe(mocks.storeListProducts.example().products[0]?.title);
  });

  it("a product is created with a typed body", async () => {
    server.use(
      mocks.adminCreateProduct(({ input, example }) => {
        expect(input.body.variants?.[0]?.prices).toEqual([{ currency_code: "eur", amount: 1250 }]);
        return { product: { ...example.product, id: "prod_mug" } };
      }),
    );
    expect(await createMug(client)).toBe("prod_mug");
  });

  it("each error has its own message", async () => {
    expect(await rename(client, "p", "mug")).toBe("Saved.");
    handleTaken();
    expect(await rename(client, "p", "mug")).toBe("That handle is taken.");
    server.use(mocks.adminUpdateProduct.fails(404));
    expect(await rename(client, "p", "mug")).toMatch(/was not found$/);
    server.use(mocks.adminUpdateProduct(() => HttpResponse.error()));
    expect(await rename(client, "p", "mug")).toBe("The store can't be reached.");
  });

  it("a token and an API key are sent with admin calls", async () => {
    const sent: Record<string, string | null>[] = [];
    const { access_token } = mocks.adminCreateToken.example();
    server.use(
      mocks.adminCreateToken(),
      mocks.adminListProducts(({ request: { headers }, example }) => {
        const key = headers.get("x-medusa-access-token");
        sent.push({ token: headers.get("authorization"), key });
        return example;
      }),
    );
    await (await signedIn("admin@countertop.test", "secret")).admin.products.list();
    await withKey("key_1").admin.products.list();
    expect(sent).toEqual([
      { token: `Bearer ${access_token}`, key: null },
      { token: null, key: "key_1" },
    ]);
  });

  it("an order is created even if the first response is lost", async () => {
    let attempts = 0;
    server.use(
      mocks.storeCompleteCart(({ example }) =>
        (attempts += 1) === 1 ? HttpResponse.error() : example,
      ),
    );
    const answer = await placeOrder("cart_1", new AbortController().signal);
    expect(answer).toEqual(mocks.storeCompleteCart.example());
    expect(attempts).toBe(2);
    await expect(placeOrder("cart_1", AbortSignal.abort())).rejects.toThrow("Request aborted");
  });

  it("hooks work within their providers", () => {
    expect(renderToString(<App client={client} />)).toBe("");
  });

  it("an upload returns its URLs", async () => {
    server.use(mocks.adminCreateUpload());
    const urls = await upload(client, [new File(["a"], "a.txt")], () => {});
    expect(urls).toEqual(mocks.adminCreateUpload.example().uploads.map(({ url }) => url));
  });

  it("a custom endpoint works", async () => {
    server.use(
      http.get("*/admin/reviews", ({ request }) => {
        const ratings = new URL(request.url).searchParams.getAll("rating[]");
        return HttpResponse.json({ reviews: ratings.map((id) => ({ id, rating: Number(id) })) });
      }),
    );
    expect(await goodReviews(client)).toEqual([
      { id: "4", rating: 4 },
      { id: "5", rating: 5 },
    ]);
  });

  it("mocks return an example, a value, a function's result, a failure, and a rejection", async () => {
    expect((await client.admin.products.list()).products).not.toHaveLength(0);
    nothingYet();
    expect((await client.admin.products.list()).count).toBe(0);
    const { product } = await client.admin.products.update({ id: "mine", body: {} });
    expect(product.id).toBe("mine");
    handleTaken();
    const failed = client.admin.products.update({ id: "mine", body: { handle: "mug" } });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    const wrong = client.admin.products.update({ id: "mine", body: { color: 1 } as never });
    await expect(wrong).rejects.toThrow("Request failed with status code 400");
  });

  it("a server reads data as its visitor, and passes it on to the browser", async () => {
    const cookies: unknown[] = [];
    server.use(
      mocks.storeListProducts(({ request, example }) => {
        cookies.push(request.headers.get("cookie"));
        return example;
      }),
    );
    const request = new Request("http://shop.test", { headers: { cookie: "connect.sid=1" } });
    const { queries } = await load(request);
    expect(cookies).toEqual(["connect.sid=1"]);
    expect(queries[0]?.queryKey).toEqual(["store", "products", "list", { limit: 12 }]);
    expect(queries[0]?.state.data).toEqual(mocks.storeListProducts.example());
  });
});
