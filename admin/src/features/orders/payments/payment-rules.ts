import {
  allPayments,
  isFree,
  openPayments,
  refundable,
  restOf,
  type Payment,
} from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";

type Edit = NonNullable<Order["edits"]>[number];
export type Collection = NonNullable<Edit["payment_collection"]>;

export type CaptureProblem = "canceled" | "nothing";
export function captureProblem(
  order: Pick<Order, "status" | "payments" | "payment_status">,
): CaptureProblem | undefined {
  if (order.status === "canceled") return "canceled";
  return openPayments(order).length === 0 && !isFree(order) ? "nothing" : undefined;
}

export type RefundProblem = "canceled" | "notCaptured" | "allRefunded";
export function refundProblem(
  order: Pick<Order, "status" | "payments" | "refundable_amount">,
): RefundProblem | undefined {
  if (!(order.payments ?? []).some(({ captured_at }) => captured_at))
    return order.status === "canceled" ? "canceled" : "notCaptured";
  return refundable(order) === 0 ? "allRefunded" : undefined;
}

/** Edits with their payment collections. Leaves out edits that aren't requested or confirmed, unless they have payments. */
export const collectionsOf = ({
  edits = [],
}: Pick<Order, "edits">): { edit: Edit; collection: Collection }[] =>
  edits.flatMap((edit) => {
    const collection = edit.payment_collection;
    if (!collection) return [];
    const stands = edit.status === "requested" || edit.status === "confirmed";
    return stands || (collection.payments ?? []).length > 0 ? [{ edit, collection }] : [];
  });

/** The order's payments without those of its edits. The server may return the latter both here and in the edit. */
export const plainPayments = (order: Pick<Order, "payments" | "edits">): Payment[] => {
  const ofEdits = new Set(paymentsOfEdits(order).map(({ id }) => id));
  return (order.payments ?? []).filter(({ id }) => !ofEdits.has(id));
};

/** A payment of the order, of one of its exchanges, or of one of its edits. */
export const paymentIn = (order: Order, id: string): Payment | undefined =>
  [...(order.payments ?? []), ...paymentsOfEdits(order)].find((payment) => payment.id === id);

/** True if a payment of an edit isn't among the order's payments. The server then handles it separately. */
export const isApart = (order: Pick<Order, "payments">, { id }: Pick<Payment, "id">): boolean =>
  !(order.payments ?? []).some((payment) => payment.id === id);

/**
 * The payment whose refund is a call of its own: a payment of an edit that isn't among the order's payments, or one of a canceled
 * order, for which the server rejects refunds of the order. Without an id, a canceled order's first payment that isn't refunded.
 */
export const refundedApart = (order: Order, id: string): Payment | undefined => {
  const payment = paymentIn(order, id);
  if (payment && isApart(order, payment)) return payment;
  if (order.status !== "canceled") return undefined;
  return payment ?? allPayments(order).find((one) => restOf(one) > 0);
};

const paymentsOfEdits = (order: Pick<Order, "edits">): Payment[] =>
  collectionsOf(order).flatMap(({ collection }) => collection.payments ?? []);

/** True for the providers that only record payments made elsewhere, and don't transfer money. */
export const isManual = ({ provider_id }: Pick<Payment, "provider_id">): boolean =>
  provider_id === "manual" || provider_id === "system";
