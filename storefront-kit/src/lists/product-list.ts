"use client";
import type { Failure, HttpClient, Output } from "@countertop/sdk";
import { storeListProducts } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import type { operations } from "@countertop/sdk/types";
import {
  keepPreviousData,
  useQuery,
  type QueryClient,
  type UseQueryResult,
} from "@tanstack/react-query";
import { readCatalog, type Catalog, type CatalogProduct } from "./catalog.ts";
import { writeProductFilters, type ProductFilters } from "./filters.ts";
import { searchCatalog, searchProducts, type Facet } from "./search-catalog.ts";

type Listed = Output<operations["storeListProducts"]>["products"][number];
type ListFailure = Failure<operations["storeListProducts"]>;

export interface ProductListOptions {
  /** The region of the prices. */
  readonly region_id: string;
  /** Products per page. Default: 12. */
  readonly pageSize?: number | undefined;
  /** The fields of a product that the page shows. Default: `id,title,handle,thumbnail`. */
  readonly fields?: string | undefined;
  /** The relations of a product that the page shows. Default: `variants,variants.prices`. */
  readonly expand?: string | undefined;
  /** The locale for sorting. Use the same locale on the server and in the browser. */
  readonly locale?: string | undefined;
  /**
   * Reads the catalog, for example from a route of your server that caches `readCatalog` for all visitors. Default: `readCatalog`
   * with the store's client.
   */
  readonly readCatalog?: (() => Promise<Catalog>) | undefined;
}

export interface ProductListPage {
  readonly products: readonly Listed[];
  /** Number of products on all pages. */
  readonly count: number;
  /** The page number, starting at 1. It's the last page if the requested one is beyond it. */
  readonly page: number;
  readonly pageCount: number;
  readonly facets: readonly Facet[];
}

/** Time in milliseconds for which a catalog isn't read again. */
const FRESH = 5 * 60_000;

/** The catalog of each query client. It isn't in the client's cache, so that a server-rendered page doesn't contain it. */
const catalogs = new WeakMap<QueryClient, { catalog: Promise<Catalog>; until: number }>();

/** Reads the catalog once for several queries at the same time, and again after five minutes or a failure. */
function catalogOf(
  queries: QueryClient,
  client: HttpClient,
  read: ProductListOptions["readCatalog"] = () => readCatalog(client),
): Promise<Catalog> {
  const known = catalogs.get(queries);
  if (known && Date.now() < known.until) return known.catalog;
  const catalog = read();
  catalogs.set(queries, { catalog, until: Date.now() + FRESH });
  catalog.catch(() => catalogs.delete(queries));
  return catalog;
}

/**
 * Returns the options of a query for one page of a product list. Use it with `prefetchQuery` or `ensureQueryData` on the server. The
 * result contains only this page, so a server-rendered page doesn't contain the catalog. Rejects with the SDK's error if a request
 * fails.
 */
export function productListQuery(
  client: HttpClient,
  filters: ProductFilters,
  { region_id, pageSize = 12, fields, expand, locale, readCatalog: read }: ProductListOptions,
) {
  const query = {
    fields: fields ?? "id,title,handle,thumbnail",
    expand: expand ?? "variants,variants.prices",
  };
  return {
    queryKey: [
      "@countertop/storefront-kit",
      "product-list",
      writeProductFilters(filters).toString(),
      { region_id, pageSize, locale, ...query },
    ],
    async queryFn({
      signal,
      client: queries,
    }: {
      signal: AbortSignal;
      client: QueryClient;
    }): Promise<ProductListPage> {
      const catalog = await catalogOf(queries, client, read);
      const { products: matches, facets } = searchCatalog(catalog, filters, locale);
      const pageCount = Math.max(1, Math.ceil(matches.length / pageSize));
      const page = Math.min(filters.page ?? 1, pageCount);
      const id = matches.slice((page - 1) * pageSize, page * pageSize).map((one) => one.id);
      const rest = { count: matches.length, page, pageCount, facets };
      if (id.length === 0) return { products: [], ...rest };
      const answer = await storeListProducts(
        client,
        { query: { id, region_id, limit: id.length, ...query } },
        { signal },
      );
      const products = answer.products as readonly Listed[];
      // Leaves out products that were unpublished after the catalog was read.
      return {
        products: id.flatMap((one) => products.find((product) => product.id === one) ?? []),
        ...rest,
      };
    },
    staleTime: FRESH,
  };
}

/**
 * Returns one page of a product list with its facets. While a different page loads, `data` is the previous page, and
 * `isPlaceholderData` is true.
 */
export function useProductList(
  filters: ProductFilters,
  options: ProductListOptions,
): UseQueryResult<ProductListPage, ListFailure> {
  return useQuery<ProductListPage, ListFailure>({
    ...productListQuery(useClient(), filters, options),
    placeholderData: keepPreviousData,
  });
}

export interface InstantSearch {
  /** The best matches, without prices. Empty while there are no search words or the catalog loads. */
  readonly products: readonly CatalogProduct[];
  /** Number of all matches. */
  readonly count: number;
  /** True while the catalog loads. */
  readonly isPending: boolean;
  readonly error: Error | null;
}

/**
 * Searches the catalog as the visitor types, without a request for each letter. The catalog is read once, at the first search
 * words.
 */
export function useInstantSearch(
  q: string,
  {
    limit = 6,
    readCatalog: read,
  }: Pick<ProductListOptions, "readCatalog"> & { limit?: number } = {},
): InstantSearch {
  const isSearching = q.trim() !== "";
  const client = useClient();
  const { data, error } = useQuery({
    queryKey: ["@countertop/storefront-kit", "catalog"],
    queryFn: ({ client: queries }) => catalogOf(queries, client, read),
    staleTime: FRESH,
    enabled: isSearching,
  });
  const found = isSearching && data ? searchProducts(data, q) : [];
  return {
    products: found.slice(0, limit),
    count: found.length,
    isPending: isSearching && !data && !error,
    error,
  };
}
