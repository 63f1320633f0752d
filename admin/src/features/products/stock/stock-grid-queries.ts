import type { HttpClient } from "@countertop/sdk";
import { adminListInventoryItems } from "@countertop/sdk/operations";
import { CONCURRENCY, forEachConcurrently, chunk } from "../../../lib/concurrency.ts";
import { IDS } from "../prices/price-grid-queries.ts";
import type { StockedVariant } from "./stock-grid-data.ts";
import { everyVariantQuery } from "../variants/variant-queries.ts";

const fields = "id,title,sku,variant_rank,manage_inventory";

/** Every variant of a product with what lies where, or with its one number. */
export const stockedVariantsQuery = (client: HttpClient, id: string, placed: boolean) => {
  const every = everyVariantQuery(
    client,
    id,
    placed
      ? { fields, expand: "inventory_items" }
      : { fields: `${fields},inventory_quantity`, expand: "" },
  );
  return {
    queryKey: [...every.queryKey, "stock"],
    async queryFn(context: { signal?: AbortSignal }): Promise<StockedVariant[]> {
      const variants = (await every.queryFn(context)).map((variant) => ({
        ...variant,
        ids: (variant.inventory_items ?? []).map(({ inventory_item_id }) => inventory_item_id),
      }));
      const items = await readItems(
        client,
        variants.flatMap(({ ids }) => ids),
        context,
      );
      return variants.map(({ ids, ...variant }) => ({
        ...variant,
        items: ids.map((item) => items.get(item) ?? { id: item }),
      }));
    },
  };
};

/** These things with what lies where of them, at this moment. */
export async function readItems(
  client: HttpClient,
  ids: readonly string[],
  options: { signal?: AbortSignal } = {},
) {
  const found = new Map<string, StockedVariant["items"][number]>();
  await forEachConcurrently(chunk(ids, IDS), CONCURRENCY, async (id) => {
    const query = { id, limit: id.length, fields: "id", expand: "" };
    const answer = await adminListInventoryItems(client, { query }, options);
    for (const item of answer.inventory_items) found.set(item.id, item);
  });
  return found;
}
