import { combinations, type NewOption } from "../create/create-matrix.ts";
import {
  type Combined,
  knownCombinations,
  valueOf,
  valuesInUse,
} from "../../../resources/product-variants.ts";

/** Maximum number of variants to add at a time. More would keep the server busy for minutes. */
export const MOST_ADDED = 200;

/** A variant that doesn't exist yet. */
export interface Missing {
  key: string;
  title: string;
  /** Values by option id. */
  values: Record<string, string>;
  /**
   * True if the combination has a value that no variant has yet, so the user probably wants it. Other combinations may have been
   * left out on purpose.
   */
  fresh: boolean;
}

/**
 * Combinations of these values that no variant has, in the order of the values. Empty if an option has no values, or if there
 * are too many combinations to list.
 */
export function missingCombinations(
  options: readonly NewOption[],
  variants: readonly Combined[],
): Missing[] {
  if (options.some(({ values }) => values.length === 0) || options.length === 0) return [];
  const ids = options.map(({ id }) => id);
  const isKnown = knownCombinations(ids, variants);
  const inUse = new Map(
    ids.map((id) => [id, new Set(valuesInUse(id, variants).map(({ value }) => value))]),
  );
  return combinations(options)
    .map(({ key, values }) => ({
      key,
      title: values.join(" / "),
      values: Object.fromEntries(ids.map((id, place) => [id, values[place] ?? ""])),
      fresh: ids.some((id, place) => !inUse.get(id)?.has(values[place] ?? "")),
    }))
    .filter(({ values }) => !isKnown(values));
}

/** The first variant with the most of these values, because similar variants usually have the same price. */
export function closest<Variant extends Combined>(
  values: Readonly<Record<string, string>>,
  variants: readonly Variant[],
): Variant | undefined {
  const alike = (variant: Variant) =>
    Object.entries(values).filter(([option, value]) => valueOf(variant, option) === value).length;
  let best: Variant | undefined;
  for (const variant of variants)
    if (best === undefined || alike(variant) > alike(best)) best = variant;
  return best;
}
