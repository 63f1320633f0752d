import { toFulfill } from "../fulfillments/fulfillment-rules.ts";
import type { Order } from "../order.ts";

/** Units of a line to fulfill. */
export interface Part {
  item_id: string;
  quantity: number;
}
type Line = NonNullable<Order["items"]>[number];

/** Lines with an unfulfilled quantity. */
export const toPack = (items: readonly Line[]): { item: Line; quantity: number }[] =>
  items.map((item) => ({ item, quantity: toFulfill(item) })).filter(({ quantity }) => quantity > 0);

/** The inventory items of a line's variant. A line without any counts as available. */
const thingsOf = ({ variant }: Line) => variant?.inventory_items ?? [];
export const stockIds = (items: readonly Line[]): string[] => [
  ...new Set(items.flatMap((item) => thingsOf(item).map((thing) => thing.inventory_item_id))),
];

/**
 * The part of an order that can be fulfilled from one location with these available quantities. Includes only whole units, and
 * counts stock that two lines share only once.
 */
export function packable(
  items: readonly Line[],
  free: ReadonlyMap<string, number>,
): { parts: Part[]; missing: number } {
  const left = new Map(free);
  const parts: Part[] = [];
  let missing = 0;
  for (const { item, quantity: wanted } of toPack(items)) {
    const things = thingsOf(item);
    const quantity = Math.max(
      0,
      Math.min(
        wanted,
        ...things.map(({ inventory_item_id: id, required_quantity: each }) =>
          Math.floor((left.get(id) ?? 0) / each),
        ),
      ),
    );
    for (const { inventory_item_id: id, required_quantity: each } of things)
      left.set(id, (left.get(id) ?? 0) - quantity * each);
    if (quantity > 0) parts.push({ item_id: item.id, quantity });
    missing += wanted - quantity;
  }
  return { parts, missing };
}
