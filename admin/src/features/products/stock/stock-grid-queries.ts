import type { HttpClient } from "@countertop/sdk";
import { readItems } from "../../../patterns/stock.ts";
import type { StockedVariant } from "./stock-grid-data.ts";
import { everyVariantQuery } from "../../../resources/product-variants.ts";

const fields = "id,title,sku,variant_rank,manage_inventory";

/** All variants of a product, with their stock by location, or with a single quantity. */
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
