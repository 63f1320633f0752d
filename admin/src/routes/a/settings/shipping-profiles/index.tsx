import { createFileRoute } from "@tanstack/react-router";
import { ShippingProfilesPage } from "../../../../features/shipping-profiles/shipping-profiles.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { shippingProfiles } from "../../../../resources/shipping-profiles.ts";

export const Route = createFileRoute("/a/settings/shipping-profiles/")({
  ...listRoute(shippingProfiles),
  component: ShippingProfilesPage,
});
