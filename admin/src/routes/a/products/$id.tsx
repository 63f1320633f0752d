import { createFileRoute } from "@tanstack/react-router";
import { ProductPage } from "../../../features/products/record/product-page.tsx";
import { variantListQuery } from "../../../features/products/product-queries.ts";
import { readProductPageSearch } from "../../../features/products/product-search.ts";
import { productOverlays } from "../../../features/products/record/product-overlays.tsx";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { products } from "../../../resources/products.ts";

const overlays = {
  ...productOverlays,
  values: lazyPart(
    () => import("../../../features/product-values/values-drawer.tsx"),
    "ValuesDrawer",
    "product-values",
  ),
};

export const Route = createFileRoute("/a/products/$id")({
  ...recordRoute(products, {
    strings: ["product-variants"],
    search: readProductPageSearch,
    prefetch: (client, id, search) => [variantListQuery(client, id, search)],
  }),
  component: () => <ProductPage overlays={overlays} />,
});
