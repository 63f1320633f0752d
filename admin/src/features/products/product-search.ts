import { readPage, readText } from "../../patterns/list.ts";
import type { SearchOf } from "../../patterns/resource.ts";
import type { products } from "../../resources/products.ts";

/** The address of the product list. */
export type ProductSearch = SearchOf<typeof products>;

/** Which variants of a product are shown, since there can be thousands. */
export interface VariantSearch {
  variants: string;
  page: number;
}

/** The address of a product, beside what is open over it. */
export interface ProductPageSearch extends VariantSearch {
  /** The variant that is edited, duplicated or counted; none where one is added. */
  variant: string;
}

export const readProductPageSearch = (
  raw: Partial<Record<string, unknown>>,
): ProductPageSearch => ({
  variants: readText(raw["variants"]),
  page: readPage(raw["page"]),
  variant: readText(raw["variant"]),
});
