import {
  adminListRegions,
  adminRetrieveRegion,
  adminUpdateRegion,
} from "@countertop/sdk/operations";
import { Percent } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Regions on the pages for taxes. `regions.ts` describes them for the other pages. */
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
