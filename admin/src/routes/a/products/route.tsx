import { createFileRoute } from "@tanstack/react-router";
import { ProductsCrumb } from "../../../features/products/products-crumb.tsx";

export const Route = createFileRoute("/a/products")({
  beforeLoad: ({ context }) => context.strings("products"),
  staticData: { crumb: ProductsCrumb },
});
