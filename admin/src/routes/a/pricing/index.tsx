import { createFileRoute } from "@tanstack/react-router";
import { PriceListsPage } from "../../../features/price-lists/price-lists-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { priceLists } from "../../../resources/price-lists.ts";

export const Route = createFileRoute("/a/pricing/")({
  ...listRoute(priceLists),
  component: PriceListsPage,
});
