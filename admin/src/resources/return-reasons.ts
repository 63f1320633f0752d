import {
  adminCreateReturnReason,
  adminDeleteReturnReason,
  adminListReturnReasons,
  adminRetrieveReturnReason,
  adminUpdateReturnReason,
} from "@countertop/sdk/operations";
import { PackageMinus } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const returnReasons = defineResource({
  slug: "return-reasons",
  path: "/settings/return-reasons",
  icon: PackageMinus,
  list: adminListReturnReasons,
  record: adminRetrieveReturnReason,
  create: adminCreateReturnReason,
  update: adminUpdateReturnReason,
  remove: adminDeleteReturnReason,
  nameOf: ({ label }) => label,
  noteOf: ({ value }) => value,
  orders: ["label", "value", "-created_at"],
  filters: {},
});
