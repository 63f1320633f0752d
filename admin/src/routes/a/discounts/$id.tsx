import { createFileRoute } from "@tanstack/react-router";
import { conditionProducts } from "../../../features/discounts/condition-products.ts";
import { DiscountPage } from "../../../features/discounts/discount-page.tsx";
import { regionsQuery } from "../../../features/discounts/discount-queries.ts";
import { recordRoute } from "../../../patterns/resource.ts";
import { discounts } from "../../../resources/discounts.ts";

export const Route = createFileRoute("/a/discounts/$id")({
  ...recordRoute(discounts, {
    strings: ["members"],
    search: conditionProducts.readSearch,
    prefetch: (client) => [regionsQuery(client)],
  }),
  component: DiscountPage,
});
