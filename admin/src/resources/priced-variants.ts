import { currencyDigits } from "../lib/intl.ts";
import type { GridColumn } from "../patterns/grid.ts";
import { isBase, isEverybodys, type Price } from "./variant-prices.ts";

/* Variants with their prices, for a grid: base prices on a product's page, and a price list's prices on its page. */

/** A price with its id, so that it can be sent back unchanged. */
export interface StoredPrice extends Price {
  id: string;
}
export interface PricedVariant {
  id: string;
  product_id?: string | null;
  /** The product's title, if the grid has several products. */
  group?: string | undefined;
  title: string;
  sku?: string | null;
  variant_rank?: number | null;
  prices?: readonly StoredPrice[] | undefined;
}
export interface PricedRegion {
  id: string;
  name: string;
  currency_code: string;
}

/** The column of a price, which is a currency or a region. Undefined for a price that has no column. */
export const columnOf = (price: StoredPrice): string | undefined => {
  if (!isEverybodys(price)) return undefined;
  return price.region_id ?? price.currency_code;
};

/**
 * The columns of a price grid: the store's currencies, starting with the default, then other currencies with prices, and the
 * regions.
 */
export function priceColumns(
  currencies: readonly string[],
  regions: readonly PricedRegion[],
  variants: readonly PricedVariant[],
): GridColumn[] {
  const priced = variants.flatMap(({ prices = [] }) =>
    prices.filter(isBase).map((price) => price.currency_code),
  );
  const codes = [...new Set([...currencies, ...priced.toSorted()])];
  const named = new Intl.Collator().compare;
  return [
    ...codes.map((code) => ({
      id: code,
      title: code.toUpperCase(),
      digits: currencyDigits(code),
      unit: code,
    })),
    ...regions
      .toSorted((a, b) => named(a.name, b.name))
      .map(({ id, name, currency_code: code }) => ({
        id,
        title: name,
        note: code.toUpperCase(),
        digits: currencyDigits(code),
        unit: code,
      })),
  ];
}

export const byRank = (a: PricedVariant, b: PricedVariant): number =>
  (a.variant_rank ?? Infinity) === (b.variant_rank ?? Infinity)
    ? 0
    : (a.variant_rank ?? Infinity) - (b.variant_rank ?? Infinity);
