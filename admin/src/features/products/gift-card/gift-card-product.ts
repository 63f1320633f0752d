import type { HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { readText } from "../../../patterns/list.ts";
import { products } from "../../../resources/products.ts";
import { readProductPageSearch } from "../product-search.ts";

/**
 * The resource for products that sell gift cards, with its own page, strings, and zones. It has no list page: the list of gift
 * cards shows issued cards.
 */
export const giftCardProducts: typeof products = {
  ...products,
  slug: "gift-card-product",
  path: "/gift-cards",
  zone: "gift_card",
};

/** Products that sell gift cards, oldest first. A store usually has one. */
export const giftCardProductsQuery = (client: HttpClient) =>
  queryOptions(client, adminListProducts, {
    query: {
      is_giftcard: true,
      limit: 20,
      order: "created_at",
      fields: "id,title,thumbnail,status",
      expand: "variants,variants.prices",
    },
  });

/** Reads the search parameters, including the id of the gift card product. Without an id, the page shows the first one. */
export const readGiftCardSearch = (raw: Partial<Record<string, unknown>>) => ({
  ...readProductPageSearch(raw),
  product: readText(raw["product"]),
});
export type GiftCardSearch = ReturnType<typeof readGiftCardSearch>;
