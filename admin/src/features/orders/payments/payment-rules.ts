import {
  isFree,
  openPayments,
  refundable,
  type Payment,
} from "../../../resources/order-balance.ts";
import type { LineItem, Order } from "../order.ts";

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
  if (order.status === "canceled") return "canceled";
  if (!(order.payments ?? []).some(({ captured_at }) => captured_at)) return "notCaptured";
  return refundable(order) === 0 ? "allRefunded" : undefined;
}

/** A line that a refund can include: an item, or a shipping method. */
export interface RefundLine {
  id: string;
  title: string;
  note: string;
  quantity: number;
  /** The amount for the whole quantity, as the server returns it. */
  total: number;
}

type Bought = Pick<
  LineItem,
  "id" | "title" | "description" | "quantity" | "returned_quantity" | "total"
>;

/** Lines that aren't fully returned, then the shipping costs. */
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

/** Suggested refund for these quantities, limited to the amount left to refund. */
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

/** Edits whose payment is pending or received. */
export const collectionsOf = ({
  edits = [],
}: Pick<Order, "edits">): { edit: Edit; collection: Collection }[] =>
  edits.flatMap((edit) => {
    const collection = edit.payment_collection;
    if (!collection) return [];
    const stands = edit.status === "requested" || edit.status === "confirmed";
    return stands || (collection.payments ?? []).length > 0 ? [{ edit, collection }] : [];
  });

/** Payments of the order without those of its edits, which are listed with the edit: the server may return them in both places. */
export const plainPayments = (order: Pick<Order, "payments" | "edits">): Payment[] => {
  const ofEdits = new Set(paymentsOfEdits(order).map(({ id }) => id));
  return (order.payments ?? []).filter(({ id }) => !ofEdits.has(id));
};

/** A payment of the order, of one of its exchanges, or of one of its edits. */
export const paymentIn = (order: Order, id: string): Payment | undefined =>
  [...(order.payments ?? []), ...paymentsOfEdits(order)].find((payment) => payment.id === id);

/** True if the server handles the payment separately, because it isn't one of the order's payments. */
export const isApart = (order: Pick<Order, "payments">, { id }: Pick<Payment, "id">): boolean =>
  !(order.payments ?? []).some((payment) => payment.id === id);

const paymentsOfEdits = (order: Pick<Order, "edits">): Payment[] =>
  collectionsOf(order).flatMap(({ collection }) => collection.payments ?? []);

/** The provider that records payments made elsewhere: it transfers no money. */
export const isManual = ({ provider_id }: Pick<Payment, "provider_id">): boolean =>
  provider_id === "manual" || provider_id === "system";
