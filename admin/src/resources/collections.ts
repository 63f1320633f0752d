import {
  adminCreateCollection,
  adminDeleteCollection,
  adminListCollections,
  adminRetrieveCollection,
  adminUpdateCollection,
} from "@countertop/sdk/operations";
import { Library } from "lucide-react";
import { nameOf } from "../lib/name-of.ts";
import { defineResource } from "../patterns/resource.ts";

export const collections = defineResource({
  slug: "collections",
  icon: Library,
  list: adminListCollections,
  record: adminRetrieveCollection,
  create: adminCreateCollection,
  update: adminUpdateCollection,
  remove: adminDeleteCollection,
  nameOf,
  noteOf: ({ handle }) => handle,
  orders: ["-created_at", "-updated_at", "title", "handle"],
  filters: {
    created: { kind: "dates", param: "created_at", label: "common:record.created" },
    updated: { kind: "dates", param: "updated_at", label: "common:record.updated" },
  },
  zone: "product_collection",
});
