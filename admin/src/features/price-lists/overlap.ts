import type { PricedVariant } from "../../resources/priced-variants.ts";
import { anyQuantity, placeOf, tierKey, tierOf } from "./list-prices.ts";

interface Named {
  id: string;
  name: string;
}

/**
 * A variant for which this list and others have a price in the same currency or region. Ignores prices for certain quantities.
 */
export interface Overlap {
  variant: PricedVariant;
  here: number;
  own: number | undefined;
  there: { list: Named; amount: number }[];
}

/**
 * The overlaps in a region. Considers the region's own prices and the prices in its currency. Each list is represented by its
 * lowest price, because the server uses the lowest price.
 */
export function overlapsIn(
  variants: readonly PricedVariant[],
  list: string,
  rivals: readonly Named[],
  region: { id: string; currency_code: string },
): Overlap[] {
  const named = new Map(rivals.map((one) => [one.id, one]));
  return variants.flatMap((variant) => {
    const lowest = new Map<string | null, number>();
    for (const price of variant.prices ?? []) {
      const place = placeOf(price);
      if (place !== region.id && !(price.region_id == null && place === region.currency_code))
        continue;
      if (tierKey(tierOf(price)) !== tierKey(anyQuantity)) continue;
      const of = price.price_list_id ?? null;
      lowest.set(of, Math.min(lowest.get(of) ?? Infinity, price.amount));
    }
    const here = lowest.get(list);
    const there = [...lowest].flatMap(([id, amount]) => {
      const other = id === null ? undefined : named.get(id);
      return other ? [{ list: other, amount }] : [];
    });
    if (here === undefined || there.length === 0) return [];
    return [{ variant, here, own: lowest.get(null), there }];
  });
}

/** The overlaps in each of these regions. */
export const overlapsOf = <Region extends { id: string; currency_code: string }>(
  variants: readonly PricedVariant[],
  list: string,
  rivals: readonly Named[],
  regions: readonly Region[],
): (Overlap & { region: Region })[] =>
  regions.flatMap((region) =>
    overlapsIn(variants, list, rivals, region).map((overlap) => ({ ...overlap, region })),
  );

/** Finds the list that the paid price comes from. Compares the amounts, because the server returns only the amount. */
export function winnerOf(
  { here, own, there }: Overlap,
  paid: number | null | undefined,
): { who: "here" | "own" } | { who: "there"; name: string } | undefined {
  if (paid == null) return undefined;
  if (paid === here) return { who: "here" };
  const other = there.find(({ amount }) => amount === paid);
  if (other) return { who: "there", name: other.list.name };
  return paid === own ? { who: "own" } : undefined;
}
