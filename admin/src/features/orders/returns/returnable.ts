import { itemsInOrder } from "../../../resources/orders.ts";
import type { LineItem, Order } from "../order.ts";

export type Return = NonNullable<Order["returns"]>[number];
export type Swap = NonNullable<Order["swaps"]>[number];
export type Claim = NonNullable<Order["claims"]>[number];

/** A line of the order, an exchange, or a replacement that can be returned. */
export interface ReturnableLine {
  item: LineItem;
  /** Quantity that can still be returned. */
  remaining: number;
  /** The reason why nothing can be returned. */
  why?: "notSent" | "announced" | "back";
  /** Refund per unit, based on the server's refund for the rest of the line. */
  unitRefund: number;
}

/** All returns of an order, including those of its exchanges and claims, without duplicates. */
export function returnsOf({ returns = [], swaps = [], claims = [] }: Order): Return[] {
  const all = [...returns, ...[...swaps, ...claims].flatMap(({ return_order: one }) => one ?? [])];
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** If a return is worth more than the amount that can be refunded, the server refunds nothing, and flags the order for review. */
export const isPaidBack = ({ refunds = [] }: Order, { refund_amount }: Return): boolean =>
  refunds.some(({ reason, amount }) => reason === "return" && amount === refund_amount);

/**
 * Lines that can be returned. The server rejects only quantities larger than what was bought. A quantity that is already announced,
 * or settled by a claim without a return, would be requested twice.
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
      const kept = item.quantity - back;
      const worth = item.refundable ?? item.unit_price * kept;
      return {
        item,
        remaining: left,
        ...(left === 0 && { why }),
        unitRefund: kept > 0 ? worth / kept : 0,
      } satisfies ReturnableLine;
    });
}

/** Estimated refund for a quantity of a line, before the server calculates it. */
export const refundOf = (line: ReturnableLine | undefined, quantity: number): number =>
  Math.round((line?.unitRefund ?? 0) * quantity);
