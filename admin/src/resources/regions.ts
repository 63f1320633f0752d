import {
  adminCreateRegion,
  adminListRegions,
  adminRetrieveRegion,
  adminUpdateRegion,
} from "@countertop/sdk/operations";
import { Globe } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Regions are deleted only on their own page, which first checks for records that the server couldn't read without them. */
export const regions = defineResource({
  slug: "regions",
  path: "/settings/regions",
  icon: Globe,
  list: adminListRegions,
  record: adminRetrieveRegion,
  create: adminCreateRegion,
  update: adminUpdateRegion,
  nameOf: ({ name }) => name,
  // The currency may be missing, because cached regions in the palette may have been read without it.
  noteOf: ({ currency_code }: { currency_code?: string }) => currency_code?.toUpperCase(),
  orders: ["-created_at", "name", "tax_rate", "-updated_at"],
  filters: {},
});
