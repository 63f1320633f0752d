import { createFileRoute } from "@tanstack/react-router";
import { GiftCardProductPage } from "../../../features/products/gift-card/gift-card-page.tsx";
import {
  giftCardProducts,
  readGiftCardSearch,
} from "../../../features/products/gift-card/gift-card-product.ts";
import { recordRoute } from "../../../patterns/resource.ts";

const { loader: _, ...page } = recordRoute(giftCardProducts, {
  strings: ["products", "product-variants"],
  search: readGiftCardSearch,
});

export const Route = createFileRoute("/a/gift-cards/manage")({
  ...page,
  component: GiftCardProductPage,
});
