import { currencyDigits, type CurrencyDigits } from "./currency-digits.ts";
import { knownLocale } from "./locale.ts";

export { currencyDigits, isoCurrencyDigits, type CurrencyDigits } from "./currency-digits.ts";

/** The fields of a region that prices need. You can pass any region from the API. */
export interface PriceRegion {
  readonly currency_code?: string | undefined;
  /** The tax rate in percent: 25 means 25%. */
  readonly tax_rate?: number | null | undefined;
}

/** The fields of a variant that prices need. You can pass any variant from the API. Amounts are in the currency's minor unit. */
export interface PriceVariant {
  readonly prices?: readonly VariantPrice[] | null | undefined;
  readonly calculated_price?: number | null | undefined;
  readonly calculated_price_incl_tax?: number | null | undefined;
  readonly calculated_price_includes_tax?: boolean | null | undefined;
  readonly calculated_tax?: number | null | undefined;
}

export interface VariantPrice {
  readonly currency_code: string;
  readonly amount: number;
}

type MaybeRegion = PriceRegion | null | undefined;

export interface ComputeOptions {
  readonly region?: MaybeRegion;
  /** True to include tax. Default: true. */
  readonly includeTaxes?: boolean | undefined;
  /** The currency's digits. Default: `currencyDigits`. Pass `isoCurrencyDigits` for the whole ISO 4217 table. */
  readonly digits?: CurrencyDigits | undefined;
}

export interface FormatOptions extends ComputeOptions {
  /** The language of the format. Default: `en-US`, which also replaces an invalid locale. */
  readonly locale?: string | readonly string[] | undefined;
  readonly minimumFractionDigits?: number | undefined;
  readonly maximumFractionDigits?: number | undefined;
}

/** An amount in the currency's minor unit, before tax. */
export interface OfAmount {
  readonly amount: number;
}

export interface OfVariant {
  readonly variant: PriceVariant;
}

/**
 * Returns a variant's price in the region's currency, in minor units as the server stores it: the price that the server calculated
 * (which reflects sales and price lists), or else the first price listed in that currency, or else 0.
 */
export function getVariantPrice(variant: PriceVariant, region?: MaybeRegion): number {
  return finite(
    isCalculated(variant, region)
      ? variant.calculated_price
      : variant.prices?.find((price) => isOf(price, region))?.amount,
  );
}

/** Returns an amount in major units (19.99), by default with the region's tax. The result isn't rounded, and is never `NaN`. */
export function computeAmount({
  amount,
  region,
  includeTaxes = true,
  digits = currencyDigits,
}: ComputeOptions & OfAmount): number {
  const percent = includeTaxes ? 100 + finite(region?.tax_rate) : 100;
  // Divides only once, for precision: 1999 plus 25% is 24.9875, but with two divisions, the result would be 24.987499999999997.
  return finite((Math.floor(amount) * percent) / (100 * 10 ** digits(region?.currency_code ?? "")));
}

/** Returns a variant's price in major units, by default with the tax that the server calculated, or else with the region's tax. */
export function computeVariantPrice(options: ComputeOptions & OfVariant): number {
  const { variant, region, includeTaxes = true } = options;
  const amount = getVariantPrice(variant, region);
  if (!isCalculated(variant, region)) return computeAmount({ ...options, amount });

  const includesTax = variant.calculated_price_includes_tax;
  const gross = includesTax ? amount : variant.calculated_price_incl_tax;
  if (includeTaxes && gross != null)
    return computeAmount({ ...options, amount: gross, includeTaxes: false });
  const tax = includesTax ? (variant.calculated_tax ?? taxWithin(amount, region)) : 0;
  return computeAmount({ ...options, amount: amount - tax });
}

/** Returns an amount as text, such as `$19.99`. Without a currency, returns only the number. */
export function formatAmount(options: FormatOptions & OfAmount): string {
  return format(computeAmount(options), options);
}

/** Returns a variant's price as text, such as `$19.99`. Without a currency, returns only the number. */
export function formatVariantPrice(options: FormatOptions & OfVariant): string {
  return format(computeVariantPrice(options), options);
}

/** Like `formatAmount`, but returns parts, so that you can style the symbol, the integer, and the fraction separately. */
export function formatAmountParts(options: FormatOptions & OfAmount): Intl.NumberFormatPart[] {
  return formatToParts(computeAmount(options), options);
}

/** Like `formatVariantPrice`, but returns parts, so that you can style the symbol, the integer, and the fraction separately. */
export function formatVariantPriceParts(
  options: FormatOptions & OfVariant,
): Intl.NumberFormatPart[] {
  return formatToParts(computeVariantPrice(options), options);
}

/**
 * True if the variant has amounts that were calculated for the region's currency. Calculated amounts have no currency code, but
 * the listed prices show the currency: if the server calculated amounts, it lists only prices in that currency. Therefore,
 * amounts that were calculated for a different currency are never used.
 */
function isCalculated({ calculated_price, prices }: PriceVariant, region: MaybeRegion): boolean {
  return (
    calculated_price != null && !!prices?.length && prices.every((price) => isOf(price, region))
  );
}

const isOf = (price: VariantPrice, region: MaybeRegion): boolean =>
  price.currency_code.toLowerCase() === region?.currency_code?.toLowerCase();

/** Returns the tax in an amount that includes tax, rounded as the server rounds it. */
function taxWithin(amount: number, region: MaybeRegion): number {
  const rate = finite(region?.tax_rate);
  return Math.round((amount * rate) / (100 + rate));
}

/** Converts invalid numbers to 0. Also converts -0, which would be shown as "-$0.00". */
const finite = (value: number | null | undefined): number => (Number.isFinite(value) && value) || 0;

// Caches formatters, because creating an `Intl.NumberFormat` takes several hundred times as long as using one.
const formatters = new Map<string, Intl.NumberFormat>();

function formatter(options: FormatOptions): Intl.NumberFormat | undefined {
  const { region, digits, locale = "en-US" } = options;
  const currency = region?.currency_code;
  if (!currency) return undefined;
  let { minimumFractionDigits: least, maximumFractionDigits: most } = options;
  // Uses the digits from the caller's table if there is one. Otherwise, `Intl` uses the currency's default.
  if (digits && least === undefined && most === undefined) least = most = digits(currency);

  const key = [currency, least, most, locale].join();
  let found = formatters.get(key);
  if (!found) {
    // On a server, locales may come from requests, so the cache's size must be limited.
    if (formatters.size > 99) formatters.clear();
    found = new Intl.NumberFormat(knownLocale(locale), {
      style: "currency",
      currency,
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    });
    formatters.set(key, found);
  }
  return found;
}

const format = (value: number, options: FormatOptions): string =>
  formatter(options)?.format(value) ?? `${value}`;

const formatToParts = (value: number, options: FormatOptions): Intl.NumberFormatPart[] =>
  formatter(options)?.formatToParts(value) ?? [{ type: "literal", value: `${value}` }];
