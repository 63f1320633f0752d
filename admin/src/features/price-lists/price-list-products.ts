import { defineRelation, type RelatedSearch } from "../../patterns/list.ts";
import { WITH_LISTS } from "../../resources/priced-products.ts";
import { relatedProductLabels, relatedProducts } from "../../resources/related-products.ts";

/** The products that a list has prices for, with all prices of their variants: those of the list, the store's own, those of others. */
export const priceListProducts = defineRelation({
  ...relatedProducts,
  query: { fields: "id,title,handle,thumbnail,status", expand: WITH_LISTS },
  owner: "price-list",
  filter: (id) => ({ price_list_id: [id] }),
  labels: {
    ...relatedProductLabels,
    // The table is wider than its card at times, and then a region of its own beside it.
    table: "price-lists:list.prices",
    emptyTitle: "price-lists:products.emptyTitle",
    emptyText: "price-lists:products.emptyText",
  },
});

/** What the page's address says beside what is open. */
export interface PriceListSearch extends RelatedSearch {
  /** The one product whose prices are edited; all of the list where there is none. */
  product: string;
}
export const readPriceListSearch = (raw: Partial<Record<string, unknown>>): PriceListSearch => ({
  ...priceListProducts.readSearch(raw),
  product:
    typeof raw["product"] === "string" && /^\w{1,60}$/.test(raw["product"]) ? raw["product"] : "",
});
