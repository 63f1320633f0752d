import { formatAmount } from "@countertop/storefront-kit/prices";
import { lineAmount, type PriceSettings } from "@countertop/storefront-kit/parts";
import type { LineItem, Region } from "@countertop/sdk/types";
import { useRegion } from "./region.tsx";
import type { Translate } from "./texts.ts";
import { useVisitor } from "./visitor.ts";

/** Amounts in the format of the visitor's language. */
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
    /** A line before discounts, as its region quotes prices: with tax, or before it. The lines add up to the total's first row. */
    lineTotal: (item: LineItem, region: Region | null | undefined) =>
      money(
        lineAmount(item, region?.includes_tax ? "tax-included" : "before-tax"),
        region?.currency_code,
      ),
  };
}

/** Settings for prices: as the visitor's region quotes them, in the format of the visitor's language. */
export function usePriceSettings(): PriceSettings {
  const { locale } = useVisitor();
  const { region } = useRegion();
  return { region, locale, includeTaxes: "as-quoted" };
}

export const taxNote = (region: Region, t: Translate): string =>
  region.includes_tax
    ? t("incl. {rate}% tax", { rate: region.tax_rate })
    : t("plus tax at checkout");
