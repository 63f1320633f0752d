import {
  adminListRegions,
  adminRetrieveRegion,
  adminUpdateRegion,
} from "@countertop/sdk/operations";
import { Percent } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Regions with their taxes. The other fields are in `regions.ts`. */
export const taxes = defineResource({
  slug: "taxes",
  path: "/settings/taxes",
  icon: Percent,
  list: adminListRegions,
  record: adminRetrieveRegion,
  update: adminUpdateRegion,
  nameOf: ({ name }) => name,
  noteOf: ({ tax_code }) => tax_code,
  orders: ["name", "tax_rate", "-updated_at"],
  filters: {},
});
