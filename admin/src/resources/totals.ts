interface Line {
  unit_price: number;
  quantity: number;
  includes_tax?: boolean;
  subtotal?: number | null;
  /** The tax before discounts. It is zero for custom items, which the store doesn't tax. */
  original_tax_total?: number | null;
}
type Amount = number | null | undefined;

/** The server's totals of an order or a cart, in minor units. */
export interface Totals {
  items?: readonly Line[];
  subtotal?: Amount;
  discount_total?: Amount;
  shipping_total?: Amount;
  tax_total?: Amount;
  item_tax_total?: Amount;
  gift_card_total?: Amount;
  gift_card_tax_total?: Amount;
  total?: Amount;
}

/** A figure that leads to the total. */
export interface TotalsFigure {
  id: "items" | "subtotal" | "discount" | "shipping" | "tax" | "giftCards" | "giftCardTax";
  amount: number;
}

/** The basis of the amounts above a total: with tax, or before tax. */
export type Basis = "withTax" | "beforeTax";

/** The tax of the items and of shipping. The server's tax is lower if gift cards were used, because they reduce the tax. */
const taxParts = ({ item_tax_total: items, gift_card_tax_total: cards, ...rest }: Totals) => ({
  items: items ?? 0,
  shipping: (rest.tax_total ?? 0) - (items ?? 0) + (cards ?? 0),
  cards: cards ?? 0,
});

const priceOf = ({ unit_price, quantity }: Line): number => unit_price * quantity;
const sumOf = (lines: readonly Line[] = [], amount: (line: Line) => number): number =>
  lines.reduce((sum, line) => sum + amount(line), 0);

/** The discount including its tax. The server's discount is before tax, and also lowers the tax. */
const discountWithTax = (totals: Totals): number =>
  sumOf(totals.items, priceOf) -
  ((totals.subtotal ?? 0) - (totals.discount_total ?? 0) + taxParts(totals).items);

/**
 * The basis on which the lines add up. It is "with tax" only if the price of every taxed line includes tax. If rounding causes a
 * difference of a cent, the amounts are before tax, as the server stores them.
 */
export function basisOf(totals: Totals): Basis {
  const { items = [], discount_total } = totals;
  const included =
    items.some(({ includes_tax }) => includes_tax) &&
    items.every((line) => line.includes_tax || line.original_tax_total === 0);
  return included && ((discount_total ?? 0) > 0 || discountWithTax(totals) === 0)
    ? "withTax"
    : "beforeTax";
}

/** True if amounts with tax differ from amounts before tax. */
export const isTaxed = (totals: Totals): boolean => {
  const { items, shipping, cards } = taxParts(totals);
  return items !== 0 || shipping !== 0 || cards !== 0;
};

/** The discount, on the basis of the lines. */
export const discountOf = (totals: Totals): number =>
  basisOf(totals) === "withTax" ? discountWithTax(totals) : (totals.discount_total ?? 0);

/** The amount that a line shows before discounts. */
export const lineAmount = (line: Line, basis: Basis): number =>
  basis === "withTax" ? priceOf(line) : (line.subtotal ?? priceOf(line));

/** The price of one unit before discounts, on this basis. */
export const linePrice = (line: Line, basis: Basis): number =>
  lineAmount(line, basis) === priceOf(line)
    ? line.unit_price
    : lineAmount(line, basis) / line.quantity;

/** Figures that add up to the total, on the same basis as the lines. */
export function totalsFigures(totals: Totals): TotalsFigure[] {
  const basis = basisOf(totals);
  const tax = taxParts(totals);
  const withTax = basis === "withTax";
  return [
    {
      id: withTax ? "items" : "subtotal",
      amount: sumOf(totals.items, (line) => lineAmount(line, basis)),
    },
    { id: "discount", amount: -discountOf(totals) },
    { id: "shipping", amount: (totals.shipping_total ?? 0) + (withTax ? tax.shipping : 0) },
    ...(withTax ? [] : [{ id: "tax" as const, amount: totals.tax_total ?? 0 }]),
    { id: "giftCards", amount: -(totals.gift_card_total ?? 0) },
    ...(withTax && tax.cards > 0 ? [{ id: "giftCardTax" as const, amount: -tax.cards }] : []),
  ];
}
