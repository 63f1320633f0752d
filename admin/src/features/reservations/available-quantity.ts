import type { TextKey } from "../../lib/text-key.ts";

interface Level {
  stocked_quantity: number;
  reserved_quantity: number;
}
interface Aside {
  location_id: string;
  quantity: number;
}

/**
 * The reason why this quantity can't be reserved at a location: the location has no level for the item, or the available quantity
 * is too low.
 */
export function problemWith(
  level: Level | undefined,
  wish: Aside,
  before?: Aside,
): { field: string; message: TextKey; value?: number } | undefined {
  if (!level) return { field: "location_id", message: "reservations:refused.place" };
  const own = before?.location_id === wish.location_id ? before.quantity : 0;
  // A reservation may exceed the stock. In that case, it can still be lowered.
  const available = Math.max(level.stocked_quantity - level.reserved_quantity + own, own, 0);
  if (wish.quantity <= available) return undefined;
  return { field: "quantity", message: "reservations:refused.free", value: available };
}
