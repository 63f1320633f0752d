import { iterate, type HttpClient } from "@countertop/sdk";
import {
  adminListProductVariants,
  adminRetrieveVariant,
  adminRetrieveVariantInventory,
} from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { byRank } from "../../../resources/priced-variants.ts";

/** Page sizes for which the server responds in well under a second: with relations, and without. */
const [WITH, WITHOUT] = [250, 1000];

/**
 * Every variant of a product, in display order. The variants are sorted by id, because other orders may skip a variant between two
 * pages.
 */
export const everyVariantQuery = (
  client: HttpClient,
  id: string,
  wanted: { fields: string; expand: string },
) => {
  const input = {
    id,
    query: { ...wanted, order: "id", limit: wanted.expand === "" ? WITHOUT : WITH },
  };
  return {
    queryKey: [...queryKey(adminListProductVariants, input), "all"],
    async queryFn({ signal }: { signal?: AbortSignal }) {
      const variants = [];
      for await (const variant of iterate(client, adminListProductVariants, input, { signal }))
        variants.push(variant);
      return variants.toSorted(byRank);
    },
  };
};

/** Options that distinguish the variants of a product. */
export const combinationsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, { fields: "id,title,sku,variant_rank", expand: "options" });

/** Doesn't cache the values, so that a form starts with the current values, and not with those from before its last save. */
const notKept = <Query extends object>(query: Query) => ({ ...query, gcTime: 0 });

/** Titles of the variants. */
export const namesQuery = (client: HttpClient, id: string) =>
  notKept(everyVariantQuery(client, id, { fields: "id,title,sku,variant_rank", expand: "" }));

export const variantQuery = (client: HttpClient, id: string) =>
  notKept(queryOptions(client, adminRetrieveVariant, { id, query: { expand: "options,prices" } }));
export type FullVariant = Awaited<
  ReturnType<ReturnType<typeof variantQuery>["queryFn"]>
>["variant"];

/** Stock by location. */
export const inventoryQuery = (client: HttpClient, id: string) =>
  notKept(queryOptions(client, adminRetrieveVariantInventory, { id }));
export type InventoryItem = Awaited<
  ReturnType<ReturnType<typeof inventoryQuery>["queryFn"]>
>["variant"]["inventory"][number];
