import {
  adminCreateShippingProfile,
  adminListShippingProfiles,
  adminRetrieveShippingProfile,
  adminUpdateShippingProfile,
} from "@countertop/sdk/operations";
import { PackageOpen } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Deleted on its page alone, where it is known to be empty. */
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
