import { duesOf, paymentSums } from "../../../resources/order-balance.ts";
import type { Order } from "../order.ts";

/** One figure of the totals, identified by the name of its string. */
export interface Figure {
  id:
    | "items"
    | "subtotal"
    | "discount"
    | "shipping"
    | "tax"
    | "giftCards"
    | "giftCardTax"
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

/** Basis of the amounts above an order's total: prices with tax, or before tax. */
export type Basis = "withTax" | "beforeTax";

/** Tax of the items and of shipping. The server's tax is lower if a gift card is used, because gift cards reduce the tax. */
const taxParts = ({ item_tax_total: items = 0, gift_card_tax_total: cards, ...order }: Order) => ({
  items,
  shipping: (order.tax_total ?? 0) - items + (cards ?? 0),
  cards: cards ?? 0,
});

/** The discount with its tax. The server's discount is before tax, and also lowers the tax. */
const discountWithTax = (order: Order): number =>
  sumOf(order.items, priceOf) -
  ((order.subtotal ?? 0) - (order.discount_total ?? 0) + taxParts(order).items);

/**
 * The basis on which the lines of an order add up: with tax only if the price of every line includes it. Because of rounding, the
 * amounts can differ from the total by a cent. The order then shows amounts before tax, as the server stores them.
 */
export function basisOf(order: Order): Basis {
  const { items = [], discount_total = 0 } = order;
  const included = items.length > 0 && items.every(({ includes_tax }) => includes_tax);
  return included && (discount_total > 0 || discountWithTax(order) === 0) ? "withTax" : "beforeTax";
}

/** True if the two bases show different amounts. */
export const isTaxed = (order: Order): boolean => {
  const { items, shipping, cards } = taxParts(order);
  return items !== 0 || shipping !== 0 || cards !== 0;
};

/** The discount on the basis of the order. */
export const discountOf = (order: Order): number =>
  basisOf(order) === "withTax" ? discountWithTax(order) : (order.discount_total ?? 0);

/** The totals of an order as sums, each on the basis of its lines. */
export function totalBlocks(order: Order): Block[] {
  const { total = 0, refunded_total: refunded = 0 } = order;
  const blocks: Block[] = [];
  const basis = basisOf(order);
  const tax = taxParts(order);
  const withTax = basis === "withTax";
  const shipping = (order.shipping_total ?? 0) + (withTax ? tax.shipping : 0);
  blocks.push({
    figures: [
      {
        id: withTax ? "items" : "subtotal",
        amount: sumOf(order.items, (item) => lineAmount(item, basis)),
      },
      { id: "discount", amount: -discountOf(order) },
      { id: "shipping", amount: shipping },
      ...(withTax ? [] : [{ id: "tax" as const, amount: order.tax_total ?? 0 }]),
      { id: "giftCards", amount: -(order.gift_card_total ?? 0) },
      ...(withTax && tax.cards > 0 ? [{ id: "giftCardTax" as const, amount: -tax.cards }] : []),
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

type Line = Pick<NonNullable<Order["items"]>[number], "unit_price" | "quantity" | "subtotal">;
const priceOf = ({ unit_price, quantity }: Line): number => unit_price * quantity;
const sumOf = <One>(all: readonly One[] = [], amount: (one: One) => number): number =>
  all.reduce((sum, one) => sum + amount(one), 0);

/** The amount that a line shows, before discounts. */
export const lineAmount = (line: Line, basis: Basis): number =>
  basis === "withTax" ? priceOf(line) : (line.subtotal ?? priceOf(line));

/** The price of one unit on the same basis. */
export const linePrice = (line: Line, basis: Basis): number =>
  lineAmount(line, basis) === priceOf(line)
    ? line.unit_price
    : lineAmount(line, basis) / line.quantity;

/** Amounts that aren't authorized, and amounts to refund, below the totals. */
export function dueRows(order: Order): { id: "payment_due" | "refund_due"; amount: number }[] {
  const dues = duesOf(order);
  return (["payment", "refund"] as const).flatMap((kind) => {
    const amount = dues
      .filter((due) => due.kind === kind)
      .reduce((sum, due) => sum + due.amount, 0);
    return amount > 0 ? [{ id: `${kind}_due` as const, amount }] : [];
  });
}
