import { stockOf, type StockedVariant } from "@countertop/storefront-kit/parts";

/** The server's word where it has one, else the stock's. */
export const isForSale = (variant: StockedVariant): boolean =>
  variant.purchasable ?? stockOf(variant) !== 0;

/** The first that can be bought, so that the page opens with something to buy. */
export const firstVariant = <V extends StockedVariant>(variants: readonly V[]): V | undefined =>
  variants.find(isForSale) ?? variants[0];
