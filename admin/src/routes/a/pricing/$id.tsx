import { createFileRoute } from "@tanstack/react-router";
import { PriceListPage } from "../../../features/price-lists/price-list-page.tsx";
import {
  priceListProducts,
  readPriceListSearch,
} from "../../../features/price-lists/price-list-products.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { priceLists } from "../../../resources/price-lists.ts";

export const Route = createFileRoute("/a/pricing/$id")({
  ...recordRoute(priceLists, {
    strings: ["members"],
    search: readPriceListSearch,
    prefetch: (client, id, search) => [priceListProducts.listQuery(client, id, search)],
  }),
  component: PriceListPage,
});
