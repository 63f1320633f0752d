import type { HttpClient } from "@countertop/sdk";
import { adminListProducts } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { readText } from "../../../patterns/list.ts";
import { products } from "../../../resources/products.ts";
import { readProductPageSearch } from "../product-search.ts";

/** A product of its own kind: it has its own page, words and zones. It comes without a list, which is that of the cards issued. */
export const giftCardProducts = {
  ...products,
  slug: "gift-card-product",
  path: "/gift-cards",
  zone: "gift_card",
} as const satisfies typeof products;

/** Those that customers can buy gift cards as, oldest first: one, as a rule. */
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

/** Which of them, where the store has several: the first, unless the address says so. */
export const readGiftCardSearch = (raw: Partial<Record<string, unknown>>) => ({
  ...readProductPageSearch(raw),
  product: readText(raw["product"]),
});
export type GiftCardSearch = ReturnType<typeof readGiftCardSearch>;
