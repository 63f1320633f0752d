/** Pattern of a path such as `/loyalty/members/:id`. It has names and parameters, and begins with a name. */
const FORM = /^(\/[\p{L}\p{N}_.~-]+)(\/:?[\p{L}\p{N}_.~-]+)*$/u;

/** Adds a leading slash, removes trailing ones; `undefined` for an invalid path. */
export function readPath(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const clean = `/${path.replace(/^\/+|\/+$/g, "")}`;
  // A duplicate parameter would hide one of its values.
  const names = clean.match(/:[^/]+/g) ?? [];
  return FORM.test(clean) && new Set(names).size === names.length ? clean : undefined;
}

export const hasParams = (path: string): boolean => path.includes("/:");

/** A key that is equal for all paths that match the same URLs, such as `/members/:id` and `/Members/:member`. */
export const shapeOf = (path: string): string => path.toLowerCase().replace(/:[^/]+/g, ":");

export interface Match<Entry> {
  entry: Entry;
  params: Record<string, string>;
}

/** The entry for a URL below the area, encoded as in the location; literal segments take precedence over parameters. */
export function matchPath<Entry extends { path: string }>(
  entries: readonly Entry[],
  address: string,
): Match<Entry> | undefined {
  const given = split(address);
  const found = entries.flatMap((entry): Match<Entry>[] => {
    const wanted = split(entry.path);
    if (wanted.length !== given.length) return [];
    const params: Record<string, string> = {};
    for (const [index, part] of wanted.entries()) {
      const value = given[index] ?? "";
      if (part.startsWith(":")) params[part.slice(1)] = value;
      else if (part.toLowerCase() !== value.toLowerCase()) return [];
    }
    return [{ entry, params }];
  });
  // Compares earlier segments first.
  const rank = ({ entry }: Match<Entry>) =>
    split(entry.path)
      .map((part) => (part.startsWith(":") ? "0" : "1"))
      .join("");
  return found.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

/** The entries whose paths are above a URL, from the top. */
export const parentsOf = <Entry extends { path: string }>(
  entries: readonly Entry[],
  address: string,
): { entry: Entry; address: string }[] =>
  split(address)
    .map((_part, index, parts) => parts.slice(0, index))
    .flatMap((parts) => {
      const above = `/${parts.join("/")}`;
      const match = matchPath(entries, above);
      return match ? [{ entry: match.entry, address: above }] : [];
    });

const split = (path: string): string[] => path.split("/").filter((part) => part !== "");
