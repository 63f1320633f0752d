import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";
import type { GridRow } from "../../../patterns/grid.ts";
import {
  columnOf,
  type PricedVariant,
  type StoredPrice,
} from "../../../resources/priced-variants.ts";

export type PriceBody = NonNullable<
  NonNullable<Input<operations["adminUpdateVariant"]>["body"]>["prices"]
>;

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
 * All new prices of a variant. The server deletes prices that aren't in the request, except those of price lists, so prices
 * that the grid doesn't show are sent unchanged. Undefined if the server can't store the result: if a request has only region
 * prices, the server keeps the currency prices.
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
 * Keeps prices for different quantities apart. If all prices are in one currency, the server stores the same price for all
 * quantities. Therefore, the last code is sent in uppercase, which the server treats as a different currency, but stores in
 * lowercase.
 */
function keepQuantities(prices: PriceBody): void {
  const codes = new Set(prices.map(({ currency_code }) => currency_code));
  const last = prices.at(-1);
  if (codes.size === 1 && prices.length > 1 && last?.currency_code !== undefined)
    last.currency_code = last.currency_code.toUpperCase();
}
