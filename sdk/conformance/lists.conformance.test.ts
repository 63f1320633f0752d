// Tests every paginated list on the real server: each record is returned exactly once, with any page size and fields. Some lists
// return the number of records on the page as the count, and records with the same timestamp can move between pages unless the
// query sets an order.
import { QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { ApiError, createClient, iterate, type Client } from "../src/index.ts";
import type { OperationFacts } from "../src/operation-types.ts";
import * as operations from "../src/operations.ts";
import { infiniteOptions } from "../src/query.ts";
import { validate } from "../src/validate.ts";
import { described } from "../test/described.ts";
import { store as sandbox } from "./store.ts";

const { url: store, email, password } = sandbox;

interface AnyList {
  parameters: { path: { id?: string | undefined }; query?: Record<string, unknown> };
  responses: { 200: { content: { "application/json": { count: number; records: Named[] } } } };
}
interface Named {
  id?: string;
  code?: string;
}
const lists = Object.entries(
  operations as unknown as Record<string, OperationFacts<AnyList>>,
).flatMap(([name, list]) => {
  const parameters = described.find(({ operationId }) => operationId === name)?.parameters;
  const known = new Set(parameters?.filter((p) => p.in === "query").map((p) => p.name));
  return list.items ? [{ name, list, known }] : [];
});

let client: Client;
/** The lists that belong to a record. Each function finds the record whose list is the longest. */
const parents: Record<string, () => Promise<string | undefined>> = {
  adminListProductVariants: () =>
    longest(client.admin.products.iterate(), operations.adminListProductVariants),
  adminListOrderReservations: () =>
    longest(
      client.admin.orders.iterate({ query: { fields: "id", expand: "" } }),
      operations.adminListOrderReservations,
      40,
    ),
  adminListCustomerGroupCustomers: () =>
    longest(client.admin.customerGroups.iterate(), operations.adminListCustomerGroupCustomers),
  adminListPriceListProducts: () =>
    longest(client.admin.priceLists.iterate(), operations.adminListPriceListProducts),
};

async function longest(records: AsyncIterable<{ id: string }>, below: unknown, most = 100) {
  let [found, size] = [undefined as string | undefined, -1];
  for await (const { id } of records) {
    if (most-- === 0) break;
    const { data } = await client.send(below as OperationFacts<AnyList>, {
      id,
      query: { limit: 1 },
    });
    const { count } = data as { count: number };
    if (count > size) [found, size] = [id, count];
  }
  return found;
}

beforeAll(async () => {
  // Checks that every response matches the contract.
  client = createClient({ baseUrl: store, middleware: [validate("throw")] });
  await client.admin.auth.createToken({ body: { email, password } });
  const orders = new Map<string, number>();
  for await (const order of client.admin.orders.iterate({
    query: { limit: 100, fields: "id,email" },
  }))
    orders.set(order.email, (orders.get(order.email) ?? 0) + 1);
  for (const [buyer] of [...orders].sort(([, a], [, b]) => b - a)) {
    const body = { email: buyer, password };
    if (await client.store.auth.createToken({ body }).catch(() => undefined)) return;
  }
  expect.fail("no customer with orders could sign in");
});

const nameOf = (record: Named): string => record.id ?? (record.code as string);

it("these tests cover all 41 lists, and the client has an iterate method for each", () => {
  expect(lists.map(({ name }) => name)).toHaveLength(41);
  const methods = [client.admin, client.store]
    .flatMap((area) => Object.values(area).flatMap((group) => Object.keys(group)))
    .filter((method) => method.startsWith("iterate"));
  expect(methods).toHaveLength(41);
});

describe.each(lists)("$name", ({ name, list, known }) => {
  it("returns every record once, for any page size", async () => {
    const parent = parents[name] && { id: await parents[name]() };
    const whole = (await client.send(list, { ...parent, query: { limit: 10_000 } })).data;
    const all = (whole as unknown as Record<string, Named[]>)[list.items as string] as Named[];
    const expected = all.map(nameOf).sort();
    expect(new Set(expected).size).toBe(expected.length);

    const some = (values: string[], name: string) =>
      known.has(name) ? fc.constantFrom(undefined, ...values) : fc.constant(undefined);
    const queries = fc.record(
      {
        // Large enough to read the list in at most 30 pages.
        limit: fc.integer({ min: Math.max(1, Math.ceil(all.length / 30)), max: 120 }),
        expand: some([""], "expand"),
        fields: some(["id", "id,created_at"], "fields"),
      },
      { requiredKeys: [] },
    );
    const check = async (query: Record<string, unknown>): Promise<void> => {
      const input = { ...parent, query };
      const seen: string[] = [];
      try {
        for await (const record of iterate(client, list, input)) seen.push(nameOf(record));
      } catch (error) {
        // Ignores fields that the server can't select. reports/refusals.md has a row for them.
        if (error instanceof ApiError && "fields" in query && seen.length === 0) return;
        throw error;
      }
      expect(seen.sort()).toEqual(expected);
    };
    await check({
      limit: 7 + Math.ceil(all.length / 30),
      ...(known.has("expand") && { expand: "" }),
    });
    await fc.assert(fc.asyncProperty(queries, check), { numRuns: 4 });

    if (!list.order) return; // without a stable order, single pages can overlap
    const limit = 7 + Math.ceil(all.length / 30);
    const query = { limit, ...(known.has("expand") && { expand: "" }) };
    const { pages } = (await new QueryClient().fetchInfiniteQuery({
      ...infiniteOptions(client, list, { ...parent, query }),
      pages: 1000,
    } as never)) as { pages: Record<string, Named[]>[] };
    expect(
      pages
        .flatMap((page) => page[list.items as string] ?? [])
        .map(nameOf)
        .sort(),
    ).toEqual(expected);
  });
});
