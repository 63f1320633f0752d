import type { HttpClient } from "@countertop/sdk";
import { storeListProductCategories, storeListProducts } from "@countertop/sdk/operations";
import type { FacetName } from "./filters.ts";

/** A product in a catalog, with what a search and filters need. */
export interface CatalogProduct {
  readonly id: string;
  readonly title: string;
  readonly handle: string;
  readonly thumbnail: string | null;
  readonly created_at: string;
  /** The product's values by facet. A product is also in the categories above its own. */
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
}

/** All published products of a store, as small as possible. You can send it as JSON. */
export interface Catalog {
  readonly products: readonly CatalogProduct[];
  /** The labels of collections and categories by their handles. Other values are their own labels. */
  readonly labels: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>>;
}

/** Thrown by `readCatalog` if the store has more than `max` products. */
export class CatalogTooLarge extends Error {
  override readonly name = "CatalogTooLarge";
  /** Number of products that the store has. */
  readonly count: number;
  constructor(count: number) {
    super(`The store has ${count} products. Read a larger maximum, or use a search service.`);
    this.count = count;
  }
}

/** Number of products per request. The server needs about 1 ms for each product. */
const PAGE = 200;

/**
 * Reads all published products, for `searchCatalog`. Medusa's list of products can't be filtered by options, has no counts of
 * facets, and finds only words in the given order. A server should call this function and cache the result for a few minutes.
 * Rejects with `CatalogTooLarge` if there are more than `max` products (default: 5,000), and with the SDK's error if a request
 * fails.
 */
export async function readCatalog(
  client: HttpClient,
  { max = 5000, signal }: { max?: number; signal?: AbortSignal | undefined } = {},
): Promise<Catalog> {
  const options = signal ? { signal } : {};
  const known = await readCategories(client, options);
  const products: CatalogProduct[] = [];
  const collections: Record<string, string> = {};
  for (let count = 1; products.length < count;) {
    const page = await storeListProducts(
      client,
      {
        query: {
          limit: PAGE,
          offset: products.length,
          order: "-created_at",
          fields: "id,title,handle,thumbnail,created_at",
          expand: "collection,type,tags,categories,options,options.values",
        },
      },
      options,
    );
    ({ count } = page);
    if (count > max) throw new CatalogTooLarge(count);
    // Stops early if products were deleted after the count was read.
    if (page.products.length === 0) break;
    for (const product of page.products) {
      const { collection, type, tags, categories, options: choices } = product;
      const handle = collection?.handle;
      if (collection && handle) collections[handle] = collection.title;
      const facets: Partial<Record<FacetName, readonly string[]>> = {
        ...(handle && { collection: [handle] }),
        ...(type && { type: [type.value] }),
        ...(tags.length > 0 && { tag: tags.map(({ value }) => value) }),
        ...(categories.length > 0 && { category: withAncestors(categories, known) }),
      };
      for (const { title, values = [] } of choices)
        if (values.length > 0)
          facets[`option.${title}`] = [...new Set(values.map(({ value }) => value))];
      products.push({
        id: product.id,
        title: product.title,
        handle: product.handle ?? product.id,
        thumbnail: product.thumbnail ?? null,
        created_at: product.created_at,
        facets,
      });
    }
  }
  const category = Object.fromEntries(
    [...known.values()].map(({ handle, name }) => [handle, name]),
  );
  return {
    products: [...new Map(products.map((one) => [one.id, one])).values()],
    labels: { category, collection: collections },
  };
}

interface Category {
  readonly id: string;
  readonly name: string;
  readonly handle: string;
  readonly parent_category_id: string | null;
}

/** The store's public categories by id. */
async function readCategories(
  client: HttpClient,
  options: { signal?: AbortSignal },
): Promise<ReadonlyMap<string, Category>> {
  const found = new Map<string, Category>();
  for (let count = 1, offset = 0; offset < count; offset += PAGE) {
    const query = {
      limit: PAGE,
      offset,
      fields: "id,name,handle,parent_category_id",
      expand: "",
    };
    const page = await storeListProductCategories(client, { query }, options);
    ({ count } = page);
    for (const one of page.product_categories) found.set(one.id, one);
  }
  return found;
}

/** The handles of these categories and of all categories above them, without internal and inactive ones. */
function withAncestors(
  own: readonly { readonly id: string }[],
  known: ReadonlyMap<string, Category>,
): string[] {
  const handles = new Set<string>();
  for (const { id } of own)
    for (
      let at = known.get(id);
      at && !handles.has(at.handle);
      at = known.get(at.parent_category_id ?? "")
    )
      handles.add(at.handle);
  return [...handles];
}
