import { createFileRoute } from "@tanstack/react-router";
import { StockLocationsPage } from "../../../../features/stock-locations/stock-locations.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { stockLocations } from "../../../../resources/stock-locations.ts";

export const Route = createFileRoute("/a/inventory/locations/")({
  ...listRoute(stockLocations, { settings: true, strings: ["address"] }),
  component: StockLocationsPage,
});
