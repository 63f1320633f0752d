import type { ProductCategory } from "@countertop/sdk/types";
import {
  readProductFilters,
  type ProductFilters,
  type ProductOrder,
} from "@countertop/storefront-kit/lists";
import type { Text } from "./texts.ts";

/** The fields of a category that pages show. */
export type Category = Pick<
  ProductCategory,
  "id" | "name" | "handle" | "description" | "parent_category_id" | "rank"
>;

export const childrenOf = (categories: readonly Category[], parent: string | null): Category[] =>
  categories
    .filter(({ parent_category_id }) => parent_category_id === parent)
    .sort((a, b) => a.rank - b.rank);

/** Returns the categories from the top level to this one. */
export function pathTo(categories: readonly Category[], id: string | null | undefined): Category[] {
  const found = categories.find((category) => category.id === id);
  return found ? [...pathTo(categories, found.parent_category_id), found] : [];
}

/** The orders of a list. Without one, the best matches of a search are first, or else the newest products. */
export const ORDERS = {
  newest: "Newest first",
  title: "Name, A to Z",
  "-title": "Name, Z to A",
} as const satisfies Partial<Record<ProductOrder, Text>>;

/**
 * Reads the filters from a route's search. Ignores all other parameters, because the router also keeps the URL's own parameters, such
 * as those of facets.
 */
export const readFilters = (search: Record<string, unknown>): ProductFilters =>
  readProductFilters({ ...search, ...(search["facets"] as object | undefined) });

/** The filters of a collection's or a category's page, which visitors can't remove. */
export interface FixedFacet {
  readonly name: "collection" | "category";
  readonly handle: string;
}

export const withFixed = (filters: ProductFilters, fixed: FixedFacet | undefined): ProductFilters =>
  fixed ? { ...filters, facets: { ...filters.facets, [fixed.name]: [fixed.handle] } } : filters;
