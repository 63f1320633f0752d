import { createHttpClient, iterate } from "@countertop/sdk";
import {
  storeListCollections,
  storeListProductCategories,
  storeListProducts,
  storeListProductTags,
  storeListProductTypes,
  storeListRegions,
} from "@countertop/sdk/operations";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { CatalogTooLarge, readCatalog } from "./catalog.ts";
import { productListQuery } from "./product-list.ts";
import { searchCatalog } from "./search-catalog.ts";
import type { FacetName } from "./filters.ts";

// Tests that the catalog equals the real store's own lists and filters. These tests only read data.
const client = createHttpClient({ baseUrl: process.env["COUNTERTOP_SANDBOX_URL"] ?? "" });
const catalog = await readCatalog(client);
const ids = (name: FacetName, value: string) =>
  searchCatalog(catalog, { facets: { [name]: [value] } })
    .products.map(({ id }) => id)
    .toSorted();
type Query = NonNullable<Parameters<typeof storeListProducts>[1]>["query"];
const listed = async (query: Query) => {
  const { products } = await storeListProducts(client, {
    query: { ...query, limit: 1000, fields: "id", expand: "" },
  });
  return products.map(({ id }) => id).toSorted();
};

it("the catalog contains all published products once, and is smaller than one page of the default list", async () => {
  expect(catalog.products.map(({ id }) => id).toSorted()).toEqual(await listed({}));
  const { products } = await storeListProducts(client, { query: { limit: 12 } });
  expect(JSON.stringify(catalog).length).toBeLessThan(JSON.stringify(products).length);
});

it("facets find the products that the store's own filters find", async () => {
  let found = 0;
  const same = async (name: FacetName, value: string, query: Query) => {
    const mine = ids(name, value);
    found += mine.length;
    expect([name, value, mine]).toEqual([name, value, await listed(query)]);
  };
  for await (const { id, handle } of iterate(client, storeListCollections))
    await same("collection", handle ?? "", { collection_id: [id] });
  for await (const { id, handle } of iterate(client, storeListProductCategories))
    await same("category", handle, { category_id: [id], include_category_children: true });
  for await (const { id, value } of iterate(client, storeListProductTypes))
    await same("type", value, { type_id: [id] });
  for await (const { id, value } of iterate(client, storeListProductTags))
    await same("tag", value, { tags: [id] });
  expect(found).toBeGreaterThan(100);
});

it("an option's facet finds the products that have a variant with this value", async () => {
  const { facets } = searchCatalog(catalog, {});
  const options = facets.filter(({ option }) => option !== undefined);
  expect(options.length).toBeGreaterThan(2);
  const { products } = await storeListProducts(client, {
    query: { limit: 1000, expand: "options,options.values" },
  });
  for (const { name, option, values } of options)
    for (const { value, count } of values) {
      const such = products.filter(({ options: all }) =>
        all.some((one) => one.title === option && one.values.some((v) => v.value === value)),
      );
      expect([name, value, count]).toEqual([name, value, such.length]);
    }
});

it("a page of the list has its products in order with the region's prices, and a page beyond the end is the last one", async () => {
  const { regions } = await storeListRegions(client);
  const region_id = regions[0]?.id ?? "";
  const queries = new QueryClient();
  const read = (page: number) =>
    queries.fetchQuery(
      productListQuery(client, { page, order: "title" }, { region_id, pageSize: 10, locale: "en" }),
    );
  const all = searchCatalog(catalog, { order: "title" }, "en").products;
  const [first, last, beyond] = [
    await read(1),
    await read(Math.ceil(all.length / 10)),
    await read(999),
  ];
  expect(first.products.map(({ id }) => id)).toEqual(all.slice(0, 10).map(({ id }) => id));
  expect(first.products.flatMap(({ variants }) => variants).length).toBeGreaterThan(9);
  for (const { variants } of first.products)
    for (const one of variants) expect(one).toHaveProperty("calculated_price");
  expect(last.products.map(({ id }) => id)).toEqual(
    all.slice((last.page - 1) * 10).map(({ id }) => id),
  );
  expect(beyond).toEqual(last);
  expect(first.count).toBe(all.length);
});

it("a store with more products than the maximum is rejected instead of being read in part", async () => {
  await expect(readCatalog(client, { max: 10 })).rejects.toThrow(CatalogTooLarge);
});
