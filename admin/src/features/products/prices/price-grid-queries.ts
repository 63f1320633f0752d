import type { HttpClient } from "@countertop/sdk";
import { adminListProducts, adminListRegions, adminListVariants } from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { CONCURRENCY, forEachConcurrently, chunk } from "../../../lib/concurrency.ts";
import { collect } from "../../../patterns/list.ts";
import { byRank, type PricedVariant } from "./price-grid-data.ts";
import { products } from "../../../resources/products.ts";
import type { ProductSearch } from "../product-search.ts";
import { everyVariantQuery } from "../variants/variant-queries.ts";

export const priced = { fields: "id,title,sku,variant_rank,product_id", expand: "prices" };
/** Every variant of a product with all its prices. */
export const pricedVariantsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, priced);

/** What is selected in the list: these products, or all that it matches but these. */
export interface ChosenProducts {
  all: boolean;
  ids: readonly string[];
}

/** So many have their prices in one grid: they are fetched in a few seconds, and saved in a minute or two. */
export const MOST_PRODUCTS = 2000;
/** So many ids fit into an address. */
const IDS = 100;

/** Every variant of these products, in the order of the list; none where they are too many. */
export const pricedSelectionQuery = (
  client: HttpClient,
  search: ProductSearch,
  { all, ids }: ChosenProducts,
) => {
  const query = {
    ...(all && products.filterQuery(search)),
    order: search.order,
    fields: "id,title",
    expand: "variants,variants.prices",
  };
  return {
    queryKey: [...queryKey(adminListProducts, { query }), "prices", all, ids],
    async queryFn({ signal }: { signal?: AbortSignal }) {
      const variants: PricedVariant[] = [];
      const apart = new Set(all ? ids : []);
      let total = all ? 0 : ids.length;
      for (const part of all ? [{}] : chunk(ids, IDS).map((id) => ({ id }))) {
        if (total > MOST_PRODUCTS) break;
        const { rows } = await collect(
          async (paging) => {
            const page = await adminListProducts(
              client,
              { query: { ...query, ...part, ...paging } },
              { signal },
            );
            if (all) total = page.count - ids.length;
            return { rows: total > MOST_PRODUCTS ? [] : page.products, count: page.count };
          },
          { ...(signal && { signal }) },
        );
        for (const product of rows)
          if (!apart.has(product.id))
            for (const variant of product.variants?.toSorted(byRank) ?? [])
              variants.push({ ...variant, group: product.title });
      }
      return { variants, total };
    },
  };
};

/** These variants, of whichever product, as they are at this moment. */
export async function readVariants(
  client: HttpClient,
  ids: readonly string[],
  wanted: { fields: string; expand: string },
) {
  const found = new Map<string, ListedVariant>();
  await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (id) => {
    const query = { ...wanted, id, limit: id.length };
    const { variants } = await adminListVariants(client, { query });
    for (const variant of variants) found.set(variant.id, variant);
  });
  return found;
}
type ListedVariant = Awaited<ReturnType<typeof adminListVariants>>["variants"][number];

export const allRegionsQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, {
    query: { limit: 1000, expand: "", fields: "id,name,currency_code" },
  });
