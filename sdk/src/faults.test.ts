// Has one test, over a real connection, for each problem that other clients of this API had. types.test-d.ts covers problems that
// the type checker finds, and react/faults.browser.test.tsx covers hooks.
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ApiError, createClient, memoryTokens, TimeoutError, type Client } from "./index.ts";
import { adminListProducts, adminRetrieveVariant } from "./operations.ts";
import { queryKey } from "./query.ts";

interface Seen {
  line: string;
  headers: IncomingMessage["headers"];
}
const record = { id: "id_1" };
const RECORDS = {
  customer: record,
  discount: record,
  product: record,
  store: record,
  variant: record,
};
let seen: Seen[];
let answer: { status: number; type: string; body: string } | "never";
let client: Client;
const server = createServer((request, response) => {
  seen.push({ line: `${request.method} ${request.url}`, headers: request.headers });
  request.resume();
  if (answer !== "never")
    response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
});
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  seen = [];
  answer = { status: 200, type: "application/json", body: JSON.stringify(RECORDS) };
  client = createClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
const lines = () => seen.map(({ line }) => line);

it("the SDK uses the server's paths for currencies", async () => {
  await client.admin.store.addCurrency({ code: "dkk" });
  await client.admin.store.deleteCurrency({ code: "dkk" });
  expect(lines()).toEqual([
    "POST /admin/store/currencies/dkk",
    "DELETE /admin/store/currencies/dkk",
  ]);
});

it("the SDK keeps the id in the URL and in the query key of a detail query", async () => {
  await client.admin.variants.retrieve({ id: "variant_1", query: { expand: "product" } });
  expect(lines()).toEqual(["GET /admin/variants/variant_1?expand=product"]);
  expect(queryKey(adminRetrieveVariant, { id: "variant_1", query: {} })).toContain("variant_1");
});

it("the SDK encodes ids", async () => {
  await client.store.products.retrieve({ id: "a/../b?c#d e" });
  await client.admin.discounts.retrieveByCode({ code: "50%/Ü" });
  expect(lines()).toEqual([
    "GET /store/products/a%2F..%2Fb%3Fc%23d%20e",
    "GET /admin/discounts/code/50%25%2F%C3%9C",
  ]);
});

it.each([".", ".."])("the SDK rejects an id that would change the path: %s", async (id) => {
  await expect(client.admin.products.delete({ id })).rejects.toThrow(
    'DELETE /admin/products/{id}: "id" is missing or invalid',
  );
  expect(seen).toEqual([]);
});

it("the SDK doesn't send a call's timeout and retries as headers", async () => {
  answer = "never";
  await expect(client.admin.products.list({}, { timeout: 50 })).rejects.toBeInstanceOf(
    TimeoutError,
  );
  answer = { status: 503, type: "application/json", body: `{"done":true}` };
  await expect(client.admin.products.list({}, { retries: 1 })).rejects.toBeInstanceOf(ApiError);
  expect(seen).toHaveLength(3);
  const names = seen.flatMap(({ headers }) => Object.keys(headers));
  expect(names.filter((name) => /timeout|retr/.test(name))).toEqual([]);
});

it.each(["OK", ""])("the SDK doesn't split a text body into characters: '%s'", async (body) => {
  answer = { status: 200, type: "text/plain; charset=utf-8", body };
  expect(await client.admin.auth.deleteSession()).toBe(body || undefined);
});

it("the SDK's query keys contain the query", () => {
  const key = (q: string) => queryKey(adminListProducts, { query: { q } });
  expect(key("cup")).not.toEqual(key("bowl"));
  const detail = (expand: string) => queryKey(adminRetrieveVariant, { id: "v", query: { expand } });
  expect(detail("product")).not.toEqual(detail("options"));
});

it("every store write invalidates data, except those that don't change any", () => {
  /** Writes that don't make data stale, each with the reason. */
  const harmless: Record<string, string> = {
    storeCalculateCartTaxes: "computes, and stores nothing",
    storeRequestCustomerPasswordToken: "sends a mail",
    storeRequestOrderAccess: "sends a mail",
    storeResetCustomerPassword: "changes what nobody can read",
    storeSearchProducts: "reads, with a body",
  };
  const contract = JSON.parse(
    readFileSync(new URL("../../openapi/generated/openapi.json", import.meta.url), "utf8"),
  ) as {
    paths: Record<string, Record<string, { operationId?: string; "x-invalidates"?: string[] }>>;
  };
  const silent = Object.entries(contract.paths)
    .filter(([path]) => path.startsWith("/store/"))
    .flatMap(([, methods]) => Object.entries(methods))
    .filter(([method, { operationId }]) => operationId !== undefined && method !== "get")
    .filter(([, operation]) => (operation["x-invalidates"] ?? []).length === 0)
    .map(([, { operationId }]) => operationId as string);
  expect(silent.sort()).toEqual(Object.keys(harmless).sort());
});

it.each([200, 401])("the SDK drops the token after a sign-out that returns %i", async (status) => {
  for (const area of ["store", "admin"] as const) void client.tokens.set(area, "secret");
  answer = { status, type: "text/plain", body: "" };
  for (const area of ["store", "admin"] as const)
    await client[area].auth.deleteSession().catch(() => {});
  expect([client.tokens.get("store"), client.tokens.get("admin")]).toEqual([undefined, undefined]);
  answer = { status: 200, type: "application/json", body: '{"products":[]}' };
  await client.admin.products.list();
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([
    "Bearer secret",
    "Bearer secret",
    undefined,
  ]);
});

it("two clients don't share a token", async () => {
  const auth = memoryTokens({ store: "hers" });
  const hers = createClient({ baseUrl: client.baseUrl, auth });
  await Promise.all([hers.store.customers.retrieve(), client.store.customers.retrieve()]);
  expect(new Set(seen.map(({ headers }) => headers.authorization))).toEqual(
    new Set(["Bearer hers", undefined]),
  );
});

it.each([400, 401, 403, 404, 409, 422, 499])(
  "the SDK doesn't treat status %i as a success",
  async (status) => {
    answer = { status, type: "application/json", body: '{"products":[]}' };
    await expect(client.admin.products.list()).rejects.toMatchObject({ status });
    await expect(client.admin.products.list.withResponse()).rejects.toBeInstanceOf(ApiError);
  },
);
