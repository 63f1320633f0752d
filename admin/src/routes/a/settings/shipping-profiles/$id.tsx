import { createFileRoute } from "@tanstack/react-router";
import { ShippingProfilePage } from "../../../../features/shipping-profiles/shipping-profiles.tsx";
import { recordRoute } from "../../../../patterns/resource.ts";
import { shippingProfiles } from "../../../../resources/shipping-profiles.ts";

export const Route = createFileRoute("/a/settings/shipping-profiles/$id")({
  ...recordRoute(shippingProfiles),
  component: ShippingProfilePage,
});
