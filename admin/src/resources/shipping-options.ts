import {
  adminCreateShippingOption,
  adminDeleteShippingOption,
  adminListShippingOptions,
  adminRetrieveShippingOption,
  adminUpdateShippingOption,
} from "@countertop/sdk/operations";
import { Truck } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Shipping options, including those for returns. They are edited on the page of their region, and have no pages of their own. */
export const shippingOptions = defineResource({
  slug: "shipping-options",
  icon: Truck,
  list: adminListShippingOptions,
  record: adminRetrieveShippingOption,
  create: adminCreateShippingOption,
  update: adminUpdateShippingOption,
  remove: adminDeleteShippingOption,
  nameOf: ({ name }) => name,
  noteOf: ({ region }) => region?.name,
  orders: ["name"],
  filters: {},
});
