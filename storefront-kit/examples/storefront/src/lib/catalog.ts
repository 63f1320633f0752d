import { useCollections, useProductCategories } from "@countertop/sdk/react";
import type { Text } from "./texts.ts";
import type { Collection, ProductCategory } from "@countertop/sdk/types";

/** The fields of a category that pages show. */
export type Category = Pick<
  ProductCategory,
  "id" | "name" | "handle" | "description" | "parent_category_id" | "rank"
>;

/** Categories and collections change rarely, and every page shows some of them. */
const rarely = { staleTime: 5 * 60_000 };

export function useShelves(): {
  collections: readonly Collection[];
  categories: readonly Category[];
  isPending: boolean;
} {
  const collections = useCollections({ query: { limit: 100 } }, rarely);
  const categories = useProductCategories(
    {
      query: {
        limit: 100,
        expand: "",
        fields: "id,name,handle,description,parent_category_id,rank",
      },
    },
    rarely,
  );
  return {
    collections: collections.data?.collections ?? [],
    categories: categories.data?.product_categories ?? [],
    isPending: collections.isPending || categories.isPending,
  };
}

export const childrenOf = (categories: readonly Category[], parent: string | null): Category[] =>
  categories
    .filter(({ parent_category_id }) => parent_category_id === parent)
    .sort((a, b) => a.rank - b.rank);

/** The categories from the top to this one. */
export function pathTo(categories: readonly Category[], id: string | null | undefined): Category[] {
  const found = categories.find((category) => category.id === id);
  return found ? [...pathTo(categories, found.parent_category_id), found] : [];
}

export const ORDERS = {
  newest: { label: "Newest first", order: "-created_at" },
  title: { label: "Name, A to Z", order: "title" },
  "title-desc": { label: "Name, Z to A", order: "-title" },
} as const satisfies Record<string, { label: Text; order: string }>;

export type Order = keyof typeof ORDERS;

export interface Filters {
  q?: string | undefined;
  collection?: string | undefined;
  category?: string | undefined;
  order?: Order | undefined;
  page?: number | undefined;
}

/** Reads the filters from the URL, which holds the state. Unknown parameters are dropped. */
export function readFilters(search: Record<string, unknown>): Filters {
  const text = (value: unknown) =>
    typeof value === "string" || typeof value === "number" ? String(value) || undefined : undefined;
  const order = text(search["order"]);
  const page = Number(search["page"]);
  return {
    q: text(search["q"]),
    collection: text(search["collection"]),
    category: text(search["category"]),
    order: order !== undefined && order in ORDERS ? (order as Order) : undefined,
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  };
}
