import {
  formatAmount,
  formatVariantPrice,
  type PriceVariant,
} from "@countertop/storefront-kit/prices";
import type { LineItem, Region, Variant } from "@countertop/sdk/types";
import type { Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

/** Amounts as the shopper's language writes them. */
export function useMoney() {
  const { locale } = useVisitor();
  /** An amount that is final, such as the server's sums. */
  const money = (amount: number | null | undefined, currency_code: string | undefined) =>
    formatAmount({
      amount: amount ?? 0,
      region: { currency_code: currency_code ?? "" },
      includeTaxes: false,
      locale,
    });
  return {
    money,
    /** A price as it is quoted in its region: with tax where the region's prices have it within, else before tax. */
    quoted: (variant: PriceVariant, region: Region) =>
      formatVariantPrice({
        variant,
        region,
        includeTaxes: variant.calculated_price_includes_tax ?? false,
        locale,
      }),
    /** What it cost before a sale, if there is one. */
    beforeSale({ calculated_price, original_price }: Variant, region: Region): string | undefined {
      if (calculated_price == null || original_price == null || original_price <= calculated_price)
        return undefined;
      return money(original_price, region.currency_code);
    },
    /** A line as its region quotes prices: with tax, or before it. */
    lineTotal: (item: LineItem, region: Region | null | undefined) =>
      money(region?.includes_tax ? item.total : item.subtotal, region?.currency_code),
  };
}

export const taxNote = (region: Region, t: Translate): string =>
  region.includes_tax
    ? t("incl. {rate}% tax", { rate: region.tax_rate })
    : t("plus tax at checkout");
