/** The names of an operation's hook and client method, derived from its id. ARCHITECTURE.md describes the rules. */
export interface OperationNames {
  /** The first segment of the path: `store`, `admin`, or a custom area. */
  readonly area: string;
  readonly slug: string;
  /** The hook's name, such as `useAdminProducts`. */
  readonly hook: string;
  /** The name of the client's method, such as `list` in `client.admin.products.list`. */
  readonly action: string;
}

export interface NamedOperation {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  /** medusa-react's name from `x-hook`, if it differs from the derived name. */
  readonly hook?: string | undefined;
}

const KNOWN_AREAS = new Set(["store", "admin"]);
// Verbs of reads that hooks' names leave out, as in `useProducts` for `ListProducts`.
const SILENT_VERBS = new Set(["List", "Retrieve"]);

export function namesOf({ operationId, method, path, hook }: NamedOperation): OperationNames {
  const [, area = "", slug] = path.split("/");
  const parts = /^([a-z]+)([A-Z][a-z]+)(.*)$/.exec(operationId);
  const [, given, verb, noun] = (parts ?? []) as unknown as [string, string, string, string];
  if (!parts || (given !== area && !KNOWN_AREAS.has(given)))
    throw new Error(
      `${operationId}: an operation id must be area + Verb + Noun, such as adminListProducts`,
    );
  if (!slug || given !== area) {
    throw new Error(`${operationId}: the id says "${given}", the path is ${path}; make them agree`);
  }
  const spokenVerb = method === "GET" && SILENT_VERBS.has(verb) ? "" : verb;
  return {
    area,
    slug,
    hook: hook ?? `use${area === "store" ? "" : pascal(area)}${spokenVerb}${noun}`,
    action: lowerFirst(verb) + withoutResource(noun, slug),
  };
}

/**
 * Removes the resource from a noun. In `products`, `ProductOption` becomes `Option`, `Products` and `Product` become empty, and
 * `Variant` doesn't change.
 */
function withoutResource(noun: string, slug: string): string {
  const plural = pascal(slug);
  const singular = singularOf(plural);
  if (noun === plural || noun === singular) return "";
  return noun.startsWith(singular) && /^[A-Z]/.test(noun.slice(singular.length))
    ? noun.slice(singular.length)
    : noun;
}

export const pascal = (slug: string): string =>
  slug.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
export const camel = (slug: string): string => lowerFirst(pascal(slug));
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const singularOf = (plural: string): string =>
  plural.endsWith("ies") ? `${plural.slice(0, -3)}y` : plural.replace(/s$/, "");
/** The property under which responses hold the path's record: `product_category` for `/admin/product-categories`. */
export const recordIn = (path: string): string =>
  singularOf((path.split("/")[2] ?? "").replaceAll("-", "_"));
