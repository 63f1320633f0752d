import {
  adminCreateProductCategory,
  adminDeleteProductCategory,
  adminListProductCategories,
  adminRetrieveProductCategory,
  adminUpdateProductCategory,
} from "@countertop/sdk/operations";
import { FolderTree } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const productCategories = defineResource({
  slug: "product-categories",
  icon: FolderTree,
  needs: "product_categories",
  list: adminListProductCategories,
  record: adminRetrieveProductCategory,
  create: adminCreateProductCategory,
  update: adminUpdateProductCategory,
  remove: adminDeleteProductCategory,
  nameOf: ({ name }) => name,
  noteOf: ({ handle }) => handle,
  orders: ["-created_at"],
  filters: {},
  recordQuery: { expand: "" },
  replacesMetadata: true,
});
