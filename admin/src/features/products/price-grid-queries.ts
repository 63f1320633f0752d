import type { HttpClient } from "@countertop/sdk";
import { adminListProductVariants, adminListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { PricedVariant } from "./price-grid-data.ts";
import { everyVariantQuery } from "./variant-queries.ts";

const wanted = { fields: "id,title,sku,variant_rank", expand: "prices" };
/** Every variant of a product with all its prices. */
export const pricedVariantsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, wanted);

/** These variants as they are at this moment. */
export async function readPrices(
  client: HttpClient,
  id: string,
  ids: readonly string[],
): Promise<Map<string, PricedVariant>> {
  const found = new Map<string, PricedVariant>();
  for (let from = 0; from < ids.length; from += 100) {
    const some = ids.slice(from, from + 100);
    const { variants } = await adminListProductVariants(client, {
      id,
      query: { ...wanted, id: some, limit: some.length },
    });
    for (const variant of variants) found.set(variant.id, variant);
  }
  return found;
}

export const allRegionsQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, {
    query: { limit: 1000, expand: "", fields: "id,name,currency_code" },
  });
