import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveVariant, adminRetrieveVariantInventory } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { everyVariantQuery } from "../../../resources/product-variants.ts";

/** Doesn't cache the result, so that a form starts with the current values, instead of those before its last save. */
const notKept = <Query extends object>(query: Query) => ({ ...query, gcTime: 0 });

/** All variants with their titles and SKUs. */
export const namesQuery = (client: HttpClient, id: string) =>
  notKept(everyVariantQuery(client, id, { fields: "id,title,sku,variant_rank", expand: "" }));

/** All variants with their metadata, which contains their images. */
export const variantImagesQuery = (client: HttpClient, id: string) =>
  notKept(everyVariantQuery(client, id, { fields: "id,title,variant_rank,metadata", expand: "" }));

export const variantQuery = (client: HttpClient, id: string) =>
  notKept(queryOptions(client, adminRetrieveVariant, { id, query: { expand: "options,prices" } }));
type OwnVariant = Awaited<ReturnType<ReturnType<typeof variantQuery>["queryFn"]>>["variant"];
export type FullVariant = OwnVariant & {
  /** The inventory items with their levels, if the store tracks stock by location. */
  items?: readonly InventoryItem[] | undefined;
};

/** A variant's inventory items, with their stock by location. */
export const inventoryQuery = (client: HttpClient, id: string) =>
  notKept(queryOptions(client, adminRetrieveVariantInventory, { id }));
export type InventoryItem = Awaited<
  ReturnType<ReturnType<typeof inventoryQuery>["queryFn"]>
>["variant"]["inventory"][number];

/** A variant with its stock by location, if the store tracks that. */
export const stockedVariantQuery = (client: HttpClient, id: string, placed: boolean) => {
  const [own, stock] = [variantQuery(client, id), inventoryQuery(client, id)];
  return notKept({
    queryKey: [...own.queryKey, "stock"],
    async queryFn(context: { signal: AbortSignal }): Promise<{ variant: FullVariant }> {
      const [{ variant }, items] = await Promise.all([
        own.queryFn(context),
        placed ? stock.queryFn(context) : undefined,
      ]);
      return { variant: { ...variant, items: items?.variant.inventory } };
    },
  });
};
