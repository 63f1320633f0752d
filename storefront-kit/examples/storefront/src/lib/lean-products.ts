import type { OperationQueryOptions } from "@countertop/sdk/query";
import { isBuyable } from "@countertop/storefront-kit/parts";
import type { operations, Variant } from "@countertop/sdk/types";
import { useQuery, type UseQueryOptions, type UseQueryResult } from "@tanstack/react-query";

interface Listed {
  readonly variants: readonly Variant[];
}
interface Options<Answer> extends Pick<UseQueryOptions<Answer>, "enabled" | "placeholderData"> {
  /** For cards, which only show the lowest price and whether the product can be bought, not each variant. */
  readonly cards?: boolean;
}

/**
 * Products without fields that no page shows. A page sends its responses to the browser, and the store returns a
 * variant's prices of every price list, although `calculated_price` has the one that applies.
 */
export function useLeanProducts<Answer extends { products: readonly Listed[] }>(
  { queryKey, queryFn }: OperationQueryOptions<operations["storeListProducts"], Answer>,
  { cards = false, ...options }: Options<Answer> = {},
): UseQueryResult<Answer> {
  const [area, slug, ...rest] = queryKey;
  return useQuery<Answer>({
    ...options,
    queryKey: [area, slug, cards ? "cards" : "lean", ...rest],
    queryFn: async (context) => {
      const answer = await queryFn(context);
      const products = answer.products.map(lean);
      return { ...answer, products: cards ? products.map(asCard) : products };
    },
  });
}

const UNSEEN = new Set(["created_at", "updated_at", "deleted_at", "variant_id", "tax_rates"]);

const lean = <P>(product: P): P => JSON.parse(JSON.stringify(product, seen)) as P;

function seen(key: string, value: unknown): unknown {
  if (value === null || UNSEEN.has(key)) return undefined;
  return isVariant(value) ? { ...value, prices: pricesOf(value) } : value;
}

const isVariant = (value: unknown): value is Variant =>
  typeof value === "object" && value !== null && "calculated_price" in value;

/** Keeps one price, which is enough to know the currency of the calculated price. */
function pricesOf({ calculated_price, prices }: Variant): unknown {
  const [first, ...others] = prices ?? [];
  const isOneCurrency = others.every(({ currency_code }) => currency_code === first?.currency_code);
  if (calculated_price == null || !first || !isOneCurrency) return prices;
  return [{ currency_code: first.currency_code, amount: first.amount }];
}

/** A product may have hundreds of variants. The cheapest, the most expensive, and an available one are enough. */
function asCard<P extends Listed>(product: P): P {
  const { variants } = product;
  const priced = variants.filter(({ calculated_price }) => calculated_price != null);
  if (priced.length < variants.length) return product;
  const byPrice = priced.toSorted(
    (one, other) => (one.calculated_price ?? 0) - (other.calculated_price ?? 0),
  );
  const kept = new Set([byPrice[0], byPrice.at(-1), variants.find(isBuyable)]);
  return { ...product, variants: variants.filter((variant) => kept.has(variant)) };
}
