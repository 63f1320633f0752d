import type { HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { readText } from "../../../patterns/list.ts";
import { products } from "../../../resources/products.ts";
import { readProductPageSearch } from "../product-search.ts";

/** A product with its own page, strings, and zones. It has no list: the list of gift cards is that of issued ones. */
export const giftCardProducts: typeof products = {
  ...products,
  slug: "gift-card-product",
  path: "/gift-cards",
  zone: "gift_card",
};

/** Products that sell gift cards, oldest first; usually one. */
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

/** The gift card product to show: the first, unless the URL names one. */
export const readGiftCardSearch = (raw: Partial<Record<string, unknown>>) => ({
  ...readProductPageSearch(raw),
  product: readText(raw["product"]),
});
export type GiftCardSearch = ReturnType<typeof readGiftCardSearch>;
