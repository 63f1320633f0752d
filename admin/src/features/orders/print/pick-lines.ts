import type { Order } from "../order.ts";
import { toPack } from "../list/in-stock.ts";
import { lineName, type SlipLine } from "./paper.tsx";

export interface PickLine {
  key: string;
  sku: string;
  name: string;
  quantity: number;
  /** For which orders, and how many of them. */
  orders: { id: string; number: number; quantity: number }[];
}

/** What is to be fetched from the shelves for all of these orders, each thing once, by its name. */
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

/** What goes into the package: what is still to be packed; of an order that is packed, all that was. */
export function slipLines(order: Order): SlipLine[] {
  const items = order.items ?? [];
  const left = toPack(items);
  return left.length > 0 ? left : items.map((item) => ({ item, quantity: item.quantity }));
}

/** What lies in one package of an order. */
export const parcelLines = (
  order: Order,
  parcel: NonNullable<Order["fulfillments"]>[number],
): SlipLine[] =>
  (parcel.items ?? []).flatMap(({ item_id, quantity }) => {
    const item = order.items?.find(({ id }) => id === item_id);
    return item ? [{ item, quantity }] : [];
  });
