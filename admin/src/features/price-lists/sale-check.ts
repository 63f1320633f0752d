import type { PricedVariant } from "../../resources/priced-variants.ts";
import { ownPrices, partsOf } from "./list-prices.ts";
import type { Written } from "./written-prices.ts";

export interface NotBelow {
  variant: PricedVariant;
  column: string;
  amount: number;
  usual: number;
}

/** Finds sale prices that are at or above the base price. */
export function notBelowUsual(
  prices: Written,
  variants: readonly PricedVariant[],
  regions: readonly { id: string; currency_code: string }[],
): NotBelow[] {
  const known = new Map(variants.map((variant) => [variant.id, variant]));
  return Object.entries(prices).flatMap(([row, cells]) => {
    const variant = known.get(partsOf(row).variant);
    if (!variant) return [];
    const own = ownPrices(variant, regions);
    return Object.entries(cells).flatMap(([column, amount]) => {
      const usual = own[column];
      return usual !== undefined && amount >= usual ? [{ variant, column, amount, usual }] : [];
    });
  });
}
