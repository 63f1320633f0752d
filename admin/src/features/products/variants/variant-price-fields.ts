import * as v from "valibot";
import { INT32_MAX } from "../../../lib/amounts.ts";
import { message } from "../../../patterns/form.ts";
import { priceBody, priceRow, type PriceBody } from "../prices/price-grid-data.ts";
import type { Place } from "../../../patterns/stock.ts";
import { variantForm, type VariantForm } from "./variant-form.ts";
import type { FullVariant } from "./variant-queries.ts";

/* The base prices of a variant in its form. Each currency has a field, so that two operators can change different prices at the
   same time. */

/** The name of the field with the base price in a currency. */
export const priceName = (currency: string) => `price_${currency}` as const;
/** The name of the field with the stock at a location. */
export const stockName = (location: string) => `stock_${location}` as const;
export type PricedForm = VariantForm & {
  [price: ReturnType<typeof priceName>]: number | null;
  [stock: ReturnType<typeof stockName>]: number | null;
};

const isStorable = (value: unknown): boolean =>
  value === null ||
  (typeof value === "number" && Number.isSafeInteger(value) && value >= 0 && value <= INT32_MAX);
const amount = v.custom<number | null>(isStorable, message("common:form.amount"));
const count = v.custom<number | null>(isStorable, message("common:form.wholeNumber"));

export const pricedForm = (currencies: readonly string[], places: readonly Place[] = []) =>
  v.object({
    ...variantForm.entries,
    ...Object.fromEntries(currencies.map((currency) => [priceName(currency), amount])),
    ...Object.fromEntries(places.map(({ id }) => [stockName(id), count])),
  }) as unknown as v.GenericSchema<PricedForm, PricedForm>;

/** The currencies whose price the form can change, which are those with at most one base price. */
export const editableIn = (
  currencies: readonly string[],
  variant: FullVariant | undefined,
): string[] => {
  const { locked = {} } = variant ? priceRow(variant, "several") : {};
  return currencies.filter((currency) => !(currency in locked));
};

export const toPriceFields = (variant: FullVariant | undefined, currencies: readonly string[]) => {
  const { values } = variant ? priceRow(variant, "") : { values: {} };
  return Object.fromEntries(
    currencies.map((currency) => [
      priceName(currency),
      (values as Record<string, number>)[currency] ?? null,
    ]),
  );
};

/**
 * All prices of a variant, if the form changes one of them. Undefined if it changes none, and "needsCurrency" if the server can't
 * store them.
 */
export function toPrices(
  form: PricedForm,
  stored: FullVariant,
  currencies: readonly string[],
): PriceBody | "needsCurrency" | undefined {
  const before = toPriceFields(stored, currencies);
  const changes = new Map<string, number | null>();
  for (const currency of currencies) {
    const mine = form[priceName(currency)] ?? null;
    if (mine !== before[priceName(currency)]) changes.set(currency, mine);
  }
  if (changes.size === 0) return undefined;
  return priceBody(stored.prices, changes, new Set()) ?? "needsCurrency";
}

/**
 * The prices of a new variant. Keeps those of the copied variant, except the base prices in these currencies, which come from the
 * form.
 */
export const toNewPrices = <Price extends { currency_code?: string; min_quantity?: number }>(
  form: PricedForm,
  copied: readonly Price[],
  currencies: readonly string[],
) => [
  ...copied.filter(
    ({ currency_code, min_quantity }) =>
      currency_code === undefined || (min_quantity ?? 1) > 1 || !currencies.includes(currency_code),
  ),
  ...currencies.flatMap((currency_code) => {
    const price = form[priceName(currency_code)] ?? null;
    return price === null ? [] : { currency_code, amount: price };
  }),
];
