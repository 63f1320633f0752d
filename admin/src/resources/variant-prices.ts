import type { Input } from "@countertop/sdk";
import type { operations } from "@countertop/sdk/types";

/** A price in the API's format: for a currency or a region, as a base price or in a price list, from a minimum quantity. */
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

/** True for the default price of one unit. */
export const isBase = ({ region_id, price_list_id, min_quantity }: Price): boolean =>
  region_id == null && price_list_id == null && (min_quantity ?? 1) <= 1;

export const basePrice = ({ prices = [] }: Priced, currency: string): number | undefined =>
  prices.find((price) => price.currency_code === currency && isBase(price))?.amount;

/** The currencies in which any of the variants has a base price, in alphabetical order. */
export const currenciesOf = (variants: readonly Priced[]): string[] =>
  [
    ...new Set(
      variants.flatMap(({ prices = [] }) =>
        prices.filter(isBase).map((price) => price.currency_code),
      ),
    ),
  ].sort();

/** The store's default currency first, and the others in alphabetical order. */
export function inOwnOrder(store: {
  default_currency_code: string;
  currencies?: readonly { code: string }[];
}): string[] {
  const { default_currency_code: own, currencies = [] } = store;
  const others = currencies.map(({ code }) => code).filter((code) => code !== own);
  return [own, ...others.toSorted()];
}

/**
 * Prices that a different variant can inherit, without those of price lists. Leaves out a region's tier prices: the server would
 * drop the quantity, and all customers there would pay the tier price.
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
