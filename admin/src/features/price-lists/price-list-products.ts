import { defineRelation, type RelatedSearch } from "../../patterns/list.ts";
import { WITH_LISTS } from "../../resources/priced-products.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/**
 * The products for which a list has prices, with all prices of their variants: those of the list, base prices, and those of other
 * lists.
 */
export const priceListProducts = defineRelation({
  ...relatedProducts,
  query: { fields: "id,title,handle,thumbnail,status", expand: WITH_LISTS },
  owner: "price-list",
  filter: (id) => ({ price_list_id: [id] }),
  labels: {
    ...relatedProductLabels,
    // The name of the table, which is a separate region if it is wider than its card.
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
