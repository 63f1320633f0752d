import type { AdminReceiveReturnBody } from "@countertop/sdk/types";
import { refundable } from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";
import { refundOf, returnableLines, type Return, type ReturnableLine } from "./returnable.ts";
import { isWhole } from "./return-draft.ts";

/** The part of a return that arrived. */
export interface Arrival {
  /** Quantities by line: requested lines, and other lines that arrived. */
  quantities: Readonly<Record<string, number | null>>;
  location: string;
  /** The refund. If undefined, the calculated refund is used. */
  refund: number | null | undefined;
}

/** A line in a return with its requested quantity, which is 0 for a line that wasn't requested. */
export interface ArrivedLine {
  line: ReturnableLine | undefined;
  id: string;
  asked: number;
  /** The quantity that was bought and hasn't been returned. */
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

/** True for a return of the order or of a claim. For an exchange, only the price difference is settled. */
export const refunds = ({ swap_id }: Return): boolean => swap_id === null;

/**
 * The default refund. Without it, the server would pay for all requested items even if fewer arrive, and would pay for a claim,
 * which is already settled, a second time.
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

export type ReceiveProblem = "noLines" | "tooMany" | "noLocation" | "noAmount" | "tooMuch";

export function problemOfArrival(
  order: Order,
  one: Return,
  lines: readonly ArrivedLine[],
  arrival: Arrival,
  counted: boolean,
): ReceiveProblem | undefined {
  const quantities = lines.map(({ id, asked }) =>
    id in arrival.quantities ? arrival.quantities[id] : asked,
  );
  if (!quantities.every(isWhole) || lines.some(({ most }, at) => (quantities[at] ?? 0) > most))
    return "tooMany";
  if (quantities.every((quantity) => quantity === 0)) return "noLines";
  if (counted && arrival.location === "") return "noLocation";
  if (!refunds(one)) return undefined;
  if (arrival.refund !== undefined && !isWhole(arrival.refund)) return "noAmount";
  // If the refund were higher than the refundable amount, the server would receive the return, refund nothing, and flag the order
  // for review.
  const refund = arrival.refund ?? refundFor(one, lines, arrival);
  return refund > refundable(order) ? "tooMuch" : undefined;
}

export function receiveBody(
  one: Return,
  lines: readonly ArrivedLine[],
  arrival: Arrival,
): AdminReceiveReturnBody {
  return {
    // Includes lines that didn't arrive, because the server requires all requested lines.
    items: lines.map(({ id, asked }) => ({
      item_id: id,
      quantity: arrival.quantities[id] ?? asked,
    })),
    ...(refunds(one) && { refund: arrival.refund ?? refundFor(one, lines, arrival) }),
    ...(arrival.location !== "" && { location_id: arrival.location }),
  };
}
