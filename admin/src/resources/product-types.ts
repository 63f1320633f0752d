import { adminListProductTypes } from "@countertop/sdk/operations";
import { Shapes } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const productTypes = defineResource({
  slug: "product-types",
  icon: Shapes,
  list: adminListProductTypes,
  nameOf: ({ value }) => value,
  orders: ["-created_at"],
  filters: {},
});
