import {
  adminCreateStockLocation,
  adminDeleteStockLocation,
  adminListStockLocations,
  adminRetrieveStockLocation,
  adminUpdateStockLocation,
} from "@countertop/sdk/operations";
import { Warehouse } from "lucide-react";
import { defineResource } from "../patterns/resource.ts";

export const stockLocations = defineResource({
  slug: "stock-locations",
  path: "/inventory/locations",
  icon: Warehouse,
  needs: "stockLocationService",
  list: adminListStockLocations,
  record: adminRetrieveStockLocation,
  create: adminCreateStockLocation,
  update: adminUpdateStockLocation,
  remove: adminDeleteStockLocation,
  nameOf: ({ name }) => name,
  orders: ["-created_at", "name"],
  filters: {},
  query: { expand: "address" },
  // The server returns sales channels only with complete records, and only if the store has channels.
  relations: { channels: "sales_channels" },
  relationsByPage: true,
  recordQuery: { expand: "address" },
  updateQuery: { expand: "address" },
});
