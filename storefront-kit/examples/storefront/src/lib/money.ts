import {
  formatAmount,
  formatVariantPrice,
  type PriceVariant,
} from "@countertop/storefront-kit/prices";
import type { LineItem, Region, Variant } from "@countertop/sdk/types";

/** An amount that is final, such as the server's sums, as the shopper's language writes it. */
export const money = (amount: number | null | undefined, currency_code: string | undefined) =>
  formatAmount({
    amount: amount ?? 0,
    region: { currency_code: currency_code ?? "" },
    includeTaxes: false,
    locale: navigator.language,
  });

/** A price as it is quoted in its region: with tax where the region's prices have it within, else before tax. */
export const quoted = (variant: PriceVariant, region: Region) =>
  formatVariantPrice({
    variant,
    region,
    includeTaxes: variant.calculated_price_includes_tax ?? false,
    locale: navigator.language,
  });

/** What it cost before a sale, if there is one. */
export function beforeSale(variant: Variant, region: Region): string | undefined {
  const { calculated_price, original_price } = variant;
  if (calculated_price == null || original_price == null || original_price <= calculated_price)
    return undefined;
  return money(original_price, region.currency_code);
}

/** A line as its region quotes prices: with tax, or before it. */
export const lineTotal = (item: LineItem, region: Region | null | undefined) =>
  money(region?.includes_tax ? item.total : item.subtotal, region?.currency_code);

export const taxNote = (region: Region): string =>
  region.includes_tax ? `incl. ${region.tax_rate}% tax` : "plus tax at checkout";
