import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import { currencyDigits } from "../../../lib/intl.ts";
import type { GridColumn, GridRow } from "../../../patterns/grid.ts";
import { isBase, type Price } from "./variant-prices.ts";

/** A price with its name, as it must go back to stay what it is. */
export interface StoredPrice extends Price {
  id: string;
}
export interface PricedVariant {
  id: string;
  product_id?: string | null;
  /** The product's title, where there are several. */
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
export type PriceBody = NonNullable<
  NonNullable<Input<operations["adminUpdateVariant"]>["body"]>["prices"]
>;

const isEverybodys = ({ price_list_id, min_quantity }: StoredPrice): boolean =>
  price_list_id == null && (min_quantity ?? 1) <= 1;

/** The column that a price stands in, if any: a currency, or a region. */
export const columnOf = (price: StoredPrice): string | undefined => {
  if (!isEverybodys(price)) return undefined;
  return price.region_id ?? price.currency_code;
};

/** The store's currencies, its own first, then others that have prices, then the regions. */
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

export function priceRow(variant: PricedVariant, ambiguous: string): GridRow {
  const values: Record<string, number> = {};
  const locked: Record<string, string> = {};
  for (const price of variant.prices ?? []) {
    const column = columnOf(price);
    if (column === undefined) continue;
    if (column in values) locked[column] = ambiguous;
    values[column] ??= price.amount;
  }
  return {
    id: variant.id,
    title: variant.title,
    group: variant.group,
    values,
    ...(variant.sku != null && variant.sku !== "" && { note: variant.sku }),
    ...(Object.keys(locked).length > 0 && { locked }),
  };
}

/**
 * All prices of a variant as they are to be from now on: the server drops what it is not sent. Prices from price lists are
 * the one exception, those it keeps by itself. Prices that the grid does not show go back as they came.
 *
 * `undefined` where the server would not do it: it keeps the currencies' prices when it is sent nothing but regions'.
 */
export function priceBody(
  stored: readonly StoredPrice[],
  changes: ReadonlyMap<string, number | null>,
  regions: ReadonlySet<string>,
): PriceBody | undefined {
  const open = new Map(changes);
  const body: PriceBody = [];
  for (const price of stored) {
    if (price.price_list_id != null) continue;
    const column = columnOf(price);
    const amount = column === undefined || !open.has(column) ? price.amount : open.get(column);
    if (column !== undefined) open.delete(column);
    if (amount == null) continue;
    body.push({
      id: price.id,
      amount,
      ...(price.region_id == null
        ? { currency_code: price.currency_code }
        : { region_id: price.region_id }),
      ...(price.min_quantity != null && { min_quantity: price.min_quantity }),
      ...(price.max_quantity != null && { max_quantity: price.max_quantity }),
    });
  }
  for (const [column, amount] of open) {
    if (amount === null) continue;
    body.push(
      regions.has(column) ? { region_id: column, amount } : { currency_code: column, amount },
    );
  }
  const inCurrencies = body.filter(({ currency_code }) => currency_code !== undefined);
  if (
    inCurrencies.length === 0 &&
    body.length > 0 &&
    stored.some(({ price_list_id, region_id }) => price_list_id == null && region_id == null)
  )
    return undefined;
  keepQuantities(inCurrencies);
  return body;
}

/**
 * Of several prices in one currency, for different quantities, the server makes one and the same, unless another currency
 * is sent as well. A code in capitals is another to it at that point, and is stored in small letters like all.
 */
function keepQuantities(prices: PriceBody): void {
  const codes = new Set(prices.map(({ currency_code }) => currency_code));
  const last = prices.at(-1);
  if (codes.size === 1 && prices.length > 1 && last?.currency_code !== undefined)
    last.currency_code = last.currency_code.toUpperCase();
}

export const byRank = (a: PricedVariant, b: PricedVariant): number =>
  (a.variant_rank ?? Infinity) === (b.variant_rank ?? Infinity)
    ? 0
    : (a.variant_rank ?? Infinity) - (b.variant_rank ?? Infinity);
