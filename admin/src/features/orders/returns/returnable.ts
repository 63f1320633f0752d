import { itemsInOrder } from "../../../resources/orders.ts";
import type { LineItem, Order } from "../order.ts";
import {
  itemDiscountOf,
  lineDiscount,
  pricedOf,
  refundSum,
} from "../../../resources/order-sums.ts";

export type Return = NonNullable<Order["returns"]>[number];
export type Swap = NonNullable<Order["swaps"]>[number];
export type Claim = NonNullable<Order["claims"]>[number];

/** A line of the order, an exchange, or a replacement, and the quantity of it that can be returned. */
export interface ReturnableLine {
  item: LineItem;
  /** The quantity that can still be returned. */
  remaining: number;
  /** The reason why the line can't be returned. */
  why?: "notSent" | "announced" | "back";
  /** The discount of the whole line before tax. */
  discount: number;
}

/** All returns of an order without duplicates, including returns of its exchanges and claims. */
export function returnsOf({ returns = [], swaps = [], claims = [] }: Order): Return[] {
  const all = [...returns, ...[...swaps, ...claims].flatMap(({ return_order: one }) => one ?? [])];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/**
 * True if the order has a refund of the return's amount. The server flags the order for review instead if the amount exceeds
 * the refundable amount.
 */
export const isPaidBack = ({ refunds = [] }: Order, { refund_amount }: Return): boolean =>
  refunds.some(({ reason, amount }) => reason === "return" && amount === refund_amount);

/**
 * The order's lines with the quantity that can be returned. The server accepts any bought quantity that hasn't come back. This
 * also excludes quantities that haven't been sent, are in requested returns, or were settled by a claim without a return.
 */
export function returnableLines(order: Order): ReturnableLine[] {
  const { items, swaps = [], claims = [] } = order;
  const spent = new Map<string, number>();
  const spend = (id: string, quantity: number) => spent.set(id, (spent.get(id) ?? 0) + quantity);
  for (const { status, items: lines = [] } of returnsOf(order))
    if (status === "requested") for (const { item_id, quantity } of lines) spend(item_id, quantity);
  const valid = claims.filter(({ canceled_at }) => canceled_at === null);
  for (const { claim_items = [], return_order } of valid)
    if (!return_order || return_order.status === "canceled")
      for (const { item_id, quantity } of claim_items) spend(item_id, quantity);

  const discount = itemDiscountOf(order);
  const more = [...swaps.filter(({ canceled_at }) => canceled_at == null), ...valid];
  const lines = [
    ...itemsInOrder(items),
    ...more.flatMap(({ additional_items = [] }) => additional_items),
  ];
  return lines
    .filter((item) => item.is_return !== true)
    .map((item) => {
      const back = item.returned_quantity ?? 0;
      const sent = Math.max(item.fulfilled_quantity ?? 0, item.shipped_quantity ?? 0);
      const left = Math.max(0, sent - back - (spent.get(item.id) ?? 0));
      const why = sent === 0 ? "notSent" : back >= sent ? "back" : "announced";
      return {
        item,
        remaining: left,
        ...(left === 0 && { why }),
        discount: lineDiscount(item, discount),
      } satisfies ReturnableLine;
    });
}

/** The refund for a quantity of a line, calculated as the server will. */
export function refundOf(line: ReturnableLine | undefined, quantity: number): number {
  if (!line) return 0;
  const { item, discount } = line;
  return refundSum(pricedOf(item), quantity, Math.round(discount / item.quantity));
}
