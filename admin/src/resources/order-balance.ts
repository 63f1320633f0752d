import type { Order } from "@countertop/sdk/types";
import { owedAgain, sum, unpaidClaims } from "./order-refunds.ts";

/* The rules about an order's money. Next steps, badges, captures, refunds, completion, and the timeline all use them. The
   amounts come from the server. Only sums and differences are calculated here. */

export type Payment = NonNullable<Order["payments"]>[number];
type Swap = NonNullable<Order["swaps"]>[number];
type Refund = NonNullable<Order["refunds"]>[number];

/** The parts of an order that determine its balance. A list requests only these parts. */
export type Money = Pick<Order, "payments" | "payment_status"> &
  Partial<
    Pick<Order, "id" | "status" | "total" | "refunds" | "swaps" | "claims" | "edits" | "returns">
  >;

export type PaymentState =
  | "canceled"
  | "authorized"
  | "captured"
  | "partially_refunded"
  | "refunded";

/** A captured payment stays captured, even if the server also marks it as canceled together with its order or exchange. */
export function stateOf({
  amount,
  amount_refunded,
  captured_at,
  canceled_at,
}: Pick<Payment, "amount" | "amount_refunded" | "captured_at" | "canceled_at">): PaymentState {
  if (!captured_at) return canceled_at ? "canceled" : "authorized";
  if (amount_refunded === 0) return "captured";
  return amount_refunded < amount ? "partially_refunded" : "refunded";
}

const isOpen = (payment: Payment): boolean => stateOf(payment) === "authorized";

/** The order's payments that are authorized, but not captured. An exchange's payment is captured with the exchange. */
export const openPayments = ({ payments = [] }: Pick<Order, "payments">): Payment[] =>
  payments.filter((payment) => isOpen(payment) && !payment.swap_id);

/**
 * True if capturing the order would capture exactly these payments. The server captures all open payments of an order,
 * including those of exchanges, which would stay unsettled. If false, capture each payment separately.
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

/** True if nothing had to be paid, for example because a gift card covered everything. The server still expects a capture. */
export const isFree = ({
  payments = [],
  payment_status,
}: Pick<Order, "payments" | "payment_status">): boolean =>
  payments.length === 0 && payment_status === "awaiting";

/** The amount that is authorized or captured. The server's own amount also includes canceled payments. */
export const paidOf = ({ paid_total = 0, payments = [] }: Pick<Order, "paid_total" | "payments">) =>
  payments
    .filter(({ captured_at, canceled_at }) => canceled_at && !captured_at)
    .reduce((left, { amount }) => left - amount, paid_total);

/** The amount of a payment that was captured, and not refunded. */
export const restOf = ({ captured_at, amount, amount_refunded }: Payment): number =>
  captured_at ? amount - amount_refunded : 0;

/**
 * The amount that can be refunded now, which is at most the rest of the captured payments. The server's `refundable_amount` also
 * includes payments that are only authorized, but the server then rejects the refund.
 */
export function refundable({
  refundable_amount = 0,
  payments = [],
}: Pick<Order, "refundable_amount" | "payments">): number {
  return Math.max(0, Math.min(refundable_amount, sum(payments.map(restOf))));
}

/** True if the difference of an exchange was captured or refunded. */
export const isSettled = ({ payment_status }: Pick<Swap, "payment_status">): boolean =>
  ["captured", "difference_refunded", "partially_refunded", "refunded"].includes(payment_status);

/** An amount that is owed, and the reason. */
export interface Due {
  of: "order" | "exchange" | "claim";
  /**
   * `capture` means that the customer has authorized the amount, `payment` that the amount isn't covered yet, and `refund` that
   * it is owed to the customer.
   */
  kind: "capture" | "payment" | "refund";
  /** The id of the order, exchange, or claim. */
  id: string;
  amount: number;
  /** True if the provider rejected the payment. It can be retried. */
  refused: boolean;
}

/**
 * The amounts that are owed for an order and its edits, exchanges, and claims. Empty if the order is settled. For a canceled
 * order, the rest of its captured payments, because canceling refunds nothing.
 */
export function duesOf(order: Money): Due[] {
  const dues: Due[] = [];
  const add = (
    of: Due["of"],
    kind: Due["kind"],
    id: string,
    amount: number,
    status: string | undefined,
  ) => {
    if (amount > 0) dues.push({ of, kind, id, amount, refused: status === "requires_action" });
  };
  const { id = "", payment_status } = order;
  if (order.status === "canceled") {
    add("order", "refund", id, sum(allPayments(order).map(restOf)), undefined);
    return dues;
  }
  const { uncaptured, missing, excess, kept } = orderMoney(order);
  add("order", "capture", id, uncaptured, payment_status);
  add("order", "payment", id, missing, undefined);
  add("order", "refund", id, excess + kept, undefined);
  for (const swap of order.swaps ?? []) {
    if (swap.canceled_at || !swap.confirmed_at || isSettled(swap)) continue;
    const due = swap.difference_due ?? 0;
    // The payment was already captured with the order's payments. The exchange still has to be settled, but nothing is owed.
    const isCaptured = order.payments?.some(
      (payment) => payment.swap_id === swap.id && payment.captured_at,
    );
    if (due > 0 && isCaptured) continue;
    add("exchange", due > 0 ? "capture" : "refund", swap.id, Math.abs(due), swap.payment_status);
  }
  for (const { id, payment_status, refund_amount } of unpaidClaims(order))
    add("claim", "refund", id, refund_amount ?? 0, payment_status);
  return dues;
}

/** The amounts that are owed in each direction, whether they are authorized or not. */
export interface Owed {
  /** The amount that the customer owes. */
  byCustomer: number;
  /** The amount that the store owes the customer. */
  toCustomer: number;
}
export function owedOf(order: Money): Owed {
  const dues = duesOf(order);
  const all = sum(dues.map(({ amount }) => amount));
  const toCustomer = sum(dues.flatMap(({ kind, amount }) => (kind === "refund" ? amount : [])));
  return { byCustomer: all - toCustomer, toCustomer };
}

/** The amounts that would be owed for the order itself, if an edit changed its total now. */
export function owedAfterEdit(order: Money, total: number): Owed {
  const edit = { confirmed_at: new Date().toISOString() } as NonNullable<Money["edits"]>[number];
  const { missing, excess } = orderMoney({
    ...order,
    total,
    edits: [...(order.edits ?? []), edit],
  });
  return { byCustomer: missing, toCustomer: excess };
}

/** The part of these payments that exceeds the order's total. The server can capture a payment only as a whole. */
export function excessOfCapture(order: Money, chosen: readonly Payment[]): number {
  const { captured, owed, excess } = orderMoney(order);
  const after = captured + sum(chosen.map(({ amount }) => amount)) - owed;
  return Math.max(0, after - excess);
}

/** True if an amount is owed other than the order's first capture, which has its own view. */
export const isToSettle = (order: Money): boolean =>
  duesOf(order).some(
    ({ of, kind }) =>
      of !== "order" || kind !== "capture" || shownPaymentStatus(order) === "payment_due",
  );

/**
 * The payment status to show. The server still returns "captured" after an edit has changed an order's total, and after it has
 * refunded a return, exchange, or claim.
 */
export function shownPaymentStatus(
  order: Money,
): Order["payment_status"] | "payment_due" | "refund_due" {
  const { payment_status } = order;
  if (!["captured", "partially_refunded", "refunded", "canceled"].includes(payment_status))
    return payment_status;
  const { byCustomer, toCustomer } = owedOf(order);
  if (byCustomer > 0) return "payment_due";
  if (toCustomer > 0) return "refund_due";
  const states = (order.payments ?? []).map(stateOf).filter((state) => state !== "canceled");
  const isKept = ["captured", "canceled"].includes(payment_status);
  if (!isKept || !states.some((state) => state.endsWith("refunded"))) return payment_status;
  return states.every((state) => state === "refunded") ? "refunded" : "partially_refunded";
}

/** The amounts of the order itself, including its edits. */
function orderMoney(order: Money) {
  if (!order.payments)
    return { captured: 0, owed: 0, excess: 0, kept: 0, missing: 0, uncaptured: 0 };
  const own = ownPayments(order);
  const captured = sum(own.filter((one) => !isOpen(one)).map(({ amount }) => amount));
  const authorized = sum(own.filter(isOpen).map(({ amount }) => amount));
  const total = order.total ?? captured + authorized;
  const undone = undonePayments(order);
  const [first] = [
    ...(order.edits ?? []).map(({ confirmed_at: at }) => at),
    ...undone.map(({ canceled_at: at }) => at),
  ]
    .flatMap((at) => (at ? Date.parse(at) : []))
    .toSorted((a, b) => a - b);
  // A goodwill refund before the first edit isn't part of the edit's difference.
  const later = otherRefunds(order).filter(
    ({ created_at }) => first === undefined || Date.parse(created_at) >= first,
  );
  const refunded = sum(later.map(({ amount }) => amount));
  const again = owedAgain(order, later);
  const over = captured - total;
  // After the excess is refunded, the customer doesn't owe it again.
  const excess = Math.max(0, over - refunded);
  const kept = sum(undone.map(({ amount }) => amount));
  const missing = Math.max(0, total + again - captured - authorized - recorded(order));
  return {
    captured,
    owed: total + Math.max(again, Math.min(Math.max(0, over), refunded)),
    excess,
    // The rest of the refunds pays back canceled exchanges.
    kept: Math.max(0, kept - Math.max(0, refunded - Math.max(0, over))),
    missing,
    uncaptured: Math.min(authorized, Math.max(0, total + again - captured)),
  };
}

/** The payments of the order, its exchanges, and its confirmed edits, each once. */
export function allPayments({ payments = [], edits = [] }: Money): Payment[] {
  const ofEdits = edits
    .filter(({ confirmed_at }) => confirmed_at)
    .flatMap(({ payment_collection }) => payment_collection?.payments ?? []);
  return [...new Map([...payments, ...ofEdits].map((one) => [one.id, one])).values()];
}

/** The payments without canceled ones, and without those of exchanges, which are settled with their exchange. */
const ownPayments = (order: Money): Payment[] =>
  allPayments(order).filter((one) => !one.swap_id && stateOf(one) !== "canceled");

/** Captured payments of canceled exchanges. The server doesn't refund them. */
export const undonePayments = ({ payments = [], swaps = [] }: Money): Payment[] => {
  const canceled = new Set(swaps.filter(({ canceled_at }) => canceled_at).map(({ id }) => id));
  return payments.filter(
    ({ swap_id, captured_at }) => captured_at && swap_id && canceled.has(swap_id),
  );
};

/** The captured and the authorized amounts of an order, including its exchanges. */
export function paymentSums(order: Money): { captured: number; authorized: number } {
  const ofExchanges = (order.payments ?? []).filter(
    (payment) => payment.swap_id && stateOf(payment) !== "canceled",
  );
  const all = [...ownPayments(order), ...ofExchanges];
  const of = (test: (payment: Payment) => boolean) =>
    sum(all.filter(test).map(({ amount }) => amount));
  return {
    captured: of((payment) => !isOpen(payment)),
    authorized: of(isOpen) + recorded(order),
  };
}

/** Money that was received another way, which an operator marked as authorized. It isn't among the payments. */
const recorded = ({ edits = [] }: Money): number =>
  sum(
    edits.flatMap(({ confirmed_at, payment_collection: collection }) =>
      confirmed_at && collection?.status === "authorized" && !collection.payments?.length
        ? collection.amount
        : [],
    ),
  );

/**
 * Refunds that don't belong to a return, exchange, or claim. The server doesn't store which refund belongs to what, so this
 * compares the reason and the amount.
 */
function otherRefunds({ refunds = [], returns, swaps, claims }: Money): Refund[] {
  const known: Record<string, number[] | undefined> = {
    return: returns?.map(({ refund_amount }) => refund_amount),
    swap: swaps?.filter(isSettled).map(({ difference_due }) => -(difference_due ?? 0)),
    claim: claims?.map(({ refund_amount }) => refund_amount ?? 0),
  };
  return refunds.filter(({ reason, amount }) => {
    if (reason === "other" || reason === "discount") return true;
    const amounts = known[reason];
    const index = amounts?.indexOf(amount) ?? 0;
    if (index < 0) return true;
    amounts?.splice(index, 1);
    return false;
  });
}
