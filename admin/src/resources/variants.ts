import { adminListVariants } from "@countertop/sdk/operations";
import { Package } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Variants of all products, to choose from: what goes out to a customer. They have no page of their own. */
export const variants = defineResource({
  slug: "variants",
  icon: Package,
  list: adminListVariants,
  nameOf: ({ product, title }) => [product?.title, title].filter(Boolean).join(" · "),
  noteOf: ({ sku }) => sku,
  pictureOf: ({ product }) => product?.thumbnail,
  orders: ["-created_at", "title"],
  filters: {},
});
