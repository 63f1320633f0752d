import { createFileRoute } from "@tanstack/react-router";
import { InventoryPage } from "../../../features/inventory-items/inventory-page.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { inventoryItems } from "../../../resources/inventory-items.ts";

export const Route = createFileRoute("/a/inventory/")({
  ...listRoute(inventoryItems, { strings: ["stock-levels"] }),
  component: InventoryPage,
});
