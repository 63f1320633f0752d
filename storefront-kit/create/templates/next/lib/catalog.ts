import { storeListCollections, storeListProducts } from "@countertop/sdk/operations";
import {
  readCatalog,
  searchCatalog,
  writeProductFilters,
  type ProductFilters,
} from "@countertop/storefront-kit/lists";
import { productPrice } from "@countertop/storefront-kit/parts";
import { unstable_cache } from "next/cache";
import { cache } from "react";
import { imagePath } from "./image";
import type { Place } from "./page";
import { catalog } from "./store";

const PAGE_SIZE = 24;

/** Returns the query of a list's URL, without empty filters and without the first page's number. */
export function filterQuery(filters: ProductFilters): string {
  const text = writeProductFilters(filters).toString();
  return text && `?${text}`;
}

/** The small catalog of all published products, which filters and the search need. Next keeps it for 5 minutes. */
export const getCatalog = unstable_cache(() => readCatalog(catalog), ["catalog"], {
  revalidate: 300,
  tags: ["catalog"],
});

export const getCollections = cache(async () => {
  const { collections } = await storeListCollections(catalog, { query: { limit: 100 } });
  return collections.map(({ id, title, handle }) => ({ id, title, handle: handle ?? id }));
});

/** A product's card, with only what the card shows. */
export interface Card {
  readonly id: string;
  readonly handle: string;
  readonly title: string;
  readonly thumbnail: string | undefined;
  readonly price: string | undefined;
  readonly original: string | undefined;
  readonly isFrom: boolean;
}

/** Returns a page of a list, with the facets of all its products. */
export const getCards = cache(async (place: Place, filters: ProductFilters, limit = PAGE_SIZE) => {
  const { region, language } = place;
  const { products: found, facets } = searchCatalog(await getCatalog(), filters, language);
  const page = filters.page ?? 1;
  const id = found.slice((page - 1) * limit, page * limit).map((one) => one.id);
  const pages = Math.max(1, Math.ceil(found.length / limit));
  const rest = { count: found.length, page, pages, facets };
  if (id.length === 0) return { cards: [], ...rest };
  const { products } = await storeListProducts(catalog, {
    query: {
      id,
      limit,
      region_id: region.id,
      fields: "id,title,handle,thumbnail",
      // Without the variants, the store doesn't calculate prices.
      expand: "variants,variants.prices",
    },
  });
  products.sort((one, other) => id.indexOf(one.id) - id.indexOf(other.id));
  const cards = products.map((product): Card => {
    const price = productPrice({ product, region, locale: language, includeTaxes: "as-quoted" });
    return {
      id: product.id,
      handle: product.handle ?? product.id,
      title: product.title,
      thumbnail: product.thumbnail ?? undefined,
      price: price?.text,
      original: price?.original?.text,
      isFrom: price?.isFrom ?? false,
    };
  });
  return { cards, ...rest };
});

/** Returns a product with only the fields that its page shows, because the page contains them twice: as HTML and as data. */
export const getProduct = cache(async (handle: string, region_id: string) => {
  const { products } = await storeListProducts(catalog, {
    query: {
      handle,
      region_id,
      limit: 1,
      fields: "id,title,handle,description,thumbnail,subtitle",
      expand: "images,options,variants,variants.options,variants.prices",
    },
  });
  const [product] = products;
  if (!product) return undefined;
  const { id, title, description, thumbnail, images, options, variants } = product;
  return {
    id,
    title,
    handle,
    description,
    thumbnail: thumbnail && imagePath(thumbnail),
    images: images.map(({ url }) => ({ url: imagePath(url) })),
    options: options.map((option) => ({ id: option.id, title: option.title })),
    variants: variants.map((variant) => ({
      id: variant.id,
      title: variant.title,
      sku: variant.sku,
      inventory_quantity: variant.inventory_quantity,
      manage_inventory: variant.manage_inventory,
      allow_backorder: variant.allow_backorder,
      ...(variant.purchasable !== undefined && { purchasable: variant.purchasable }),
      options: variant.options?.map(({ option_id, value }) => ({ option_id, value })) ?? [],
      prices:
        variant.prices
          ?.slice(0, 1)
          .map(({ currency_code, amount }) => ({ currency_code, amount })) ?? [],
      calculated_price: variant.calculated_price,
      calculated_price_incl_tax: variant.calculated_price_incl_tax,
      calculated_price_includes_tax: variant.calculated_price_includes_tax,
      calculated_price_type: variant.calculated_price_type,
      calculated_tax: variant.calculated_tax,
      original_price: variant.original_price,
      original_price_incl_tax: variant.original_price_incl_tax,
      original_price_includes_tax: variant.original_price_includes_tax,
      original_tax: variant.original_tax,
    })),
  };
});
export type ShownProduct = NonNullable<Awaited<ReturnType<typeof getProduct>>>;
