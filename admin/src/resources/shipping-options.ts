import {
  adminCreateShippingOption,
  adminDeleteShippingOption,
  adminListShippingOptions,
  adminRetrieveShippingOption,
  adminUpdateShippingOption,
} from "@countertop/sdk/operations";
import { Truck } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

/** Ways to ship, and to send back. They are written on the page of their region, and have none of their own. */
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
