import { createFileRoute } from "@tanstack/react-router";
import { ShippingProfilePage } from "../../../../features/shipping-profiles/shipping-profiles.tsx";
import { relatedSearch } from "../../../../patterns/list.ts";
import { recordRoute } from "../../../../patterns/resource.ts";
import { relatedProducts } from "../../../../resources/related-products.ts";
import { shippingProfiles } from "../../../../resources/shipping-profiles.ts";

export const Route = createFileRoute("/a/settings/shipping-profiles/$id")({
  ...recordRoute(shippingProfiles, {
    strings: ["members"],
    search: relatedSearch(relatedProducts.orders),
  }),
  component: ShippingProfilePage,
});
