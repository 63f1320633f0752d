import { adminListStockLocations, adminRetrieveStockLocation } from "@countertop/sdk/operations";
import { Warehouse } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const stockLocations = defineResource({
  slug: "stock-locations",
  path: "/inventory/locations",
  icon: Warehouse,
  list: adminListStockLocations,
  record: adminRetrieveStockLocation,
  nameOf: ({ name }) => name,
  orders: ["-created_at"],
  filters: {},
});
