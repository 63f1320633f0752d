import type { Product, Variant } from "@countertop/sdk/types";

export type Choice = Readonly<Record<string, string>>;

export interface OptionValue {
  value: string;
  state: "available" | "sold out" | "not made";
}

export const choiceOf = (variant: Variant): Choice =>
  Object.fromEntries((variant.options ?? []).map(({ option_id, value }) => [option_id, value]));

/** The first that can be bought, so that the page opens with something to buy. */
export const firstVariant = (variants: readonly Variant[]): Variant | undefined =>
  variants.find(isForSale) ?? variants[0];

export const isForSale = ({
  purchasable,
  manage_inventory,
  allow_backorder,
  inventory_quantity,
}: Variant): boolean =>
  purchasable ?? (!manage_inventory || allow_backorder || (inventory_quantity ?? 1) > 0);

/** How many can be put into the cart; without an end where nobody counts. */
export const mostOf = ({
  manage_inventory,
  allow_backorder,
  inventory_quantity,
}: Variant): number =>
  manage_inventory && !allow_backorder && inventory_quantity != null
    ? Math.max(0, inventory_quantity)
    : Infinity;

/**
 * The values of one option. What stands before it in the list of options is taken as chosen: a value that does not
 * exist together with that cannot be had, and every combination can still be reached from above.
 */
export function valuesOf(
  product: Product,
  variants: readonly Variant[],
  choice: Choice,
  optionId: string,
): OptionValue[] {
  const options = product.options ?? [];
  const index = options.findIndex(({ id }) => id === optionId);
  const before = options.slice(0, index).map(({ id }) => id);
  const states = new Map<string, OptionValue["state"]>();
  for (const variant of variants) {
    const own = choiceOf(variant);
    const value = own[optionId];
    if (value === undefined) continue;
    const made = before.every((id) => own[id] === choice[id]);
    const known = states.get(value) ?? "not made";
    if (!made) states.set(value, known);
    else if (isForSale(variant)) states.set(value, "available");
    else if (known === "not made") states.set(value, "sold out");
  }
  return [...states].map(([value, state]) => ({ value, state }));
}

/** The variant with this value that keeps the most of what was chosen, what can be bought before what cannot. */
export function variantWith(
  product: Product,
  variants: readonly Variant[],
  choice: Choice,
  optionId: string,
  value: string,
): Variant | undefined {
  const options = (product.options ?? []).map(({ id }) => id);
  const wish = { ...choice, [optionId]: value };
  let best: Variant | undefined;
  let bestScore = -1;
  for (const variant of variants) {
    const own = choiceOf(variant);
    if (own[optionId] !== value) continue;
    // An earlier option counts more than all that follow it.
    const kept = options.reduce((sum, id) => sum * 2 + (own[id] === wish[id] ? 1 : 0), 0);
    const score = kept * 2 + (isForSale(variant) ? 1 : 0);
    if (score > bestScore) [best, bestScore] = [variant, score];
  }
  return best;
}
