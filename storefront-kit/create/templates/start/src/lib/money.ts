import { formatAmount } from "@countertop/storefront-kit/prices";
import { lineAmount, type PriceSettings } from "@countertop/storefront-kit/parts";
import type { LineItem, Region } from "@countertop/sdk/types";
import { useRegion } from "./region.tsx";
import type { TFunction } from "i18next";
import { useLocale } from "./locale.ts";

/** Returns functions that format amounts in the visitor's language. */
export function useMoney() {
  const { locale } = useLocale();
  /** Formats an amount to which no tax is added, such as the server's totals. */
  const money = (amount: number | null | undefined, currency_code: string | undefined) =>
    formatAmount({
      amount: amount ?? 0,
      region: { currency_code: currency_code ?? "" },
      includeTaxes: false,
      locale,
    });
  return {
    money,
    /**
     * Formats a line's amount before discounts, on the tax basis of its region's prices. The lines add up to the first row of the
     * totals.
     */
    lineTotal: (item: LineItem, region: Region | null | undefined) =>
      money(
        lineAmount(item, region?.includes_tax ? "tax-included" : "before-tax"),
        region?.currency_code,
      ),
  };
}

/** Returns the settings for prices: on the tax basis of the visitor's region, and in the format of the visitor's language. */
export function usePriceSettings(): PriceSettings {
  const { locale } = useLocale();
  const { region } = useRegion();
  return { region, locale, includeTaxes: "as-quoted" };
}

export const taxNote = (region: Region, t: TFunction): string =>
  region.includes_tax
    ? t("incl. {rate}% tax", { rate: region.tax_rate })
    : t("plus tax at checkout");
