import {
  HydrationBoundary,
  QueryClient,
  dehydrate,
  type DehydratedState,
} from "@tanstack/react-query";
import { createHttpClient } from "@countertop/sdk";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { MedusaProvider } from "../medusa-provider.tsx";
import { createStorefrontQueryClient } from "../query-defaults.ts";
import type { ProductFilters } from "./filters.ts";
import { productListQuery, useInstantSearch, useProductList } from "./product-list.ts";

let calls: string[];
beforeEach(() => {
  calls = [];
});
const titles = ["Blue cup", "Red cup", "Blue plate"];

/** A store with three products. */
const store: typeof globalThis.fetch = async (input) => {
  const { pathname, searchParams } = new URL((input as Request).url);
  const wanted = searchParams.getAll("id[]").concat(searchParams.getAll("id"));
  const ids = wanted.flatMap((one) => one.split(","));
  calls.push(ids.length > 0 ? `${pathname} ${ids.join()}` : pathname);
  if (pathname === "/store/product-categories")
    return Response.json({ product_categories: [], count: 0, offset: 0, limit: 200 });
  const products = titles
    .map((title, index) => ({
      id: `p${index}`,
      title,
      handle: `p${index}`,
      thumbnail: null,
      created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
      variants: [],
      tags: [],
      categories: [],
      options: [{ title: "Color", values: [{ value: title.split(" ")[0] }] }],
    }))
    .filter(({ id }) => ids.length === 0 || ids.includes(id));
  return Response.json({ products, count: products.length, offset: 0, limit: 200 });
};
const clientOptions = { baseUrl: "https://store.test", fetch: store };
const options = { region_id: "reg_1", pageSize: 2, locale: "en" };
const page = (queries: QueryClient, state?: DehydratedState) =>
  function Page({ children }: { children: ReactNode }) {
    return (
      <MedusaProvider {...clientOptions} queryClient={queries}>
        <HydrationBoundary state={state}>{children}</HydrationBoundary>
      </MedusaProvider>
    );
  };

it("the list keeps the previous page while the next one loads, and reads the catalog once", async () => {
  const { result, rerender } = await renderHook(
    (filters?: ProductFilters) => useProductList(filters ?? {}, options),
    { initialProps: {}, wrapper: page(createStorefrontQueryClient()) },
  );
  const names = () => result.current.data?.products.map(({ title }) => title);
  await expect.poll(names).toEqual(["Blue plate", "Red cup"]);
  expect(result.current.data).toMatchObject({ count: 3, page: 1, pageCount: 2 });
  await rerender({ facets: { "option.Color": ["Blue"] } });
  expect(result.current.isPlaceholderData).toBe(true);
  expect(names()).toEqual(["Blue plate", "Red cup"]);
  await expect.poll(names).toEqual(["Blue plate", "Blue cup"]);
  expect(result.current.data?.facets[0]?.values).toEqual([
    { value: "Blue", label: "Blue", count: 2, isChosen: true },
    { value: "Red", label: "Red", count: 1, isChosen: false },
  ]);
  expect(calls.filter((call) => call === "/store/products")).toHaveLength(1);
});

it("a page that the server rendered isn't read again, and doesn't contain the catalog", async () => {
  const server = new QueryClient();
  await server.prefetchQuery(productListQuery(createHttpClient(clientOptions), {}, options));
  const state = dehydrate(server);
  expect(JSON.stringify(state)).not.toContain("Blue cup");
  calls = [];
  const { result } = await renderHook(() => useProductList({}, options), {
    wrapper: page(createStorefrontQueryClient(), state),
  });
  expect(result.current.data?.products.map(({ title }) => title)).toEqual([
    "Blue plate",
    "Red cup",
  ]);
  expect(calls).toEqual([]);
});

it("the catalog is read again after a failure", async () => {
  const queries = new QueryClient();
  let fails = true;
  const client = createHttpClient({
    ...clientOptions,
    fetch: async (input, init) =>
      fails ? new Response(null, { status: 500 }) : store(input, init),
  });
  const read = () => queries.fetchQuery(productListQuery(client, {}, options));
  await expect(read()).rejects.toMatchObject({ status: 500 });
  fails = false;
  await expect(read()).resolves.toMatchObject({ count: 3 });
});

it("an instant search reads nothing before the first word, and nothing for each further letter", async () => {
  const { result, rerender } = await renderHook((q?: string) => useInstantSearch(q ?? ""), {
    initialProps: "",
    wrapper: page(createStorefrontQueryClient()),
  });
  expect(calls).toEqual([]);
  await rerender("c");
  await expect.poll(() => result.current.count).toBe(2);
  const before = calls.length;
  await rerender("cup r");
  expect(result.current.products.map(({ title }) => title)).toEqual(["Red cup"]);
  expect(calls).toHaveLength(before);
});
