import { adminListRegions, adminRetrieveRegion } from "@countertop/sdk/operations";
import { Globe } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const regions = defineResource({
  slug: "regions",
  path: "/settings/regions",
  icon: Globe,
  list: adminListRegions,
  record: adminRetrieveRegion,
  nameOf: ({ name }) => name,
  noteOf: ({ currency_code }) => currency_code.toUpperCase(),
  orders: ["-created_at"],
  filters: {},
});
