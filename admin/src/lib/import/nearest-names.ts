import { plain, slipsBetween } from "../text-match.ts";

/** Maximum number of names to propose. */
const MOST = 3;

/**
 * The names that were probably meant, with the most similar ones first. Ignores case and accents. The allowed number of
 * wrong, missing, extra, or swapped letters is a quarter of the value's length, and at least one.
 */
export function nearestNames(value: string, names: Iterable<string>): string[] {
  const given = plain(value);
  const allowed = Math.max(1, Math.floor(given.length / 4));
  return [...names]
    .flatMap((name) => {
      const apart = slipsBetween(given, plain(name), allowed);
      return apart > allowed ? [] : [{ name, apart }];
    })
    .toSorted((a, b) => a.apart - b.apart || a.name.localeCompare(b.name))
    .slice(0, MOST)
    .map(({ name }) => name);
}
