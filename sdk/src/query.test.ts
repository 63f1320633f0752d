import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { createHttpClient } from "./http/http-client.ts";
import type { OperationFacts } from "./operation-types.ts";
import { queryKey, queryOptions } from "./query.ts";

type Anything = {
  parameters: { path: { id?: string }; query?: { q?: string; expand?: string } };
  responses: { 200: { content: { "application/json": unknown } } };
};
const reads = (path: string, items?: string): OperationFacts<Anything> => ({
  method: "GET",
  path,
  items,
});

describe("queryKey", () => {
  it.each([
    [reads("/admin/products", "products"), {}, ["admin", "products", "list"]],
    [
      reads("/admin/products", "products"),
      { query: { q: "cup" } },
      ["admin", "products", "list", { q: "cup" }],
    ],
    [reads("/admin/products/{id}"), { id: "prod_1" }, ["admin", "products", "detail", "prod_1"]],
    [
      reads("/admin/products/{id}"),
      { id: "prod_1", query: { expand: "tags" } },
      ["admin", "products", "detail", "prod_1", { expand: "tags" }],
    ],
    [
      reads("/admin/products/{id}/variants", "variants"),
      { id: "prod_1" },
      ["admin", "products", "detail", "prod_1", "variants"],
    ],
    [reads("/admin/products/tag-usage"), {}, ["admin", "products", "tag-usage"]],
    [reads("/admin/store"), {}, ["admin", "store"]],
  ])("of %o is hierarchical", (operation, input, key) => {
    expect(queryKey(operation, input)).toEqual(key);
  });

  it("keeps the areas apart", () => {
    expect(queryKey(reads("/store/products", "products"), {})[0]).toBe("store");
  });
});

describe("queryOptions", () => {
  it("passes the signal on and answers null where there is no body", async () => {
    const signals: unknown[] = [];
    const client = createHttpClient({
      fetch: (_request, init) => {
        signals.push(init?.signal);
        return Promise.resolve(new Response(null, { status: 204 }));
      },
    });
    const { signal } = new AbortController();
    expect(
      await queryOptions(client, { ...reads("/store/auth"), custom: true }, {}).queryFn({ signal }),
    ).toBeNull();
    expect(signals).toEqual([signal]);
  });
});

describe("clients under one QueryClient", () => {
  const region = reads("/store/regions/{id}");
  const shop = (name: string, options: { publishableApiKey?: () => string; id?: string } = {}) => {
    const baseUrl = `http://${name.split(" ")[0]}.test`;
    return createHttpClient({
      baseUrl,
      ...options,
      fetch: () => Promise.resolve(Response.json({ name })),
    });
  };
  const ask = async (first: ReturnType<typeof shop>, second: ReturnType<typeof shop>) => {
    const queries = new QueryClient();
    const input = { id: "reg_1" };
    await queries.fetchQuery(queryOptions(first, region, input));
    return queries.getQueryData(queryOptions(second, region, input).queryKey);
  };

  it("share an answer where they ask the same shop, and none where they do not", async () => {
    expect(await ask(shop("a"), shop("a"))).toEqual({ name: "a" });
    expect(await ask(shop("a"), shop("b"))).toBeUndefined();
  });

  it("are told apart by an id of their own where their keys are functions", async () => {
    const one = shop("a one", { id: "one", publishableApiKey: () => "pk_1" });
    const two = shop("a two", { id: "two", publishableApiKey: () => "pk_2" });
    expect(await ask(one, two)).toBeUndefined();
  });
});
