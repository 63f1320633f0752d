import { createFileRoute } from "@tanstack/react-router";
import { InventoryItemPage } from "../../../features/inventory-items/inventory-item-page.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { inventoryItems } from "../../../resources/inventory-items.ts";

export const Route = createFileRoute("/a/inventory/$id")({
  ...recordRoute(inventoryItems),
  component: InventoryItemPage,
});
