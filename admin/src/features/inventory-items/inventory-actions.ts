import { adminDeleteInventoryItemLocationLevel } from "@countertop/sdk/operations";
import { Trash2 } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import type { Level } from "../../patterns/stock.ts";

interface NamedLevel extends Level {
  item: string;
  name: string;
}
/** Removes a location from an item. */
export const removeLevel = defineAction(
  { slug: "inventory-items", nameOf: ({ name }: NamedLevel) => name },
  {
    name: "removeLevel",
    icon: Trash2,
    label: "common:actions.delete",
    done: "common:resource.delete.done",
    danger: true,
    asks: { title: "inventory-items:levels.remove", text: "inventory-items:levels.removed" },
    // Unavailable while there are reservations, because the server doesn't delete a level with reservations.
    unavailable: ({ reserved_quantity }) =>
      reserved_quantity > 0 ? "inventory-items:levels.kept" : undefined,
    call: adminDeleteInventoryItemLocationLevel,
    input: ({ item, location_id }) => ({ id: item, location_id }),
  },
);
