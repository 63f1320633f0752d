import type { Order } from "@countertop/sdk/types";

/* The rules for the money of an order, each in one place: next steps, badges, captures, refunds, completion, and the timeline
   use them. All amounts are from the server. Only their differences are calculated here. */

export type Payment = NonNullable<Order["payments"]>[number];
type Swap = NonNullable<Order["swaps"]>[number];
type Refund = NonNullable<Order["refunds"]>[number];

/** The parts of an order that decide its balance, so that a list requests only these. */
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
const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Payments of the order that are authorized and not captured. The payment of an exchange is captured with the exchange. */
export const openPayments = ({ payments = [] }: Pick<Order, "payments">): Payment[] =>
  payments.filter((payment) => isOpen(payment) && !payment.swap_id);

/**
 * True if the server's capture of the order takes exactly these payments. It captures every open payment, including an exchange's,
 * which then stays unsettled. Otherwise, each payment is captured separately.
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

/** True if nothing had to be paid, for example because a gift card paid for everything. The server still waits for a capture. */
export const isFree = ({
  payments = [],
  payment_status,
}: Pick<Order, "payments" | "payment_status">): boolean =>
  payments.length === 0 && payment_status === "awaiting";

/** The amount that is authorized or captured. The server's own amount still includes canceled payments. */
export const paidOf = ({ paid_total = 0, payments = [] }: Pick<Order, "paid_total" | "payments">) =>
  payments
    .filter(({ captured_at, canceled_at }) => canceled_at && !captured_at)
    .reduce((left, { amount }) => left - amount, paid_total);

/**
 * The amount that can be refunded now. This is at most the rest of the captured payments: the server's `refundable_amount` includes
 * payments that are only authorized, which it then refuses to refund.
 */
export function refundable({
  refundable_amount = 0,
  payments = [],
}: Pick<Order, "refundable_amount" | "payments">): number {
  const taken = payments
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((left, { amount, amount_refunded }) => left + amount - amount_refunded, 0);
  return Math.max(0, Math.min(refundable_amount, taken));
}

/** True once the difference of an exchange is captured or refunded. */
export const isSettled = ({ payment_status }: Pick<Swap, "payment_status">): boolean =>
  ["captured", "difference_refunded", "partially_refunded", "refunded"].includes(payment_status);

/** An amount that is owed, and the reason. */
export interface Due {
  of: "order" | "exchange" | "claim";
  /**
   * The kind of amount. `capture`: the customer has authorized it. `payment`: it's not covered yet. `refund`: it's owed to
   * the customer.
   */
  kind: "capture" | "payment" | "refund";
  /** Id of the exchange or claim. */
  id: string;
  amount: number;
  /** True if the provider rejected the payment, which can be retried. */
  refused: boolean;
}

/** Amounts owed for an order and its edits, exchanges, and claims. If the list is empty, the order is settled. */
export function duesOf(order: Money): Due[] {
  if (order.status === "canceled") return [];
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
  const { uncaptured, missing, excess } = orderMoney(order);
  add("order", "capture", id, uncaptured, payment_status);
  add("order", "payment", id, missing, undefined);
  add("order", "refund", id, excess, undefined);
  for (const swap of order.swaps ?? []) {
    if (swap.canceled_at || !swap.confirmed_at || isSettled(swap)) continue;
    const due = swap.difference_due ?? 0;
    // The payment was captured with the order's payments. The exchange still has to be settled, but nothing is owed.
    const isCaptured = order.payments?.some(
      (payment) => payment.swap_id === swap.id && payment.captured_at,
    );
    if (due > 0 && isCaptured) continue;
    add("exchange", due > 0 ? "capture" : "refund", swap.id, Math.abs(due), swap.payment_status);
  }
  for (const { id, type, canceled_at, payment_status, refund_amount } of order.claims ?? [])
    if (!canceled_at && type === "refund" && payment_status !== "refunded")
      add("claim", "refund", id, refund_amount ?? 0, payment_status);
  return dues;
}

/** Amounts owed in either direction, authorized or not. */
export interface Owed {
  /** Amount that the customer owes. */
  byCustomer: number;
  /** Amount that the store owes the customer. */
  toCustomer: number;
}
export function owedOf(order: Money): Owed {
  const dues = duesOf(order);
  const total = (test: (due: Due) => boolean) => sum(dues.filter(test).map(({ amount }) => amount));
  return {
    byCustomer: total(({ kind }) => kind !== "refund"),
    toCustomer: total(({ kind }) => kind === "refund"),
  };
}

/** The part of a capture of these payments that exceeds the order's total. The server can only capture a payment completely. */
export function excessOfCapture(order: Money, chosen: readonly Payment[]): number {
  const { captured, owed, excess } = orderMoney(order);
  const after = captured + sum(chosen.map(({ amount }) => amount)) - owed;
  return Math.max(0, after - excess);
}

/** True if an amount other than the order's first capture is due. That capture has its own view. */
export const isToSettle = (order: Money): boolean =>
  duesOf(order).some(
    ({ of, kind }) =>
      of !== "order" || kind !== "capture" || shownPaymentStatus(order) === "payment_due",
  );

/** The payment status to show. The server still considers an order paid after an edit has changed its total. */
export function shownPaymentStatus(
  order: Money,
): Order["payment_status"] | "payment_due" | "refund_due" {
  const { payment_status } = order;
  if (!["captured", "partially_refunded", "refunded"].includes(payment_status))
    return payment_status;
  const { byCustomer, toCustomer } = owedOf(order);
  return byCustomer > 0 ? "payment_due" : toCustomer > 0 ? "refund_due" : payment_status;
}

/** Figures of the order itself, with its edits. */
function orderMoney(order: Money) {
  if (!order.payments) return { captured: 0, owed: 0, excess: 0, missing: 0, uncaptured: 0 };
  const own = ownPayments(order);
  const captured = sum(own.filter((one) => !isOpen(one)).map(({ amount }) => amount));
  const authorized = sum(own.filter(isOpen).map(({ amount }) => amount));
  const total = order.total ?? captured + authorized;
  const edited = (order.edits ?? []).flatMap(({ confirmed_at: at }) => at ?? []).sort();
  // A goodwill refund before the first edit doesn't belong to the edit's difference.
  const refunded = sum(
    otherRefunds(order)
      .filter(({ created_at }) => !edited[0] || Date.parse(created_at) >= Date.parse(edited[0]))
      .map(({ amount }) => amount),
  );
  const over = captured - total;
  // After the excess is refunded, the customer owes nothing again.
  const excess = Math.max(0, over - refunded);
  const missing = Math.max(0, total - captured - authorized - recorded(order));
  return {
    captured,
    owed: total + Math.min(Math.max(0, over), refunded),
    excess,
    missing,
    uncaptured: Math.min(authorized, Math.max(0, total - captured)),
  };
}

/**
 * Payments of the order and of its confirmed edits, each once, without canceled ones. Payments of exchanges are settled with
 * the exchange.
 */
function ownPayments({ payments = [], edits = [] }: Money): Payment[] {
  const ofEdits = edits
    .filter(({ confirmed_at }) => confirmed_at)
    .flatMap(({ payment_collection }) => payment_collection?.payments ?? []);
  const all = new Map([...payments, ...ofEdits].map((payment) => [payment.id, payment]));
  return [...all.values()].filter((payment) => !payment.swap_id && stateOf(payment) !== "canceled");
}

/** Everything captured and everything still authorized for an order, with its exchanges. */
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

/** Money that was received another way, which an operator marked as authorized. It has no payment. */
const recorded = ({ edits = [] }: Money): number =>
  sum(
    edits.flatMap(({ confirmed_at, payment_collection: collection }) =>
      confirmed_at && collection?.status === "authorized" && !collection.payments?.length
        ? collection.amount
        : [],
    ),
  );

/** Refunds that don't belong to a return, exchange, or claim. The server stores no link, so they are matched by reason and amount. */
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
