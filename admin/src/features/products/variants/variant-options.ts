/** Properties that distinguish a variant from the others. */
export interface Combined {
  id: string;
  title: string;
  options?: readonly { option_id: string; value: string }[] | undefined;
}

/** The value for comparisons, because customers couldn't distinguish "Red" and "red ". */
const plain = (value: string): string =>
  value.trim().replace(/\s+/g, " ").normalize("NFC").toLowerCase();

export const valueOf = ({ options = [] }: Combined, option: string): string =>
  options.find(({ option_id }) => option_id === option)?.value ?? "";

const combination = (options: readonly string[], value: (option: string) => string): string =>
  JSON.stringify(options.map((option) => plain(value(option))));

/** Returns a check for a variant with these values. */
export function knownCombinations(
  options: readonly string[],
  variants: readonly Combined[],
): (values: Readonly<Record<string, string>>) => boolean {
  const known = new Set(
    variants.map((variant) => combination(options, (option) => valueOf(variant, option))),
  );
  return (values) => known.has(combination(options, (option) => values[option] ?? ""));
}

/** Another variant with the same values. The server checks that only when a variant is added, so the admin has to check it. */
export function sameCombination(
  options: readonly string[],
  values: Readonly<Record<string, string>>,
  variants: readonly Combined[],
  self?: string,
): Combined | undefined {
  const wanted = combination(options, (option) => values[option] ?? "");
  return variants.find(
    (variant) =>
      variant.id !== self && combination(options, (option) => valueOf(variant, option)) === wanted,
  );
}

/** The values of an option and the number of variants with each, in the order of the variants. */
export function valuesInUse(
  option: string,
  variants: readonly Combined[],
): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const variant of variants) {
    const value = valueOf(variant, option);
    if (value !== "") counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count }));
}

/** Groups of variants that would have equal values if only these options were left. */
export function collisions(
  remaining: readonly string[],
  variants: readonly Combined[],
): Combined[][] {
  const groups = new Map<string, Combined[]>();
  for (const variant of variants) {
    const key = combination(remaining, (option) => valueOf(variant, option));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
