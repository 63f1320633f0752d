import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListReturnReasons,
  adminListShippingOptions,
  adminListStockLocations,
  adminListVariants,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";

export const reasonsQuery = (client: HttpClient) => queryOptions(client, adminListReturnReasons);

/** All shipping options of a region, in both directions, with prices including tax. */
export const shippingQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, { query: { region_id, limit: 500 } });
export type ShippingOption = Awaited<
  ReturnType<ReturnType<typeof shippingQuery>["queryFn"]>
>["shipping_options"][number];

export const locationsQuery = (client: HttpClient) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: "" },
  });

/** Prices of variants in a region, and their stock. */
export const pricesQuery = (client: HttpClient, ids: readonly string[], region_id: string) =>
  queryOptions(client, adminListVariants, {
    query: { id: [...ids], region_id, limit: ids.length, expand: "product,prices" },
  });

/** Stock levels by location, found by SKU in one request. */
export const levelsQuery = (client: HttpClient, skus: readonly string[]) =>
  queryOptions(client, adminListInventoryItems, { query: { sku: [...skus], limit: skus.length } });
