import type { TextKey } from "../../lib/text-key.ts";

interface Level {
  stocked_quantity: number;
  reserved_quantity: number;
}
interface Aside {
  location_id: string;
  quantity: number;
}

/** What stands in the way of setting so many aside in a place: that it has none, or that fewer are free. */
export function flawOf(
  level: Level | undefined,
  wish: Aside,
  before?: Aside,
): { field: string; message: TextKey; value?: number } | undefined {
  if (!level) return { field: "location_id", message: "reservations:refused.place" };
  const own = before?.location_id === wish.location_id ? before.quantity : 0;
  // Of what was once set aside beyond what is there, less may be kept.
  const free = Math.max(level.stocked_quantity - level.reserved_quantity + own, own, 0);
  if (wish.quantity <= free) return undefined;
  return { field: "quantity", message: "reservations:refused.free", value: free };
}
