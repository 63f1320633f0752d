import { createFileRoute } from "@tanstack/react-router";
import { ProductsPage } from "../../../features/products/list/products-page.tsx";
import { lazyPart } from "../../../lib/lazy-with-retry.ts";
import { listRoute } from "../../../patterns/resource.ts";
import { products } from "../../../resources/products.ts";

const ImportWizard = lazyPart(
  () => import("../../../features/product-import/import-wizard.tsx"),
  "ImportWizard",
  "import",
  "product-import",
);
const ProductExport = lazyPart(
  () => import("../../../features/product-import/product-export.tsx"),
  "ProductExport",
  "product-import",
);

export const Route = createFileRoute("/a/products/")({
  ...listRoute(products),
  component: () => <ProductsPage Import={ImportWizard} Export={ProductExport} />,
});
