export interface ShippingFacts {
  profile_id: string;
  amount: number | null;
  requirements?: readonly { type: string; amount: number }[];
}

/** The shipping options that have one of the profiles. If none has, returns all options. */
export function ofProfiles<Option extends Pick<ShippingFacts, "profile_id">>(
  options: readonly Option[],
  profiles: readonly string[],
): readonly Option[] {
  const fitting = options.filter(({ profile_id }) => profiles.includes(profile_id));
  return fitting.length > 0 ? fitting : options;
}

/**
 * The shipping options for the profiles of the products and the sum of the items, starting with the lowest price. If none has
 * one of the profiles, returns all options that the sum allows.
 */
export function fittingShipping<Option extends ShippingFacts>(
  options: readonly Option[],
  variants: readonly { product?: object }[],
  sum: number,
): readonly Option[] {
  const profiles = variants.flatMap(({ product }) =>
    ((product as { profiles?: { id: string }[] } | undefined)?.profiles ?? []).map(({ id }) => id),
  );
  const allowed = options.filter(({ requirements = [] }) =>
    requirements.every(({ type, amount }) =>
      type === "min_subtotal" ? sum >= amount : sum <= amount,
    ),
  );
  const cost = ({ amount }: Option) => amount ?? Number.POSITIVE_INFINITY;
  return ofProfiles(allowed, profiles).toSorted((a, b) => cost(a) - cost(b));
}
