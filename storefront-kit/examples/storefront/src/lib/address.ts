import { PAGES, type Path } from "../pages.ts";

/** Parameters of a path: `{ handle }` for `/products/$handle`. */
export type ParamsOf<P extends string> = P extends `${string}$${infer Name}`
  ? Name extends `${infer First}/${infer Rest}`
    ? Readonly<Record<First, string>> & ParamsOf<Rest>
    : Readonly<Record<Name, string>>
  : object;

export type Search = Readonly<Record<string, string | number | boolean | undefined>>;

/** A page of the storefront, parsed from its URL. */
export interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, string>>;
  /** `undefined` if the page doesn't exist. */
  readonly path: Path | undefined;
  readonly params: Readonly<Record<string, string>>;
}

const PATTERNS = (Object.keys(PAGES) as Path[]).map(
  (path) => [path, new RegExp(`^${path.replace(/\$(\w+)/g, "(?<$1>[^/]+)")}$`)] as const,
);

export function addressOf<P extends Path>(
  path: P,
  params: ParamsOf<P>,
  search: Search = {},
): string {
  const given = Object.entries(search).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(given).toString();
  return (
    path.replace(/\$(\w+)/g, (_whole, name: string) =>
      encodeURIComponent((params as Record<string, string>)[name] ?? ""),
    ) + (query && `?${query}`)
  );
}

export function placeAt(address: string): Place {
  const { pathname: given, searchParams } = new URL(`http://shop.invalid${address}`);
  // Removes a trailing slash: the URL leads to the same page, which has one canonical path.
  const pathname = given.replace(/(.)\/$/, "$1");
  const search = Object.fromEntries(searchParams);
  for (const [path, pattern] of PATTERNS) {
    const found = pattern.exec(pathname);
    const params = found && decoded(found.groups ?? {});
    if (params) return { pathname, search, path, params };
  }
  return { pathname, search, path: undefined, params: {} };
}

/** Returns `undefined` for an invalid URL, whose page doesn't exist. */
function decoded(groups: Record<string, string>): Record<string, string> | undefined {
  try {
    return Object.fromEntries(
      Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    return undefined;
  }
}
