import {
  adminCreateRegion,
  adminListRegions,
  adminRetrieveRegion,
  adminUpdateRegion,
} from "@countertop/sdk/operations";
import { Globe } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/**
 * Regions can be deleted only on their own page, which first looks for records that the server couldn't read without the region.
 */
export const regions = defineResource({
  slug: "regions",
  path: "/settings/regions",
  icon: Globe,
  list: adminListRegions,
  record: adminRetrieveRegion,
  create: adminCreateRegion,
  update: adminUpdateRegion,
  nameOf: ({ name }) => name,
  // The currency can be undefined, because regions may have been cached without it.
  noteOf: ({ currency_code }: { currency_code?: string }) => currency_code?.toUpperCase(),
  orders: ["-created_at", "name", "tax_rate", "-updated_at"],
  filters: {},
});
