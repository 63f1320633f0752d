import type { HttpClient } from "@countertop/sdk";
import { adminListVariants } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import { chunk, CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { IDS } from "../../../resources/priced-products.ts";
import { everyVariantQuery } from "../../../resources/product-variants.ts";
import type { Variant } from "../product-queries.ts";

/** All variants of a product, for a table that groups them instead of showing pages. */
export const groupedVariantsQuery = (client: HttpClient, id: string) => {
  const every = everyVariantQuery(client, id, {
    fields: "id,title,sku,ean,variant_rank,manage_inventory,allow_backorder,metadata,product_id",
    expand: "prices,options",
  });
  // The requests ask for these relations.
  return { ...every, queryFn: every.queryFn as (context: Cancel) => Promise<Variant[]> };
};
interface Cancel {
  signal?: AbortSignal;
}

/** The available stock of these variants across locations. In `variantListQuery`, `inventory_quantity` is outdated. */
export const stockQuery = (client: HttpClient, ids: readonly string[]) => {
  const fields = "id,inventory_quantity,manage_inventory,allow_backorder";
  return {
    queryKey: [...queryKey(adminListVariants, { query: { id: [...ids], fields } }), "stock"],
    async queryFn({ signal }: Cancel) {
      type Listed = Awaited<ReturnType<typeof adminListVariants>>["variants"];
      const variants: Listed[number][] = [];
      await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (id) => {
        const query = { id, limit: id.length, fields };
        const page = await adminListVariants(client, { query }, { ...(signal && { signal }) });
        variants.push(...page.variants);
      });
      return { variants };
    },
  };
};
