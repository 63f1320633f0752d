import { readPage, readText } from "../../patterns/list.ts";
import type { SearchOf } from "../../patterns/resource.ts";
import type { products } from "../../resources/products.ts";

/** URL parameters of the product list. */
export type ProductSearch = SearchOf<typeof products>;

/** The view of a product's variants, because there can be thousands. */
export interface VariantSearch {
  variants: string;
  page: number;
}

/** Search parameters of a product's page in addition to the open overlay. */
export interface ProductPageSearch extends VariantSearch {
  /** The variant to edit, duplicate, or count. Empty when one is added. */
  variant: string;
}

export const readProductPageSearch = (
  raw: Partial<Record<string, unknown>>,
): ProductPageSearch => ({
  variants: readText(raw["variants"]),
  page: readPage(raw["page"]),
  variant: readText(raw["variant"]),
});
