import { defineRelation, type RelatedSearch } from "../../patterns/list.ts";
import { WITH_LISTS } from "../../resources/priced-products.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/** The products that a list has prices for, with all prices of their variants: of the list, base prices, and those of other lists. */
export const priceListProducts = defineRelation({
  ...relatedProducts,
  query: { fields: "id,title,handle,thumbnail,status", expand: WITH_LISTS },
  owner: "price-list",
  filter: (id) => ({ price_list_id: [id] }),
  labels: {
    ...relatedProductLabels,
    // The table may be wider than its card, and is then a separate region next to it.
    table: "price-lists:list.prices",
    emptyTitle: "price-lists:products.emptyTitle",
    emptyText: "price-lists:products.emptyText",
  },
});

/** Search parameters of the page in addition to the open overlay. */
export interface PriceListSearch extends RelatedSearch {
  /** The product whose prices are edited. Empty for all products of the list. */
  product: string;
}
export const readPriceListSearch = (raw: Partial<Record<string, unknown>>): PriceListSearch => ({
  ...priceListProducts.readSearch(raw),
  product:
    typeof raw["product"] === "string" && /^\w{1,60}$/.test(raw["product"]) ? raw["product"] : "",
});
