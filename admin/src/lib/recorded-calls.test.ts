import { ApiError, createHttpClient } from "@countertop/sdk";
import {
  adminCreateSession,
  adminListProducts,
  adminRetrieveProduct,
} from "@countertop/sdk/operations";
import { beforeEach, expect, it, vi } from "vitest";
import { forgetCalls, recordCalls, recordedCalls, subscribeCalls } from "./recorded-calls.ts";

const answers = {
  "/admin/products": { products: [{ id: "prod_1" }], count: 1, limit: 20, offset: 0 },
  "/admin/products/prod_1": { product: { id: "prod_1" } },
  "/admin/auth": { user: { id: "usr_1", api_token: "s3cret" } },
};
const client = createHttpClient({
  baseUrl: "http://store.test",
  use: [recordCalls],
  fetch: (request) => {
    const { pathname } = new URL((request as Request).url);
    const answer: object | undefined = answers[pathname as keyof typeof answers];
    return Promise.resolve(
      answer
        ? Response.json(answer)
        : Response.json({ type: "not_found", message: "Not found" }, { status: 404 }),
    );
  },
});

beforeEach(() => {
  vi.stubGlobal("location", { pathname: "/a/products" });
  forgetCalls();
});

it("the developer panel's recorder records the URL, status, time, input, and response of a call, and the page that sent it", async () => {
  const input = { query: { limit: 20, q: "mug" } };
  const data = await adminListProducts(client, input);
  const [call] = recordedCalls();
  expect(call).toMatchObject({
    call: { method: "GET", path: "/admin/products" },
    url: "http://store.test/admin/products?limit=20&q=mug",
    page: "/a/products",
    status: 200,
    input,
    duration: expect.any(Number),
  });
  // The record contains the same object, because nothing is copied.
  expect(call?.answer).toBe(data);
});

it("the developer panel's recorder records a call as soon as it is sent, and notifies listeners when it ends", async () => {
  const seen: (number | undefined)[][] = [];
  const stop = subscribeCalls(() => seen.push(recordedCalls().map(({ status }) => status)));
  await adminRetrieveProduct(client, { id: "prod_1" });
  stop();
  await adminRetrieveProduct(client, { id: "prod_1" });
  expect(seen).toEqual([[undefined], [200]]);
});

it("the developer panel's recorder records the error of a failed call, and throws that error", async () => {
  const thrown = await adminRetrieveProduct(client, { id: "prod_2" }).catch(
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(ApiError);
  expect(recordedCalls()).toMatchObject([{ error: thrown, duration: expect.any(Number) }]);
  expect(recordedCalls()[0]?.status).toBeUndefined();
});

it("the developer panel's recorder doesn't record the password or the response of a sign-in", async () => {
  await adminCreateSession(client, { body: { email: "ada@store.test", password: "hunter22" } });
  const [call] = recordedCalls();
  expect(call).toMatchObject({ call: { path: "/admin/auth" }, status: 200, input: undefined });
  expect(call).not.toHaveProperty("answer");
  expect(JSON.stringify(recordedCalls())).not.toMatch(/hunter22|s3cret/);
});

it("the developer panel's recorder doesn't read the body of a raw response", async () => {
  const { data } = await client.send(adminListProducts, {}, { raw: true });
  expect(recordedCalls()[0]).not.toHaveProperty("answer");
  await expect(data.json()).resolves.toEqual(answers["/admin/products"]);
});

it("the developer panel's recorder keeps the last 200 calls, and the responses of the last 40", async () => {
  for (let count = 0; count < 210; count += 1) await adminRetrieveProduct(client, { id: "prod_1" });
  const calls = recordedCalls();
  expect(calls).toHaveLength(200);
  expect(calls.filter(({ answer }) => answer !== undefined)).toHaveLength(40);
  expect(calls.at(-1)).toHaveProperty("answer");
  expect(new Set(calls.map(({ id }) => id)).size).toBe(200);
});
