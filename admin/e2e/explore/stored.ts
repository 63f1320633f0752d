// Reads the store's money and stock over the API, and checks them after sessions.
import type { APIRequestContext } from "@playwright/test";

interface Order {
  id: string;
  total: number;
  subtotal: number;
  shipping_total: number;
  tax_total: number | null;
  discount_total: number;
  gift_card_total: number;
  gift_card_tax_total?: number;
  paid_total: number;
  refunded_total: number;
}
interface Item {
  id: string;
  location_levels?: { location_id: string; stocked_quantity: number; reserved_quantity: number }[];
}
interface Reservation {
  inventory_item_id: string;
  location_id: string;
  quantity: number;
}
interface Card {
  id: string;
  value: number;
  balance: number;
}

const PAGE = 100;

async function all<One>(store: APIRequestContext, path: string, name: string): Promise<One[]> {
  const found: One[] = [];
  for (;;) {
    const response = await store.get(`/admin/${path}limit=${PAGE}&offset=${found.length}`);
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}`);
    const body = (await response.json()) as Record<string, One[]> & { count: number };
    const page = body[name] ?? [];
    found.push(...page);
    if (page.length < PAGE) return found;
  }
}

/** A sentence for each mismatch. A new store may already have some. */
export async function imbalances(store: APIRequestContext): Promise<string[]> {
  const orders = await all<Order>(store, "orders?", "orders");
  const items = await all<Item>(store, "inventory-items?", "inventory_items");
  const reservations = await all<Reservation>(store, "reservations?", "reservations");
  const cards = await all<Card>(store, "gift-cards?", "gift_cards");
  const reserved = new Map<string, number>();
  for (const { inventory_item_id, location_id, quantity } of reservations) {
    const key = `${inventory_item_id} ${location_id}`;
    reserved.set(key, (reserved.get(key) ?? 0) + quantity);
  }
  return [
    ...orders.flatMap((order) => {
      const { id, total, paid_total, refunded_total } = order;
      const sum =
        order.subtotal +
        order.shipping_total +
        (order.tax_total ?? 0) -
        order.discount_total -
        order.gift_card_total -
        (order.gift_card_tax_total ?? 0);
      return [
        ...(sum === total ? [] : [`order ${id}: its parts add up to ${sum}, not to ${total}`]),
        ...(refunded_total <= paid_total
          ? []
          : [`order ${id}: ${refunded_total} of ${paid_total} was refunded`]),
      ];
    }),
    ...items.flatMap(({ id, location_levels = [] }) =>
      location_levels.flatMap(({ location_id, stocked_quantity, reserved_quantity }) => {
        const listed = reserved.get(`${id} ${location_id}`) ?? 0;
        return [
          ...(stocked_quantity >= 0 ? [] : [`stock of ${id}: ${stocked_quantity}`]),
          ...(listed === reserved_quantity
            ? []
            : [`stock of ${id}: ${reserved_quantity} reserved, but reservations of ${listed}`]),
        ];
      }),
    ),
    ...cards.flatMap(({ id, value, balance }) =>
      balance >= 0 && balance <= value ? [] : [`gift card ${id}: ${balance} of ${value}`],
    ),
  ];
}
