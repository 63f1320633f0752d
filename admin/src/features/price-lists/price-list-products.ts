import { defineRelation, type RelatedSearch } from "../../patterns/list.ts";
import { WITH_LISTS } from "../../resources/priced-products.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/**
 * The products for which a list has prices, with all prices of their variants: those in the list, base prices, and those in other
 * lists.
 */
export const priceListProducts = defineRelation({
  ...relatedProducts,
  query: { fields: "id,title,handle,thumbnail,status", expand: WITH_LISTS },
  owner: "price-list",
  filter: (id) => ({ price_list_id: [id] }),
  labels: {
    ...relatedProductLabels,
    // The table's name. A table that is wider than its card is a scrollable region, which needs a name.
    table: "price-lists:list.prices",
    emptyTitle: "price-lists:products.emptyTitle",
    emptyText: "price-lists:products.emptyText",
  },
});

/** Search parameters of the page, other than the open overlay. */
export interface PriceListSearch extends RelatedSearch {
  /** The product whose prices are edited. If it's empty, the prices of all products in the list are edited. */
  product: string;
}
export const readPriceListSearch = (raw: Partial<Record<string, unknown>>): PriceListSearch => ({
  ...priceListProducts.readSearch(raw),
  product:
    typeof raw["product"] === "string" && /^\w{1,60}$/.test(raw["product"]) ? raw["product"] : "",
});
