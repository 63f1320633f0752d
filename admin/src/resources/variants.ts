import { adminListVariants, adminRetrieveVariant } from "@countertop/sdk/operations";
import { Package } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** What is sold: a product in one of its kinds. They have no page of their own; who picks them asks for prices by `region_id`. */
export const variants = defineResource({
  slug: "variants",
  path: "/products",
  icon: Package,
  list: adminListVariants,
  record: adminRetrieveVariant,
  nameOf: ({ title, product }) => [product?.title, title].filter(Boolean).join(" · "),
  noteOf: ({ sku }) => sku,
  pictureOf: ({ product }) => product?.thumbnail ?? null,
  orders: ["title"],
  filters: {},
});
