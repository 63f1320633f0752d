import { hasPrice } from "../has-price.ts";
import {
  computeVariantPrice,
  formatVariantPrice,
  formatVariantPriceParts,
  type FormatOptions,
  type PriceVariant,
} from "../prices.ts";

/** A variant with its current and usual price, as the server returns it for a region. */
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
  /** The text's parts, as `Intl` defines them, so that you can style them separately. */
  readonly parts: Intl.NumberFormatPart[];
}

export interface ShownPrice extends PriceText {
  /** The usual price, if it's higher than the current one. */
  readonly original: PriceText | undefined;
  /** The discount in percent, rounded down so that it isn't overstated. 0 without a discount. */
  readonly percentOff: number;
}

export interface ProductPrice extends ShownPrice {
  /** True if other variants cost more. In that case, show "from" before the price. */
  readonly isFrom: boolean;
}

export interface PriceSettings extends Omit<FormatOptions, "includeTaxes"> {
  /** True to include tax. `as-quoted` includes tax only if the server's price does. Default: true. */
  readonly includeTaxes?: boolean | "as-quoted" | undefined;
}

/** Returns a variant's current and usual price. Returns undefined if the variant has no price in the region's currency. */
export function variantPrice({
  variant,
  ...settings
}: PriceSettings & { readonly variant: PricedVariant }): ShownPrice | undefined {
  const options = optionsOf(variant, settings);
  if (!hasPrice(variant, options.region)) return undefined;
  const now = priceText(variant, options);
  const usual = isOnSale(variant) ? priceText(asUsual(variant), options) : now;
  if (usual.value <= now.value) return { ...now, original: undefined, percentOff: 0 };
  // Corrects a floating-point error: a price of 90 instead of 100 must be 10% off, not 9%.
  const percentOff = Math.floor((1 - now.value / usual.value) * 100 + 1e-9);
  return { ...now, original: usual, percentOff };
}

/** Returns the lowest price of a product's variants. Returns undefined if no variant has a price in the region's currency. */
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

/**
 * True if the variant has a usual price to compare with. A price from a list of type `override`, such as one for a customer group,
 * isn't a sale price.
 */
const isOnSale = ({ original_price, calculated_price_type }: PricedVariant): boolean =>
  original_price != null && calculated_price_type !== "override";

/** Returns the variant with its usual price as the current price. */
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
