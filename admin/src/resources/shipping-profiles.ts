import {
  adminCreateShippingProfile,
  adminListShippingProfiles,
  adminRetrieveShippingProfile,
  adminUpdateShippingProfile,
} from "@countertop/sdk/operations";
import { PackageOpen } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Has no delete operation. A profile can be deleted only on its own page, which first moves its records. */
export const shippingProfiles = defineResource({
  slug: "shipping-profiles",
  path: "/settings/shipping-profiles",
  icon: PackageOpen,
  list: adminListShippingProfiles,
  record: adminRetrieveShippingProfile,
  create: adminCreateShippingProfile,
  update: adminUpdateShippingProfile,
  nameOf: ({ name }) => name,
  orders: ["name", "-created_at"],
  filters: {},
});
