/** Matches a path such as `/loyalty/members/:id`, which contains names and parameters, and begins with a name. */
const FORM = /^(\/[\p{L}\p{N}_.~-]+)(\/:?[\p{L}\p{N}_.~-]+)*$/u;

/** Adds a leading slash, and removes trailing ones. Undefined for an invalid path. */
export function readPath(path: unknown): string | undefined {
  if (typeof path !== "string") return undefined;
  const clean = `/${path.replace(/^\/+|\/+$/g, "")}`;
  // Rejects duplicate parameters, because one of their values would be lost.
  const names = clean.match(/:[^/]+/g) ?? [];
  return FORM.test(clean) && new Set(names).size === names.length ? clean : undefined;
}

export const hasParams = (path: string): boolean => path.includes("/:");

/** A key that is the same for all paths that match the same URLs, such as `/members/:id` and `/Members/:member`. */
export const shapeOf = (path: string): string => path.toLowerCase().replace(/:[^/]+/g, ":");

export interface Match<Entry> {
  entry: Entry;
  params: Record<string, string>;
  /** The part of the URL that the entry's path matches. It's the whole URL unless the entry also has the URLs below. */
  address: string;
}

interface Located {
  path: string;
  /** True if the entry also has the URLs below its path that no other entry has. */
  below?: boolean;
}

/** Finds the entry for a URL below the admin's area, encoded as in the location. Names take precedence over parameters. */
export function matchPath<Entry extends Located>(
  entries: readonly Entry[],
  address: string,
): Match<Entry> | undefined {
  const given = split(address);
  const found = entries.flatMap((entry): Match<Entry>[] => {
    const wanted = split(entry.path);
    if (wanted.length > given.length) return [];
    if (wanted.length < given.length && !entry.below) return [];
    const params: Record<string, string> = {};
    for (const [index, part] of wanted.entries()) {
      const value = given[index] ?? "";
      if (part.startsWith(":")) params[part.slice(1)] = value;
      else if (part.toLowerCase() !== value.toLowerCase()) return [];
    }
    return [{ entry, params, address: `/${given.slice(0, wanted.length).join("/")}` }];
  });
  // The first segment in which two paths differ decides, and then the longer path.
  const rank = ({ entry }: Match<Entry>) =>
    split(entry.path)
      .map((part) => (part.startsWith(":") ? "0" : "1"))
      .join("");
  return found.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

/** The entries whose paths are above a URL, starting at the top. */
export const parentsOf = <Entry extends Located>(
  entries: readonly Entry[],
  address: string,
): { entry: Entry; address: string }[] =>
  split(address)
    .map((_part, index, parts) => parts.slice(0, index))
    .flatMap((parts) => {
      const above = `/${parts.join("/")}`;
      const match = matchPath(entries, above);
      return match?.address === above ? [{ entry: match.entry, address: above }] : [];
    });

const split = (path: string): string[] => path.split("/").filter((part) => part !== "");
