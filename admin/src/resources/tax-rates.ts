import {
  adminCreateTaxRate,
  adminDeleteTaxRate,
  adminListTaxRates,
  adminRetrieveTaxRate,
  adminUpdateTaxRate,
} from "@countertop/sdk/operations";
import { Percent } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/**
 * Tax rates for specific records in a region. They are edited on the page of the region's taxes, and have no pages of their own.
 */
export const taxRates = defineResource({
  slug: "tax-rates",
  icon: Percent,
  list: adminListTaxRates,
  record: adminRetrieveTaxRate,
  create: adminCreateTaxRate,
  update: adminUpdateTaxRate,
  remove: adminDeleteTaxRate,
  recordQuery: { expand: ["products", "product_types", "shipping_options"] },
  nameOf: ({ name }) => name,
  noteOf: ({ code }) => code,
  orders: ["name"],
  filters: {},
});
