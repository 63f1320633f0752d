import type { Order } from "@countertop/sdk/types";

/**
 * The claims for a refund that isn't paid yet. The server keeps a claim whose refund failed and never pays it, so a later
 * refund of the same amount, with a claim as the reason, settles it.
 */
export function unpaidClaims({ claims = [], refunds = [] }: Pick<Order, "claims" | "refunds">) {
  const live = claims.filter(({ type, canceled_at }) => type === "refund" && !canceled_at);
  const isRefunded = (claim: (typeof live)[number]) => claim.payment_status === "refunded";
  const paid = refunds.flatMap(({ reason, amount }) => (reason === "claim" ? amount : []));
  /** Assigns one of the refunds to the claim. Returns false if none of the remaining ones has its amount. */
  const takeRefund = ({ refund_amount }: (typeof live)[number]) => {
    const index = paid.indexOf(refund_amount ?? 0);
    if (index !== -1) paid.splice(index, 1);
    return index !== -1;
  };
  live.filter(isRefunded).forEach(takeRefund);
  return live.filter((claim) => !isRefunded(claim) && !takeRefund(claim));
}

type Refund = NonNullable<Order["refunds"]>[number];
type Priced = { unit_price: number; quantity: number } | null | undefined;
const worth = (line: Priced): number => (line ? line.unit_price * line.quantity : 0);
export const sum = (amounts: readonly number[]): number =>
  amounts.reduce((all, one) => all + one, 0);

/**
 * The sum of the refunds for a lowered total that a later edit raised again, so that the customer owes the amount again. A
 * refund with a discount as the reason is goodwill.
 */
export function owedAgain({ edits = [] }: Pick<Order, "edits">, refunds: readonly Refund[]) {
  const confirmed = edits.flatMap(({ confirmed_at, changes = [] }) => {
    const by = changes.map((one) => worth(one.line_item) - worth(one.original_line_item));
    return confirmed_at ? [{ at: Date.parse(confirmed_at), by: sum(by) }] : [];
  });
  const undone = refunds.filter(({ reason, created_at }) => {
    const at = Date.parse(created_at);
    const before = confirmed.filter((one) => one.at <= at).map(({ by }) => by);
    return (
      reason !== "discount" && sum(before) < 0 && confirmed.some((one) => one.at > at && one.by > 0)
    );
  });
  return sum(undone.map(({ amount }) => amount));
}

/** A line that a refund can include: an item, or a shipping method. */
export interface RefundLine {
  id: string;
  title: string;
  note: string;
  quantity: number;
  /** The total for this quantity: the server's total, or its share if part of the line was returned. */
  total: number;
}

type Bought = Pick<
  NonNullable<Order["items"]>[number],
  "id" | "title" | "description" | "quantity" | "returned_quantity" | "total"
>;

/** The items that aren't fully returned, and the shipping methods. Leaves out lines that cost nothing. */
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

/** The suggested refund for these quantities, limited to the amount that is left to refund. Null if all quantities are 0. */
export function proposal(
  lines: readonly RefundLine[],
  counts: Readonly<Record<string, number>>,
  most: number,
): number | null {
  const chosen = lines.filter(({ id }) => (counts[id] ?? 0) > 0);
  if (chosen.length === 0) return null;
  const shares = chosen.map(({ id, quantity, total }) =>
    Math.round((total * (counts[id] ?? 0)) / quantity),
  );
  return Math.min(sum(shares), most);
}
