import {
  computeVariantPrice,
  formatVariantPrice,
  formatVariantPriceParts,
  getVariantPrice,
  type FormatOptions,
  type PriceVariant,
} from "../prices.ts";

/** A variant with its usual price, as the server returns it for a region. */
export interface PricedVariant extends PriceVariant {
  readonly original_price?: number | null | undefined;
  readonly original_price_incl_tax?: number | null | undefined;
  readonly original_price_includes_tax?: boolean | null | undefined;
  readonly original_tax?: number | null | undefined;
  readonly calculated_price_type?: string | null | undefined;
}

export interface PricedProduct {
  readonly variants?: readonly PricedVariant[] | null | undefined;
}

/** A price to display. */
export interface PriceText {
  /** The amount in major units, not rounded. */
  readonly value: number;
  /** The formatted amount, such as `$19.99`. */
  readonly text: string;
  /** The text in the parts that `Intl` defines, to style them separately. */
  readonly parts: Intl.NumberFormatPart[];
}

export interface ShownPrice extends PriceText {
  /** The usual price, if it's higher. */
  readonly original: PriceText | undefined;
  /** Discount in percent, rounded down, so that it isn't overstated. 0 without a discount. */
  readonly percentOff: number;
}

export interface ProductPrice extends ShownPrice {
  /** True if other variants cost more, so that this is a price "from". */
  readonly isFrom: boolean;
}

export interface PriceSettings extends Omit<FormatOptions, "includeTaxes"> {
  /** True to include tax, the default. `as-quoted` includes it if the server's price does. */
  readonly includeTaxes?: boolean | "as-quoted" | undefined;
}

/** A variant's current and usual price. `undefined` if it has no price in the region's currency. */
export function variantPrice({
  variant,
  ...settings
}: PriceSettings & { readonly variant: PricedVariant }): ShownPrice | undefined {
  const options = optionsOf(variant, settings);
  if (!hasPrice(variant, options.region)) return undefined;
  const now = priceText(variant, options);
  const usual = isOnSale(variant) ? priceText(asUsual(variant), options) : now;
  if (usual.value <= now.value) return { ...now, original: undefined, percentOff: 0 };
  // Corrects a floating-point error: a price of 70 instead of 100 must be 30% off, not 29%.
  const percentOff = Math.floor((1 - now.value / usual.value) * 100 + 1e-9);
  return { ...now, original: usual, percentOff };
}

/** The lowest price of a product's variants. `undefined` if none has one in the region's currency. */
export function productPrice({
  product,
  ...options
}: PriceSettings & { readonly product: PricedProduct }): ProductPrice | undefined {
  const { variants } = product;
  let lowest: PricedVariant | undefined;
  let least = Infinity;
  let most = -Infinity;
  for (const variant of variants ?? []) {
    if (!hasPrice(variant, options.region)) continue;
    const value = computeVariantPrice({ ...optionsOf(variant, options), variant });
    if (value < least) [lowest, least] = [variant, value];
    most = Math.max(most, value);
  }
  const price = lowest && variantPrice({ ...options, variant: lowest });
  return price && { ...price, isFrom: most > least };
}

const optionsOf = (variant: PricedVariant, settings: PriceSettings): FormatOptions => ({
  ...settings,
  includeTaxes:
    settings.includeTaxes === "as-quoted"
      ? (variant.calculated_price_includes_tax ?? false)
      : settings.includeTaxes,
});

/** A price of 0 is a price, but a missing one isn't. */
function hasPrice(variant: PricedVariant, region: FormatOptions["region"]): boolean {
  const currency = region?.currency_code?.toLowerCase();
  return (
    getVariantPrice(variant, region) > 0 ||
    !!variant.prices?.some(({ currency_code }) => currency_code.toLowerCase() === currency)
  );
}

/** A price list that overrides, such as one for a customer group, isn't a sale. Its price is the regular one. */
const isOnSale = ({ original_price, calculated_price_type }: PricedVariant): boolean =>
  original_price != null && calculated_price_type !== "override";

/** The variant with its usual price. */
function asUsual(variant: PricedVariant): PriceVariant {
  return {
    prices: variant.prices,
    calculated_price: variant.original_price,
    calculated_price_incl_tax: variant.original_price_incl_tax,
    calculated_price_includes_tax:
      variant.original_price_includes_tax ?? variant.calculated_price_includes_tax,
    calculated_tax: variant.original_tax,
  };
}

function priceText(variant: PriceVariant, options: FormatOptions): PriceText {
  const of = { ...options, variant };
  return {
    value: computeVariantPrice(of),
    text: formatVariantPrice(of),
    parts: formatVariantPriceParts(of),
  };
}
