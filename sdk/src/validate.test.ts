import { afterEach, expect, it, vi } from "vitest";
import { answers } from "./generated/answers.ts";
import { createClient } from "./index.ts";
import * as mocks from "./msw.ts";
import type { AnyOperation } from "./operation-types.ts";
import * as operations from "./operations.ts";
import { UnexpectedAnswerError, validate } from "./validate.ts";

const { products, count, limit, offset } = mocks.adminListProducts.example();
const page = { products, count, limit, offset };
const [product] = products;
const wrong = { ...page, products: [{ ...product, title: null }] };

let answer: unknown;
let requests = 0;
const clientThat = (mode: "warn" | "throw") =>
  createClient({
    retries: 2,
    middleware: [validate(mode)],
    fetch: () => Promise.resolve((requests++, Response.json(answer))),
  });
afterEach(() => vi.restoreAllMocks());

it("the contract's own example of every response is accepted", async () => {
  const all = Object.entries<AnyOperation>(operations).filter(
    ([, { method, path }]) => `${method} ${path}` in answers,
  );
  expect(all.length).toBeGreaterThan(300);
  for (const [name, operation] of all) {
    const mock = (mocks as unknown as Record<string, { example: () => unknown }>)[name];
    answer = mock?.example();
    const names = operation.path.matchAll(/\{(\w+)\}/g);
    const input = Object.fromEntries(Array.from(names, ([, value]) => [value, "x"]));
    await clientThat("throw").send(operation, input);
  }
});

it("`throw` makes the call fail with the problem and its place, and without a retry, because the server has executed the call", async () => {
  [answer, requests] = [wrong, 0];
  const failure = await clientThat("throw")
    .admin.products.list()
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UnexpectedAnswerError);
  expect(failure).toMatchObject({
    path: "/admin/products",
    issues: ["products.0.title: Invalid type: Expected string but received null"],
    data: wrong,
  });
  expect(requests).toBe(1);
});

it("`warn` writes each problem once, and returns the response", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  answer = wrong;
  const client = clientThat("warn");
  for (let times = 0; times < 3; times++) expect(await client.admin.products.list()).toEqual(wrong);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.lastCall?.[0]).toContain("products.0.title");
});

it("unknown fields are allowed, and so are missing fields if the query has `fields`", async () => {
  answer = { ...page, products: [{ ...product, stars: 5 }], more: true };
  await clientThat("throw").admin.products.list();
  answer = { ...page, products: [{ id: "prod_1" }] };
  await clientThat("throw").admin.products.list({ query: { fields: "id" } });
  await expect(clientThat("throw").admin.products.list()).rejects.toThrow("products.0.title");
});

it("relations that `expand` doesn't select may be missing, and all others are still validated", async () => {
  // The server calculates an item's `refundable` even if the query doesn't request items. Such an item has no other field.
  const orders = (item: object) => ({ orders: [{ items: [item] }], count: 1, offset: 0, limit: 1 });
  answer = orders({ refundable: 11_016 });
  await clientThat("throw").admin.orders.list({ query: { expand: "" } });
  await expect(clientThat("throw").admin.orders.list()).rejects.toThrow("orders.0.items.0.id");
  answer = orders({ refundable: "11016" });
  await expect(clientThat("throw").admin.orders.list({ query: { expand: "" } })).rejects.toThrow(
    "orders.0.items.0.refundable: Invalid type",
  );
});

it("raw responses aren't read", async () => {
  answer = wrong;
  const { data } = await clientThat("throw").send(
    operations.adminListProducts as AnyOperation,
    {},
    { raw: true },
  );
  expect(await data.json()).toEqual(wrong);
});
