import {
  readDates,
  readFilters,
  readIds,
  readText,
  readYesNo,
  someOf,
  type FilterState,
} from "../../patterns/list-filters.ts";
import {
  readListState,
  readPage,
  type ListState,
  type RawSearch,
} from "../../patterns/list-search.ts";
import { readOverlay, type OverlaySearch } from "../../patterns/overlay-search.ts";

export const productStatuses = ["draft", "proposed", "published", "rejected"] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** What the server can sort products by, and the list shows. */
const productOrders = [
  "-created_at",
  "created_at",
  "-updated_at",
  "updated_at",
  "title",
  "-title",
  "handle",
  "-handle",
  "status",
  "-status",
] as const;

const productFilters = {
  status: someOf(productStatuses),
  collection: readIds,
  type: readIds,
  tag: readIds,
  category: readIds,
  channel: readIds,
  pricelist: readIds,
  giftcard: readYesNo,
  created: readDates,
  updated: readDates,
};

/** The address of the product list. */
export interface ProductSearch extends ListState, FilterState<typeof productFilters> {
  order: (typeof productOrders)[number];
}

export const readProductSearch = (
  raw: Partial<Record<keyof ProductSearch, unknown>>,
): ProductSearch => ({
  ...readListState(raw, productOrders),
  ...readFilters(raw, productFilters),
});

/** What can be opened over the list. */
const listEdits = ["import", "export", "prices"] as const;
export type ProductListEdit = (typeof listEdits)[number];

export interface ProductListSearch extends ProductSearch, OverlaySearch<ProductListEdit> {}

export const readProductListSearch = (raw: RawSearch<ProductListSearch>): ProductListSearch => ({
  ...readProductSearch(raw),
  edit: readOverlay(raw.edit, listEdits),
});
export const productSearchDefaults = readProductListSearch({} as RawSearch<ProductListSearch>);

/** Which variants of a product are shown, since there can be thousands. */
export interface VariantSearch {
  variants: string;
  page: number;
}

/** What can be opened over a product. */
const productEdits = [
  "organise",
  "channels",
  "attributes",
  "metadata",
  "prices",
  "media",
  "variant",
  "duplicate",
  "variant-metadata",
  "stock",
  "stocks",
  "order",
  "combine",
  "options",
] as const;
export type ProductEdit = (typeof productEdits)[number];

/** The address of a product. */
export interface ProductPageSearch extends VariantSearch, OverlaySearch<ProductEdit> {
  /** The variant that is edited, duplicated or counted; none where one is added. */
  variant: string;
}

export const readProductPageSearch = (raw: RawSearch<ProductPageSearch>): ProductPageSearch => ({
  variants: readText(raw.variants),
  page: readPage(raw.page),
  edit: readOverlay(raw.edit, productEdits),
  variant: readText(raw.variant),
});
export const productPageDefaults = readProductPageSearch({} as RawSearch<ProductPageSearch>);
