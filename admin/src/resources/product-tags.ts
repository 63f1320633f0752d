import { adminListProductTags } from "@countertop/sdk/operations";
import { Tags } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const productTags = defineResource({
  slug: "product-tags",
  icon: Tags,
  list: adminListProductTags,
  nameOf: ({ value }) => value,
  orders: ["-created_at"],
  filters: {},
});
