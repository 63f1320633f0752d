import type { AdminReceiveReturnBody } from "@countertop/sdk/types";
import type { Order } from "../order.ts";
import { refundOf, returnableLines, type Return, type ReturnableLine } from "./returnable.ts";

/** What of a return has arrived. */
export interface Arrival {
  /** By line; of those that were asked for, and of those that came as well. */
  quantities: Readonly<Record<string, number | null>>;
  location: string;
  /** Not said: what it comes to. */
  refund: number | null | undefined;
}

/** A line in a return: how many were asked for, none where it came unasked. */
export interface ArrivedLine {
  line: ReturnableLine | undefined;
  id: string;
  asked: number;
  /** No more than were bought and have not come back. */
  most: number;
}

export function arrivedLines(
  order: Order,
  { items = [] }: Return,
  more: readonly string[],
): ArrivedLine[] {
  const lines = new Map(returnableLines(order).map((line) => [line.item.id, line]));
  const most = (id: string) => {
    const item = lines.get(id)?.item;
    return item ? item.quantity - (item.returned_quantity ?? 0) : 0;
  };
  return [
    ...items.map(({ item_id: id, quantity }) => ({ id, asked: quantity })),
    ...more.map((id) => ({ id, asked: 0 })),
  ].map(({ id, asked }) => ({ id, asked, line: lines.get(id), most: most(id) }));
}

/** Money comes of a return of the order's own, and of a claim's; an exchange is settled as a whole. */
export const refunds = ({ swap_id }: Return): boolean => swap_id === null;

/**
 * What is paid back where nobody says otherwise. The server would pay what was promised for all that was asked for, however little
 * arrives; and for a claim, which is settled already, once more.
 */
export function refundFor(one: Return, lines: readonly ArrivedLine[], arrival: Arrival): number {
  if (!refunds(one) || one.claim_order_id !== null) return 0;
  const arrived = ({ id, asked }: ArrivedLine) => (arrival.quantities[id] ?? asked) || 0;
  if (lines.every((line) => arrived(line) === line.asked)) return Math.max(0, one.refund_amount);
  const worth = (count: (line: ArrivedLine) => number) =>
    lines.reduce((sum, line) => sum + refundOf(line.line, count(line)), 0);
  const promised = worth(({ asked }) => asked);
  return Math.max(0, one.refund_amount - promised + worth(arrived));
}

export type ReceiveFlaw = "noLines" | "tooMany" | "noLocation" | "noAmount" | "tooMuch";

export function flawOfArrival(
  order: Order,
  one: Return,
  lines: readonly ArrivedLine[],
  arrival: Arrival,
  counted: boolean,
): ReceiveFlaw | undefined {
  const quantities = lines.map(({ id, asked }) =>
    id in arrival.quantities ? arrival.quantities[id] : asked,
  );
  const isWhole = (value: number | null | undefined) =>
    value != null && Number.isInteger(value) && value >= 0;
  if (!quantities.every(isWhole) || lines.some(({ most }, at) => (quantities[at] ?? 0) > most))
    return "tooMany";
  if (quantities.every((quantity) => quantity === 0)) return "noLines";
  if (counted && arrival.location === "") return "noLocation";
  if (!refunds(one)) return undefined;
  if (arrival.refund !== undefined && !isWhole(arrival.refund)) return "noAmount";
  // The server would take it back, pay nothing, and leave the order for somebody to look at.
  const refund = arrival.refund ?? refundFor(one, lines, arrival);
  return refund > (order.refundable_amount ?? 0) ? "tooMuch" : undefined;
}

export function receiveBody(
  one: Return,
  lines: readonly ArrivedLine[],
  arrival: Arrival,
): AdminReceiveReturnBody {
  return {
    // Also what did not arrive at all: the server cannot do without a line that was asked for.
    items: lines.map(({ id, asked }) => ({
      item_id: id,
      quantity: arrival.quantities[id] ?? asked,
    })),
    ...(refunds(one) && { refund: arrival.refund ?? refundFor(one, lines, arrival) }),
    ...(arrival.location !== "" && { location_id: arrival.location }),
  };
}
