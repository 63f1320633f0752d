import type { HttpClient } from "@countertop/sdk";
import {
  adminListRegions,
  adminListShippingOptions,
  adminListVariants,
  adminRetrieveCustomer,
  type adminRetrieveDraftOrder,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

/** A draft order with everything that its page shows. */
export type DraftOrder = Awaited<ReturnType<typeof adminRetrieveDraftOrder>>["draft_order"];
export type DraftCart = NonNullable<DraftOrder["cart"]>;
export type DraftLine = NonNullable<DraftCart["items"]>[number];
export const currencyOf = (cart: DraftOrder["cart"]): string =>
  cart?.region?.currency_code ?? "usd";
export type Region = Awaited<ReturnType<typeof adminListRegions>>["regions"][number];
export type ShippingChoice = Awaited<
  ReturnType<typeof adminListShippingOptions>
>["shipping_options"][number];

export const regionsQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, { query: { limit: 200, expand: "countries" } });

/** Shipping options of a region. */
export const waysQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, {
    query: { region_id, is_return: false, limit: 100 },
  });

/** Prices of variants in a region, their stock, and the shipping profiles of their products. */
export const variantsQuery = (client: HttpClient, ids: readonly string[], region_id: string) => {
  const [id, limit] = [[...ids], Math.max(ids.length, 1)];
  const query = { id, region_id, limit, expand: "product,product.profiles" };
  return queryOptions(client, adminListVariants, { query });
};

export const customerQuery = (client: HttpClient, id: string) =>
  queryOptions(client, adminRetrieveCustomer, { id, query: { expand: "shipping_addresses" } });
