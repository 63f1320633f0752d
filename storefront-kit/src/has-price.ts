import { getVariantPrice, type PriceRegion, type PriceVariant } from "./prices.ts";

/** True if the variant has a price in the region's currency, which may be 0. */
export function hasPrice(variant: PriceVariant, region: PriceRegion | null | undefined): boolean {
  const currency = region?.currency_code?.toLowerCase();
  return (
    getVariantPrice(variant, region) > 0 ||
    !!variant.prices?.some(({ currency_code }) => currency_code.toLowerCase() === currency)
  );
}
