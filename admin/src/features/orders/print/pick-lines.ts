import type { Order } from "../order.ts";
import type { NumberedFulfillment } from "../fulfillments/fulfillment-rules.ts";
import { toPack } from "../list/in-stock.ts";
import { lineName, type SlipLine } from "./paper.tsx";

export interface PickLine {
  key: string;
  sku: string;
  name: string;
  quantity: number;
  /** The orders that need the item, each with a quantity. */
  orders: { id: string; number: number; quantity: number }[];
}

/** The items to collect from the shelves for all of these orders. Each item is listed once, sorted by name. */
export function pickLines(orders: readonly Order[]): PickLine[] {
  const lines = new Map<string, PickLine>();
  for (const order of orders)
    for (const { item, quantity } of toPack(order.items ?? [])) {
      const key = item.variant_id ?? item.id;
      const sku = item.variant?.sku ?? "";
      const line = lines.get(key) ?? { key, sku, name: lineName(item), quantity: 0, orders: [] };
      line.quantity += quantity;
      const same = line.orders.find(({ id }) => id === order.id);
      if (same) same.quantity += quantity;
      else line.orders.push({ id: order.id, number: order.display_id, quantity });
      lines.set(key, line);
    }
  return [...lines.values()].toSorted(
    (a, b) => a.name.localeCompare(b.name) || a.sku.localeCompare(b.sku),
  );
}

/** The order's unfulfilled lines, or all of its lines if it is fulfilled. */
export function slipLines(order: Order): SlipLine[] {
  const items = order.items ?? [];
  const left = toPack(items);
  return left.length > 0 ? left : items.map((item) => ({ item, quantity: item.quantity }));
}

/** The lines of one fulfillment of an order, an exchange, or a claim. */
export const parcelLines = ({ parcel, fulfillment }: NumberedFulfillment): SlipLine[] =>
  (fulfillment.items ?? []).flatMap(({ item_id, quantity }) => {
    const item = parcel.items.find(({ id }) => id === item_id);
    return item ? [{ item, quantity }] : [];
  });
