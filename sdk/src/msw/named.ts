import * as v from "valibot";

/** Names in a list, without the signs before them. */
export const namesIn = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim().replace(/^[+-]/, ""))
    .filter((name) => name !== "");

/** A list of names in `expand`, `fields`, or `order`; a relation's own relations follow it after a dot. */
export function named(known: readonly string[]): v.GenericSchema<string> {
  const strangersIn = (text: string): string[] =>
    namesIn(text).filter((name) => !known.includes(name.split(".")[0] ?? ""));
  return v.pipe(
    v.string(),
    v.check(
      (text) => strangersIn(text).length === 0,
      ({ input }) => `names what is not known here: ${strangersIn(input).join(", ")}`,
    ),
  );
}
