import type { HttpClient, OutputOf } from "@countertop/sdk";
import {
  storeListCollections,
  storeListProductCategories,
  storeListProducts,
  storeListRegions,
} from "@countertop/sdk/operations";
import { queryOptions as sdkOptions } from "@countertop/sdk/query";
import type { Collection, operations, Product, Region } from "@countertop/sdk/types";
import { productListQuery, type ProductFilters } from "@countertop/storefront-kit/lists";
import { queryOptions } from "@tanstack/react-query";
import type { Category } from "./catalog.ts";
import { asCard, lean } from "./lean.ts";
import { pictureAddress } from "./pictures.ts";
import { storeCatalog } from "./store-catalog.ts";

// A rendered page contains its queries' data, so each query keeps only what pages show. Loaders and components share these options,
// so no request is sent twice.

/** Data that changes rarely, and that every page shows. */
const RARELY = 5 * 60_000;
const PAGE_SIZE = 12;

export const regionsQuery = (client: HttpClient) =>
  queryOptions({
    queryKey: ["store", "regions", "lean"],
    queryFn: async ({ signal }): Promise<readonly Region[]> => {
      const { regions } = await storeListRegions(client, { query: { limit: 100 } }, { signal });
      return regions.map(leanRegion);
    },
    staleTime: RARELY,
  });

/** Keeps what prices, address fields, and the choice of a region need. */
const leanRegion = (region: Region) => {
  const { id, name, currency_code, tax_rate, includes_tax, countries = [] } = region;
  const kept = countries.map(({ iso_2, display_name }) => ({ iso_2, display_name }));
  return { id, name, currency_code, tax_rate, includes_tax, countries: kept } as unknown as Region;
};

export const collectionsQuery = (client: HttpClient) =>
  queryOptions({
    queryKey: ["store", "collections", "lean"],
    queryFn: async ({ signal }): Promise<readonly Collection[]> => {
      const { collections } = await storeListCollections(
        client,
        { query: { limit: 100 } },
        { signal },
      );
      return collections.map(({ id, title, handle }) => ({ id, title, handle }) as Collection);
    },
    staleTime: RARELY,
  });

export const categoriesQuery = (client: HttpClient) =>
  queryOptions({
    queryKey: ["store", "product-categories", "lean"],
    queryFn: async ({ signal }): Promise<readonly Category[]> => {
      const fields = "id,name,handle,description,parent_category_id,rank";
      const query = { limit: 100, expand: "", fields };
      const answer = await storeListProductCategories(client, { query }, { signal });
      return answer.product_categories.map(
        ({ id, name, handle, description, parent_category_id, rank }) => ({
          id,
          name,
          handle,
          description,
          parent_category_id,
          rank,
        }),
      );
    },
    staleTime: RARELY,
  });

/** The fields of a product that a card needs. */
const CARD = {
  expand: "variants,variants.prices",
  fields: "id,title,handle,thumbnail,subtitle",
} as const;
type Cards = OutputOf<
  operations["storeListProducts"],
  (typeof CARD)["expand"],
  (typeof CARD)["fields"]
>;
export type CardProduct = Cards["products"][number];

/** The newest products, for the home page. */
export const newestQuery = (client: HttpClient, region_id: string) =>
  cardsQuery(client, { region_id, limit: 13, order: "-created_at" });

/** A page of a list of products, with the facets. */
export function listQuery(
  client: HttpClient,
  settings: { region_id: string; language: string; filters: ProductFilters },
) {
  const { region_id, language: locale, filters } = settings;
  const query = productListQuery(client, filters, {
    region_id,
    locale,
    pageSize: PAGE_SIZE,
    readCatalog: storeCatalog,
    ...CARD,
  });
  return queryOptions({
    ...query,
    queryFn: async (context) => {
      const { products, ...page } = await query.queryFn(context);
      return { ...page, products: products.map((product) => asCard(lean<CardProduct>(product))) };
    },
  });
}

function cardsQuery(client: HttpClient, query: NonNullable<Listing["query"]>) {
  const { queryFn } = sdkOptions(client, storeListProducts, { query: { ...query, ...CARD } });
  return queryOptions({
    queryKey: ["store", "products", "cards", query],
    queryFn: async (context): Promise<{ products: CardProduct[]; count: number }> => {
      const { products, count } = await queryFn(context as never);
      return { products: products.map((product) => asCard(lean(product))), count };
    },
  });
}
type Listing = Parameters<typeof storeListProducts>[1] & object;

/** A product with everything that its page shows, or null if it doesn't exist. */
export const productQuery = (client: HttpClient, handle: string, region_id: string) =>
  queryOptions({
    queryKey: ["store", "products", "page", handle, region_id],
    queryFn: async ({ signal }): Promise<Product | null> => {
      const query = {
        handle,
        region_id,
        limit: 1,
        expand: "variants,variants.prices,variants.options,options,images,collection,categories",
      };
      const { products } = await storeListProducts(client, { query }, { signal });
      return products[0] ? lean(products[0] as Product) : null;
    },
  });

/** An image of one product of each collection. */
export const collectionPicturesQuery = (client: HttpClient, ids: readonly string[]) =>
  queryOptions({
    queryKey: ["store", "products", "collection-pictures", ids],
    queryFn: async (): Promise<Readonly<Record<string, string | null>>> => {
      const found = ids.map(async (id) => {
        const query = { collection_id: [id], limit: 1, expand: "", fields: "id,thumbnail" };
        const { products } = await storeListProducts(client, { query });
        const picture = products[0]?.thumbnail;
        return [id, picture ? pictureAddress(picture) : null] as const;
      });
      return Object.fromEntries(await Promise.all(found));
    },
    staleTime: RARELY,
  });
