import type { Variant } from "@countertop/sdk/types";
import { isBuyable } from "@countertop/storefront-kit/parts";
import { pictureAddress } from "./pictures.ts";

const UNSEEN = new Set(["created_at", "updated_at", "deleted_at", "variant_id", "tax_rates"]);

/**
 * Returns a product without the fields that pages don't show, and with the storefront's URLs of images. The store returns a
 * variant's prices in every price list, although `calculated_price` is the one that applies.
 */
export const lean = <P>(product: P): P => JSON.parse(JSON.stringify(product, seen)) as P;

function seen(key: string, value: unknown): unknown {
  if (value === null || UNSEEN.has(key)) return undefined;
  // The store's URLs contain its own address, which may be internal.
  if ((key === "thumbnail" || key === "url") && typeof value === "string")
    return pictureAddress(value);
  return isVariant(value) ? { ...value, prices: pricesOf(value) } : value;
}

const isVariant = (value: unknown): value is Variant =>
  typeof value === "object" && value !== null && "calculated_price" in value;

/** Keeps only one price, which shows the currency of the calculated price. */
function pricesOf({ calculated_price, prices }: Variant): unknown {
  const [first, ...others] = prices ?? [];
  const isOneCurrency = others.every(({ currency_code }) => currency_code === first?.currency_code);
  if (calculated_price == null || !first || !isOneCurrency) return prices;
  return [{ currency_code: first.currency_code, amount: first.amount }];
}

/** Reduces a product's variants, of which there may be hundreds, to the cheapest, the most expensive, and an available one. */
export function asCard<P extends { readonly variants: readonly Variant[] }>(product: P): P {
  const { variants } = product;
  const priced = variants.filter(({ calculated_price }) => calculated_price != null);
  if (priced.length < variants.length) return product;
  const byPrice = priced.toSorted(
    (one, other) => (one.calculated_price ?? 0) - (other.calculated_price ?? 0),
  );
  const kept = new Set([byPrice[0], byPrice.at(-1), variants.find(isBuyable)]);
  return { ...product, variants: variants.filter((variant) => kept.has(variant)) };
}
