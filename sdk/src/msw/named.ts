import * as v from "valibot";

/** Returns the names in a comma-separated list, without a leading + or -. */
export const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim().replace(/^[+-]/, ""))
    .filter((name) => name !== "");

/**
 * The schema of a comma-separated list of names in `expand`, `fields`, or `order`. A name with a dot begins with a relation:
 * `variants.prices` in `expand`, `variants.title` in `fields`.
 */
export function named(
  known: readonly string[],
  relations: readonly string[] = known,
): v.GenericSchema<string> {
  const isKnown = (name: string): boolean => {
    const [first = "", ...rest] = name.split(".");
    return (rest.length > 0 ? relations : known).includes(first);
  };
  const strangersIn = (text: string): string[] => namesIn(text).filter((name) => !isKnown(name));
  return v.pipe(
    v.string(),
    v.check(
      (text) => strangersIn(text).length === 0,
      ({ input }) => `has unknown names: ${strangersIn(input).join(", ")}`,
    ),
  );
}
