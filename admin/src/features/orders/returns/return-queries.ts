import type { HttpClient } from "@countertop/sdk";
import {
  adminListInventoryItems,
  adminListReturnReasons,
  adminListShippingOptions,
  adminListStockLocations,
  adminListVariants,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { Prices } from "./return-preview.ts";

export const reasonsQuery = (client: HttpClient) => queryOptions(client, adminListReturnReasons);

/** Shipping options of a region, for sent and for returned items, with their tax rates. */
export const shippingQuery = (client: HttpClient, region_id: string) =>
  queryOptions(client, adminListShippingOptions, { query: { region_id, limit: 500 } });
export type ShippingOption = Awaited<
  ReturnType<ReturnType<typeof shippingQuery>["queryFn"]>
>["shipping_options"][number];

export const locationsQuery = (client: HttpClient) =>
  queryOptions(client, adminListStockLocations, {
    query: { limit: 1000, fields: "id,name", expand: "" },
  });

/** The prices of variants in a region, their stock, and the shipping profiles of their products. */
export const pricesQuery = (client: HttpClient, ids: readonly string[], region_id: string) =>
  queryOptions(client, adminListVariants, {
    query: { id: [...ids], region_id, limit: ids.length, expand: "product.profiles,prices" },
  });

type Variants = Awaited<ReturnType<ReturnType<typeof pricesQuery>["queryFn"]>>["variants"];

/** The prices and taxes that an estimate needs. */
export function pricesIn(
  variants: Variants = [],
  shipping: readonly ShippingOption[] = [],
): Prices {
  const rates = (of: { tax_rates?: readonly { rate?: number | null }[] | null }) =>
    (of.tax_rates ?? []).map(({ rate }) => rate ?? 0);
  return {
    variants: new Map(
      variants.flatMap(({ calculated_price: unit_price, ...one }) => {
        if (unit_price == null) return [];
        const includes_tax = one.calculated_price_includes_tax === true;
        const discountable = one.product.discountable !== false;
        const { product_id } = one;
        return [
          [one.id, { unit_price, includes_tax, rates: rates(one), product_id, discountable }],
        ];
      }),
    ),
    shipping: new Map(
      shipping.map((one) => [
        one.id,
        { includes_tax: one.includes_tax === true, rates: rates(one) },
      ]),
    ),
  };
}

/** Stock levels by location. One request finds all items by SKU. */
export const levelsQuery = (client: HttpClient, skus: readonly string[]) =>
  queryOptions(client, adminListInventoryItems, { query: { sku: [...skus], limit: skus.length } });
