import type { LineItem, Order } from "@countertop/sdk/types";

/* The server's rules for refunds and for the carts of exchanges, with its rounding. A conformance test compares them with the
   store. */

export interface Priced {
  unit_price: number;
  includes_tax: boolean;
  /** Tax rates as percentages. */
  rates: readonly number[];
}
interface CartLine extends Priced {
  quantity: number;
  discount: number;
}
type OrderDiscount = NonNullable<Order["discounts"]>[number];
type Discounted = Pick<LineItem, "adjustments" | "allow_discounts" | "quantity">;

const add = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const taxOf = (amount: number, rates: readonly number[]) =>
  add(rates.map((rate) => Math.round((amount * rate) / 100)));

/** A unit's price before tax. */
function netOf({ unit_price, includes_tax, rates }: Priced): number {
  const rate = add(rates) / 100;
  return includes_tax ? unit_price - Math.round((rate * unit_price) / (1 + rate)) : unit_price;
}

export const pricedOf = (item: LineItem): Priced => ({
  unit_price: item.unit_price,
  includes_tax: item.includes_tax === true,
  rates: (item.tax_lines ?? []).map(({ rate }) => rate),
});

/** The order's discount that applies to items. An order has at most one. */
export const itemDiscountOf = ({ discounts = [] }: Partial<Pick<Order, "discounts">>) =>
  discounts.find(({ rule }) => rule?.type !== "free_shipping");

/** The discount of a whole line. */
export function lineDiscount(item: Discounted, discount: OrderDiscount | undefined): number {
  const applied = (item.adjustments ?? []).filter(({ discount_id }) =>
    discount_id ? item.allow_discounts && discount_id === discount?.id : true,
  );
  return add(applied.map(({ amount }) => amount));
}

/** The refund for units of a line, given the discount of each unit. */
export function refundSum(priced: Priced, quantity: number, unitDiscount: number): number {
  const net = (netOf(priced) - unitDiscount) * quantity;
  return net + taxOf(net, priced.rates);
}

/** The price of shipping, including tax. */
export const shippingSum = (price: number, { includes_tax, rates }: Omit<Priced, "unit_price">) =>
  includes_tax ? price : price + taxOf(price, rates);

/** The amount of a cart's line before tax and discount. */
function subtotalOf(line: Omit<CartLine, "discount">): number {
  const { unit_price, quantity, includes_tax, rates } = line;
  return unit_price * quantity - (includes_tax ? taxOf(netOf(line) * quantity, rates) : 0);
}

/** A cart line's amount before the discount, plus the tax on its amount after the discount. */
const lineSum = (line: CartLine): number =>
  subtotalOf(line) + taxOf(netOf(line) * line.quantity - line.discount, line.rates);

/** The total of a cart's lines. The server rounds the sum of the discounts. */
export const cartSum = (lines: readonly CartLine[]): number =>
  add(lines.map(lineSum)) - Math.round(add(lines.map(({ discount }) => discount)));

/** Returned units in the cart of an exchange. The server subtracts the discount of the whole line. */
export const returnedLine = (priced: Priced, quantity: number, discount: number): CartLine => ({
  ...priced,
  unit_price: -priced.unit_price,
  quantity,
  discount: -discount,
});

/** Adds the order's discount to the lines that are sent in an exchange. */
export function withDiscount(
  lines: readonly (Omit<CartLine, "discount"> & { discountable: boolean })[],
  rule: OrderDiscount["rule"] | undefined,
): CartLine[] {
  const all = add(lines.filter(({ discountable }) => discountable).map(subtotalOf));
  return lines.map((line) => {
    const full = subtotalOf(line);
    const { type, value = 0, allocation } = rule ?? {};
    const share =
      type === "percentage"
        ? Math.round((full / 100) * value)
        : allocation === "total"
          ? (Math.min(value, all) * full) / (all || 1)
          : value * line.quantity;
    return { ...line, discount: line.discountable ? Math.min(share, full) : 0 };
  });
}
