import { iterate, type HttpClient } from "@countertop/sdk";
import { adminListProductVariants, adminListRegions } from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { byRank, type PricedVariant } from "./price-grid-data.ts";

const wanted = { fields: "id,title,sku,variant_rank", expand: "prices" };
/** So many at a time: what a server answers in well under a second. */
const BATCH = 250;

/** Every variant of a product with all its prices. By id, since only that order leaves out none between two pages. */
export const pricedVariantsQuery = (client: HttpClient, id: string) => {
  const input = { id, query: { ...wanted, order: "id", limit: BATCH } };
  return {
    queryKey: [...queryKey(adminListProductVariants, input), "all"],
    async queryFn({ signal }: { signal: AbortSignal }): Promise<PricedVariant[]> {
      const variants: PricedVariant[] = [];
      for await (const variant of iterate(client, adminListProductVariants, input, { signal }))
        variants.push(variant);
      return variants.toSorted(byRank);
    },
  };
};

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
