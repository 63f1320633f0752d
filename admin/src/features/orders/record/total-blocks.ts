import { duesOf, paymentSums } from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";

/** One figure of the totals, by the name of its string. */
export interface Figure {
  id:
    | "items"
    | "included"
    | "subtotal"
    | "discount"
    | "shipping"
    | "tax"
    | "giftCards"
    | "total"
    | "exchange"
    | "withExchanges"
    | "paid"
    | "authorized"
    | "refunded"
    | "net";
  amount: number;
}
/** Figures that add up to the one below them. */
export interface Block {
  figures: readonly Figure[];
  sum: Figure;
}

/**
 * The totals of an order as sums. Lines show their price times quantity, so in a region whose prices include tax the first block
 * leads from their sum to the server's subtotal, which is before tax.
 */
export function totalBlocks(order: Order): Block[] {
  const { subtotal = 0, total = 0, refunded_total: refunded = 0, items = [] } = order;
  const blocks: Block[] = [];
  const ofLines = items.reduce((sum, item) => sum + lineAmount(item), 0);
  if (ofLines !== subtotal)
    blocks.push({
      figures: [
        { id: "items", amount: ofLines },
        { id: "included", amount: subtotal - ofLines },
      ],
      sum: { id: "subtotal", amount: subtotal },
    });
  blocks.push({
    figures: [
      { id: "subtotal", amount: subtotal },
      { id: "discount", amount: -(order.discount_total ?? 0) },
      { id: "shipping", amount: order.shipping_total ?? 0 },
      { id: "tax", amount: order.tax_total ?? 0 },
      { id: "giftCards", amount: -(order.gift_card_total ?? 0) },
    ],
    sum: { id: "total", amount: total },
  });
  const exchanges = (order.swaps ?? []).flatMap(({ difference_due: due, canceled_at }) =>
    due && !canceled_at ? [due] : [],
  );
  if (exchanges.length > 0)
    blocks.push({
      figures: [
        { id: "total", amount: total },
        ...exchanges.map((amount) => ({ id: "exchange" as const, amount })),
      ],
      sum: { id: "withExchanges", amount: exchanges.reduce((sum, due) => sum + due, total) },
    });
  if (order.status === "canceled" && refunded === 0) return blocks;
  const { captured, authorized } = paymentSums(order);
  const figures: Figure[] = [
    ...(captured > 0 || authorized === 0 ? [{ id: "paid" as const, amount: captured }] : []),
    ...(authorized > 0 ? [{ id: "authorized" as const, amount: authorized }] : []),
    ...(refunded > 0 ? [{ id: "refunded" as const, amount: -refunded }] : []),
  ];
  blocks.push({
    figures,
    sum: { id: "net", amount: figures.reduce((sum, { amount }) => sum + amount, 0) },
  });
  return blocks;
}

/** The amount a line shows: its price times its quantity. */
export const lineAmount = ({ unit_price, quantity }: { unit_price: number; quantity: number }) =>
  unit_price * quantity;

/** Amounts that nobody has authorized, and that are due back, below the totals. */
export function dueRows(order: Order): { id: "payment_due" | "refund_due"; amount: number }[] {
  const dues = duesOf(order);
  return (["payment", "refund"] as const).flatMap((kind) => {
    const amount = dues
      .filter((due) => due.kind === kind)
      .reduce((sum, due) => sum + due.amount, 0);
    return amount > 0 ? [{ id: `${kind}_due` as const, amount }] : [];
  });
}
