import { createFileRoute } from "@tanstack/react-router";
import { StockLocationPage } from "../../../../features/stock-locations/stock-locations.tsx";
import { recordRoute } from "../../../../patterns/resource.ts";
import { stockLocations } from "../../../../resources/stock-locations.ts";

export const Route = createFileRoute("/a/inventory/locations/$id")({
  ...recordRoute(stockLocations, { settings: true, strings: ["address"] }),
  component: StockLocationPage,
});
