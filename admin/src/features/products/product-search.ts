import { readPage, readText } from "../../patterns/list.ts";
import type { SearchOf } from "../../patterns/resource.ts";
import type { products } from "../../resources/products.ts";

/** Search parameters of the product list. */
export type ProductSearch = SearchOf<typeof products>;

/** The search text and the page of a product's list of variants, which can have thousands of rows. */
export interface VariantSearch {
  variants: string;
  page: number;
}

/** Search parameters of a product's page, other than the open overlay. */
export interface ProductPageSearch extends VariantSearch {
  /** The id of the variant to edit, duplicate, or count. Empty for a new variant. */
  variant: string;
}

export const readProductPageSearch = (
  raw: Partial<Record<string, unknown>>,
): ProductPageSearch => ({
  variants: readText(raw["variants"]),
  page: readPage(raw["page"]),
  variant: readText(raw["variant"]),
});
