import type { HttpClient } from "@countertop/sdk";
import { adminListProducts, adminListRegions, adminListVariants } from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { CONCURRENCY, forEachConcurrently, chunk } from "../lib/concurrency.ts";
import { collect } from "../lib/collect.ts";
import { byRank, type PricedVariant } from "./priced-variants.ts";

export const priced = { fields: "id,title,sku,variant_rank,product_id", expand: "prices" };

/** The selection in the list: these products, or all matching products except these. */
export interface ChosenProducts {
  all: boolean;
  ids: readonly string[];
}

/** Maximum number of products in a price grid. This many load in a few seconds, and are saved in one or two minutes. */
export const MOST_PRODUCTS = 2000;
/** Number of ids that fit into a URL. */
export const IDS = 100;

/**
 * Reads all variants of these products, in the order of the list. Returns no variants if there are more than `most` products.
 * `total` is the number of products.
 */
export const pricedProductsQuery = (
  client: HttpClient,
  wanted: NonNullable<Parameters<typeof adminListProducts>[1]>["query"],
  { all, ids }: ChosenProducts,
  most = MOST_PRODUCTS,
) => {
  const query = {
    fields: "id,title",
    expand: "variants,variants.prices",
    ...wanted,
  };
  return {
    queryKey: [...queryKey(adminListProducts, { query }), "prices", all, ids],
    async queryFn({ signal }: { signal?: AbortSignal }) {
      const variants: PricedVariant[] = [];
      const apart = new Set(all ? ids : []);
      let total = all ? 0 : ids.length;
      for (const part of all ? [{}] : chunk(ids, IDS).map((id) => ({ id }))) {
        if (total > most) break;
        const { rows } = await collect(
          async (paging) => {
            const page = await adminListProducts(
              client,
              { query: { ...query, ...part, ...paging } },
              { signal },
            );
            if (all) total = page.count - ids.length;
            return { rows: total > most ? [] : page.products, count: page.count };
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

/**
 * The relation that returns a product's variants with all prices. If `variants` itself is expanded, the server leaves out prices
 * of price lists.
 */
export const WITH_LISTS = "variants.prices";

/** Reads the products of these variants, because the server returns prices in price lists only with products. */
export async function readVariantsWithLists(client: HttpClient, ids: readonly string[]) {
  const wanted = { fields: "id,product_id", expand: "" };
  const owners = await readVariants(client, ids, wanted);
  const found = new Map<string, PricedVariant>();
  const products = new Set([...owners.values()].map(({ product_id }) => product_id));
  await forEachConcurrently(chunk([...products], IDS), CONCURRENCY, async (id) => {
    const query = { id, fields: "id,title", expand: WITH_LISTS, limit: id.length };
    for (const product of (await adminListProducts(client, { query })).products)
      for (const variant of product.variants ?? [])
        found.set(variant.id, { ...variant, group: product.title });
  });
  return found;
}

/** Reads the current data of these variants, of any product. */
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
