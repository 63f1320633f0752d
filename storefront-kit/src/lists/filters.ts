/** The sort orders of a product list, as they appear in URLs. */
export const PRODUCT_ORDERS = ["newest", "oldest", "title", "-title"] as const;
export type ProductOrder = (typeof PRODUCT_ORDERS)[number];

/** The name of a facet: `collection`, `category`, `type`, `tag`, or an option such as `option.Color`. */
export type FacetName = "collection" | "category" | "type" | "tag" | `option.${string}`;

/** A visitor's choices in a product list. `readProductFilters` and `writeProductFilters` keep it in the URL. */
export interface ProductFilters {
  /** Search words. */
  readonly q?: string | undefined;
  /** Default: the best matches first if there are search words, or else the newest products first. */
  readonly order?: ProductOrder | undefined;
  /** The page number, starting at 1. */
  readonly page?: number | undefined;
  /**
   * The chosen values of each facet: the handles of collections and categories, and the texts of types, tags, and option values. A
   * product matches if it has at least one of the chosen values in each facet.
   */
  readonly facets?: Readonly<Partial<Record<FacetName, readonly string[]>>> | undefined;
}

/** The parameters of a URL: `URLSearchParams`, or an object such as Next's `searchParams` or TanStack Router's `search`. */
export type SearchLike = URLSearchParams | Readonly<Record<string, unknown>>;

const FACET = /^(?:collection|category|type|tag|option\..+)$/s;

/** Reads filters from the parameters of a URL. Ignores unknown parameters and invalid values. */
export function readProductFilters(search: SearchLike): ProductFilters {
  const facets: Partial<Record<FacetName, string[]>> = {};
  const single: Record<string, string> = {};
  for (const [name, value] of entriesOf(search)) {
    if (value.trim() === "") continue;
    if (!FACET.test(name)) {
      single[name] ??= value;
      continue;
    }
    const chosen = (facets[name as FacetName] ??= []);
    if (!chosen.includes(value)) chosen.push(value);
  }
  const order = PRODUCT_ORDERS.find((known) => known === single["order"]);
  const page = /^\d{1,6}$/.test(single["page"] ?? "") ? Number(single["page"]) : 0;
  return {
    ...(single["q"] !== undefined && { q: single["q"].trim() }),
    ...(order && { order }),
    ...(page > 1 && { page }),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

function entriesOf(search: SearchLike): [name: string, value: string][] {
  if (search instanceof URLSearchParams) return [...search];
  return Object.entries(search).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown): [string, string][] =>
      typeof one === "string" || typeof one === "number" ? [[name, String(one)]] : [],
    ),
  );
}

/** Returns the parameters of a URL for these filters, always in the same order, so that equal filters have equal URLs. */
export function writeProductFilters(filters: ProductFilters): URLSearchParams {
  const { q, order, page = 1, facets = {} } = filters;
  const search = new URLSearchParams();
  if (q !== undefined && q.trim() !== "") search.set("q", q.trim());
  for (const name of (Object.keys(facets) as FacetName[]).toSorted())
    for (const value of [...new Set(facets[name])].toSorted()) search.append(name, value);
  if (order) search.set("order", order);
  if (page > 1) search.set("page", String(page));
  return search;
}

/** Returns the filters with a facet's value added, or removed if it was chosen. The list goes back to its first page. */
export function toggleFacet(
  filters: ProductFilters,
  name: FacetName,
  value: string,
): ProductFilters {
  const { page: _page, facets = {}, ...rest } = filters;
  const chosen = facets[name] ?? [];
  const values = chosen.includes(value)
    ? chosen.filter((one) => one !== value)
    : [...chosen, value];
  const { [name]: _changed, ...others } = facets;
  const next = values.length > 0 ? { ...others, [name]: values } : others;
  return { ...rest, ...(Object.keys(next).length > 0 && { facets: next }) };
}
