import { duesOf, paymentSums } from "../../../resources/order-balance.ts";
import { totalsFigures, type TotalsFigure } from "../../../resources/totals.ts";
import type { Order } from "../order.ts";

/** One figure of the totals. Its id is the name of its string. */
export interface Figure {
  id:
    | TotalsFigure["id"]
    | "total"
    | "exchange"
    | "withExchanges"
    | "paid"
    | "authorized"
    | "refunded"
    | "net";
  amount: number;
}
/** Figures that add up to the sum below them. */
export interface Block {
  figures: readonly Figure[];
  sum: Figure;
}

/** The order's totals as blocks of figures that add up. Like the lines, the first block is either before tax or with tax. */
export function totalBlocks(order: Order): Block[] {
  const { total = 0, refunded_total: refunded = 0 } = order;
  const blocks: Block[] = [{ figures: totalsFigures(order), sum: { id: "total", amount: total } }];
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
  const { captured, authorized } = paymentSums(order);
  if (order.status === "canceled" && captured === 0) return blocks;
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

/** The amounts below the totals: payments that aren't authorized, and amounts to refund. */
export function dueRows(order: Order): { id: "payment_due" | "refund_due"; amount: number }[] {
  const dues = duesOf(order);
  return (["payment", "refund"] as const).flatMap((kind) => {
    const amount = dues
      .filter((due) => due.kind === kind)
      .reduce((sum, due) => sum + due.amount, 0);
    return amount > 0 ? [{ id: `${kind}_due` as const, amount }] : [];
  });
}
