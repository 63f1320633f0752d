import type { Catalog, CatalogProduct } from "./catalog.ts";
import type { FacetName, ProductFilters, ProductOrder } from "./filters.ts";

export interface FacetValue {
  /** The value in `ProductFilters`, and in the URL. */
  readonly value: string;
  readonly label: string;
  /** Number of products with this value that match the search words and the other facets. */
  readonly count: number;
  readonly isChosen: boolean;
}

export interface Facet {
  readonly name: FacetName;
  /** The title of an option. Undefined for the other facets, whose names the page translates. */
  readonly option?: string;
  /** The values that products have, sorted by label, with the numbers in labels in numeric order. */
  readonly values: readonly FacetValue[];
}

export interface CatalogMatches {
  /** All matching products in order. */
  readonly products: readonly CatalogProduct[];
  readonly facets: readonly Facet[];
}

/**
 * Returns the products of a catalog that match, and the facets with counts. A product matches the search words if each of them is
 * the beginning of a word in its title, or in the label of one of its values, in any order. Case and accents don't matter.
 * @param locale The locale for sorting. Default: the locale of the browser or the server.
 */
export function searchCatalog(
  catalog: Catalog,
  filters: ProductFilters,
  locale?: string,
): CatalogMatches {
  const chosen = (Object.entries(filters.facets ?? {}) as [FacetName, readonly string[]][]).filter(
    ([, values]) => values.length > 0,
  );
  const { found, order: usual } = findWords(catalog, filters.q ?? "");
  const has = ({ facets }: CatalogProduct, name: FacetName, values: readonly string[]) =>
    facets[name]?.some((value) => values.includes(value)) ?? false;
  const matching = (except?: FacetName) =>
    found.filter(({ product }) =>
      chosen.every(([name, values]) => name === except || has(product, name, values)),
    );
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const names = new Set<FacetName>(chosen.map(([name]) => name));
  for (const { facets } of catalog.products)
    for (const name of Object.keys(facets)) names.add(name as FacetName);
  const facets = [...names].toSorted(byName(compare)).map((name): Facet => {
    const mine = filters.facets?.[name] ?? [];
    const counts = new Map(mine.map((value) => [value, 0]));
    for (const { product } of matching(name))
      for (const value of product.facets[name] ?? [])
        counts.set(value, (counts.get(value) ?? 0) + 1);
    const values = [...counts].map(([value, count]) => ({
      value,
      label: labelOf(catalog, name, value),
      count,
      isChosen: mine.includes(value),
    }));
    return {
      name,
      ...(name.startsWith(OPTION) && { option: name.slice(OPTION.length) }),
      values: values.toSorted((a, b) => compare(a.label, b.label)),
    };
  });
  const { order } = filters;
  return {
    products: matching()
      .toSorted(order ? (a, b) => compareBy[order](a.product, b.product, compare) : usual)
      .map(({ product }) => product),
    facets: facets.filter(({ values }) => values.length > 0),
  };
}

/** Returns the products that match the search words, in the usual order, without counting facets. */
export function searchProducts(catalog: Catalog, q: string): CatalogProduct[] {
  const { found, order } = findWords(catalog, q);
  return found.toSorted(order).map(({ product }) => product);
}

interface Found {
  readonly product: CatalogProduct;
  readonly rank: number;
}

/** Finds the products that match the search words. `order` sorts the best matches first, or else the newest products. */
function findWords(catalog: Catalog, q: string) {
  const words = wordsOf(q);
  const found = catalog.products.flatMap((product): Found[] => {
    const rank = rankOf(product, words, catalog);
    return rank === undefined ? [] : [{ product, rank }];
  });
  const order = (a: Found, b: Found): number =>
    words.length > 0 ? a.rank - b.rank : newestFirst(a.product, b.product);
  return { found, order };
}

const newestFirst = (a: CatalogProduct, b: CatalogProduct): number =>
  b.created_at.localeCompare(a.created_at);

const OPTION = "option.";
const FIRST: readonly string[] = ["category", "collection", "type", "tag"];

/** Compares facets: the store's own facets first, then options by title. */
const byName = (compare: (a: string, b: string) => number) => (a: FacetName, b: FacetName) => {
  const [left, right] = [FIRST.indexOf(a), FIRST.indexOf(b)];
  if (left === -1 && right === -1) return compare(a, b);
  return (left === -1 ? FIRST.length : left) - (right === -1 ? FIRST.length : right);
};

const compareBy: Record<
  ProductOrder,
  (a: CatalogProduct, b: CatalogProduct, compare: (a: string, b: string) => number) => number
> = {
  newest: newestFirst,
  oldest: (a, b) => a.created_at.localeCompare(b.created_at),
  title: (a, b, compare) => compare(a.title, b.title),
  "-title": (a, b, compare) => compare(b.title, a.title),
};

const labelOf = ({ labels }: Catalog, name: FacetName, value: string): string =>
  labels[name]?.[value] ?? value;

/** Accents of Latin, Greek, and Cyrillic letters, and Arabic vowel marks. The marks of other scripts distinguish words. */
const ACCENTS = /[\u0300-\u036f\u064b-\u065f]/g;
/** Scripts that have no spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Splits a string into words without accents, in lowercase. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];

/**
 * Returns how well a product matches the words. 0 is the best: all words are in the title, which starts with the first one.
 * 1 means that all words are in the title, and 2 that some are only in the product's values. Undefined if it doesn't match.
 */
function rankOf(product: CatalogProduct, words: readonly string[], catalog: Catalog) {
  if (words.length === 0) return 0;
  const title = wordsOf(product.title);
  const isIn = (texts: readonly string[]) => (word: string) =>
    texts.some((text) => (UNSPACED.test(word) ? text.includes(word) : text.startsWith(word)));
  if (words.every(isIn(title))) return title[0]?.startsWith(words[0] ?? "") ? 0 : 1;
  const others = (Object.entries(product.facets) as [FacetName, readonly string[]][]).flatMap(
    ([name, values]) => values.flatMap((value) => wordsOf(labelOf(catalog, name, value))),
  );
  return words.every(isIn([...title, ...others])) ? 2 : undefined;
}
