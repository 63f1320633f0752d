import { useClient } from "@countertop/sdk/react";
import type { Collection } from "@countertop/sdk/types";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { Category } from "./catalog.ts";
import { categoriesQuery, collectionsQuery } from "./queries.ts";

/** The categories and collections, which every page shows, and which the locale's route loads. */
export function useShelves(): {
  collections: readonly Collection[];
  categories: readonly Category[];
} {
  const client = useClient();
  const { data: collections } = useSuspenseQuery(collectionsQuery(client));
  const { data: categories } = useSuspenseQuery(categoriesQuery(client));
  return { collections, categories };
}
