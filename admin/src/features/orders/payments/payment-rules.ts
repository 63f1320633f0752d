import type { LineItem, Order } from "../order.ts";

export type Payment = NonNullable<Order["payments"]>[number];
type Edit = NonNullable<Order["edits"]>[number];
export type Collection = NonNullable<Edit["payment_collection"]>;

export type PaymentState =
  | "canceled"
  | "authorized"
  | "captured"
  | "partially_refunded"
  | "refunded";

export function stateOf({
  amount,
  amount_refunded,
  captured_at,
  canceled_at,
}: Pick<Payment, "amount" | "amount_refunded" | "captured_at" | "canceled_at">): PaymentState {
  if (canceled_at) return "canceled";
  if (!captured_at) return "authorized";
  if (amount_refunded === 0) return "captured";
  return amount_refunded < amount ? "partially_refunded" : "refunded";
}

const isOpen = (payment: Payment): boolean => stateOf(payment) === "authorized";

/** Payments of the order that are authorized and not captured. The payment of an exchange is captured with the exchange. */
export const openPayments = ({ payments = [] }: Pick<Order, "payments">): Payment[] =>
  payments.filter((payment) => isOpen(payment) && !payment.swap_id);

/**
 * True if the server's capture of the order takes exactly these payments. It takes every open one, that of an exchange as well,
 * which then stays unsettled: otherwise each payment is captured on its own.
 */
export const isWholeCapture = (
  { payments = [] }: Pick<Order, "payments">,
  chosen: readonly Pick<Payment, "id">[],
): boolean => {
  const open = payments.filter(isOpen);
  return (
    open.length === chosen.length && open.every(({ id }) => chosen.some((one) => one.id === id))
  );
};

/** What was promised or taken: the server counts what was let go again as well. */
export const paidOf = ({ paid_total = 0, payments = [] }: Pick<Order, "paid_total" | "payments">) =>
  payments
    .filter(({ captured_at, canceled_at }) => canceled_at && !captured_at)
    .reduce((left, { amount }) => left - amount, paid_total);

/** Nothing had to be paid, as where a gift card paid for all: the server has it wait to be captured all the same. */
export const isFree = ({
  payments = [],
  payment_status,
}: Pick<Order, "payments" | "payment_status">): boolean =>
  payments.length === 0 && payment_status === "awaiting";

export type CaptureFault = "canceled" | "nothing";
export function captureFault(
  order: Pick<Order, "status" | "payments" | "payment_status">,
): CaptureFault | undefined {
  if (order.status === "canceled") return "canceled";
  return openPayments(order).length === 0 && !isFree(order) ? "nothing" : undefined;
}

/**
 * What can be paid back now. The server's `refundable_amount` counts what is only authorized as well, and then refuses to pay it
 * back: no more than what is left of the captured payments.
 */
export function refundable({
  refundable_amount = 0,
  payments = [],
}: Pick<Order, "refundable_amount" | "payments">): number {
  const taken = payments
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((sum, { amount, amount_refunded }) => sum + amount - amount_refunded, 0);
  return Math.max(0, Math.min(refundable_amount, taken));
}

export type RefundFault = "canceled" | "notCaptured" | "allRefunded";
export function refundFault(
  order: Pick<Order, "status" | "payments" | "refundable_amount">,
): RefundFault | undefined {
  if (order.status === "canceled") return "canceled";
  if (!(order.payments ?? []).some(({ captured_at }) => captured_at)) return "notCaptured";
  return refundable(order) === 0 ? "allRefunded" : undefined;
}

/** What a refund can be counted up from: so many pieces of a line, or a way of shipping. */
export interface RefundLine {
  id: string;
  title: string;
  note: string;
  quantity: number;
  /** Of all pieces, as the server says it. */
  total: number;
}

type Bought = Pick<
  LineItem,
  "id" | "title" | "description" | "quantity" | "returned_quantity" | "total"
>;

/** The lines of which something was not given back already, then what shipping cost. */
export function refundLines({
  items = [],
  shipping_methods = [],
}: {
  items?: readonly Bought[];
  shipping_methods?: readonly {
    id: string;
    price: number;
    total?: number;
    shipping_option?: { name?: string } | null;
  }[];
}): { items: RefundLine[]; shipping: RefundLine[] } {
  return {
    items: items
      .map(({ id, title, description, quantity, returned_quantity, total = 0 }) => {
        const left = quantity - (returned_quantity ?? 0);
        const share = quantity > 0 ? Math.round((total * left) / quantity) : 0;
        return { id, title, note: description ?? "", quantity: left, total: share };
      })
      .filter(({ quantity, total }) => quantity > 0 && total > 0),
    shipping: shipping_methods
      .map(({ id, price, total, shipping_option }) => ({
        id,
        title: shipping_option?.name ?? "",
        note: "",
        quantity: 1,
        total: total ?? price,
      }))
      .filter(({ total }) => total > 0),
  };
}

/** What so many pieces come to: a proposal, which goes up to what is left to refund. */
export function proposal(
  lines: readonly RefundLine[],
  counts: Readonly<Record<string, number>>,
  most: number,
): number | null {
  const chosen = lines.filter(({ id }) => (counts[id] ?? 0) > 0);
  if (chosen.length === 0) return null;
  const sum = chosen.reduce(
    (all, { id, quantity, total }) => all + Math.round((total * (counts[id] ?? 0)) / quantity),
    0,
  );
  return Math.min(sum, most);
}

/** The edits whose payment is still to come, or has come. */
export const collectionsOf = ({
  edits = [],
}: Pick<Order, "edits">): { edit: Edit; collection: Collection }[] =>
  edits.flatMap((edit) => {
    const collection = edit.payment_collection;
    if (!collection) return [];
    const stands = edit.status === "requested" || edit.status === "confirmed";
    return stands || (collection.payments ?? []).length > 0 ? [{ edit, collection }] : [];
  });

/** A payment of the order, of one of its exchanges, or of one of its edits. */
export const paymentIn = (order: Order, id: string): Payment | undefined =>
  [...(order.payments ?? []), ...paymentsOfEdits(order)].find((payment) => payment.id === id);

/** Where the server takes it by itself, since it does not count to the order's own. */
export const isApart = (order: Pick<Order, "payments">, { id }: Pick<Payment, "id">): boolean =>
  !(order.payments ?? []).some((payment) => payment.id === id);

const paymentsOfEdits = (order: Pick<Order, "edits">): Payment[] =>
  collectionsOf(order).flatMap(({ collection }) => collection.payments ?? []);

/** The provider that books what happens elsewhere: no money moves through it. */
export const isManual = ({ provider_id }: Pick<Payment, "provider_id">): boolean =>
  provider_id === "manual" || provider_id === "system";
