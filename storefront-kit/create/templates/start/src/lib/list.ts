import type { ProductFilters } from "@countertop/storefront-kit/lists";
import type { RouterContext } from "./router-context.ts";
import { withFixed, type FixedFacet } from "./catalog.ts";
import { listQuery } from "./queries.ts";

interface ListContext extends RouterContext {
  readonly region_id: string;
}

/** Loads a page of a list of products. */
export async function loadList(
  { client, queryClient, region_id, i18n }: ListContext,
  filters: ProductFilters,
  fixed?: FixedFacet,
): Promise<void> {
  const settings = { region_id, language: i18n.language, filters: withFixed(filters, fixed) };
  await queryClient.ensureQueryData(listQuery(client, settings));
}

/** The path for search engines: each page of a list has its own URL, and filters don't. */
export const pathOfList = (path: string, { page = 1 }: ProductFilters): string =>
  page > 1 ? `${path}?page=${page}` : path;
