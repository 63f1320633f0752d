import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";

/** A price in the API's format, for a currency or a region. May belong to a price list, and may have a minimum quantity. */
export interface Price {
  currency_code: string;
  amount: number;
  region_id?: string | null;
  price_list_id?: string | null;
  min_quantity?: number | null;
  max_quantity?: number | null;
}
interface Priced {
  prices?: readonly Price[] | undefined;
}

/** True for a price for one unit that isn't part of a price list. */
export const isEverybodys = ({ price_list_id, min_quantity }: Price): boolean =>
  price_list_id == null && (min_quantity ?? 1) <= 1;

/** True for a currency's base price for one unit. */
export const isBase = (price: Price): boolean => price.region_id == null && isEverybodys(price);

export const basePrice = ({ prices = [] }: Priced, currency: string): number | undefined =>
  prices.find((price) => price.currency_code === currency && isBase(price))?.amount;

/** The currencies in which at least one variant has a base price, in alphabetical order. */
export const currenciesOf = (variants: readonly Priced[]): string[] =>
  [
    ...new Set(
      variants.flatMap(({ prices = [] }) =>
        prices.filter(isBase).map((price) => price.currency_code),
      ),
    ),
  ].sort();

/** The store's currencies: first the default, then the others in alphabetical order. */
export function inOwnOrder(store: {
  default_currency_code: string;
  currencies?: readonly { code: string }[];
}): string[] {
  const { default_currency_code: own, currencies = [] } = store;
  const others = currencies.map(({ code }) => code).filter((code) => code !== own);
  return [own, ...others.toSorted()];
}

/**
 * Prices that a copied variant inherits, except those of price lists. Leaves out a region's prices for larger quantities. The
 * server would drop the quantity, so all customers in that region would pay this price.
 */
export const pricesForCopy = (prices: readonly Price[]): NewPrice[] =>
  prices.flatMap(({ region_id, price_list_id, min_quantity, max_quantity, ...price }) => {
    const { amount, currency_code } = price;
    if (price_list_id != null) return [];
    if (region_id != null) return (min_quantity ?? 1) <= 1 ? { amount, region_id } : [];
    return {
      amount,
      currency_code,
      ...(min_quantity != null && { min_quantity }),
      ...(max_quantity != null && { max_quantity }),
    };
  });
type NewPrice = Input<operations["adminCreateVariant"]>["body"]["prices"][number];
