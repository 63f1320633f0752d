import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { createHttpClient, type HttpClient } from "./http/http-client.ts";
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

  it("keeps the areas separate", () => {
    expect(queryKey(reads("/store/products", "products"), {})[0]).toBe("store");
  });
});

describe("queryOptions", () => {
  it("passes the signal on, and returns null for a response without a body", async () => {
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
  const client = (baseUrl: string, id?: string) =>
    createHttpClient({
      baseUrl,
      ...(id && { id }),
      fetch: () => Promise.resolve(Response.json({ baseUrl })),
    });
  const ask = async (first: HttpClient, second: HttpClient) => {
    const queries = new QueryClient();
    const input = { id: "reg_1" };
    await queries.fetchQuery(queryOptions(first, region, input));
    return queries.getQueryData(queryOptions(second, region, input).queryKey);
  };

  it("share cached responses, because a server and a browser may use two URLs of one store", async () => {
    const [server, browser] = [client("http://internal:9000"), client("http://shop.test")];
    expect(await ask(server, browser)).toEqual({ baseUrl: "http://internal:9000" });
    expect(queryOptions(browser, region, { id: "reg_1" }).queryKey).toEqual(
      queryKey(region, { id: "reg_1" }),
    );
  });

  it("don't share responses if each store has an id", async () => {
    const [one, two] = [client("http://a.test", "one"), client("http://a.test", "two")];
    expect(await ask(one, two)).toBeUndefined();
    expect(await ask(one, client("http://b.test", "one"))).toEqual({ baseUrl: "http://a.test" });
  });
});
