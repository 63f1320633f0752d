import type { Price } from "../../../resources/variant-prices.ts";
import type { LineItem, Order } from "../order.ts";
import type { Share } from "./total-shares.ts";

/** The steps from the price before tax to the amount that the customer pays, which add up to the total. */
export interface PriceSteps {
  beforeTax: number;
  discounts: readonly Share[];
  /** The rates of a tax that the server returns as one amount. */
  rates: readonly number[];
  tax: number;
  total: number;
}
type Priced = Pick<LineItem, "subtotal" | "discount_total" | "tax_total" | "total"> & {
  tax_lines?: readonly { rate: number }[];
};

const ratesOf = ({ tax_lines = [] }: Priced): number[] =>
  tax_lines.map(({ rate }) => rate).filter((rate) => rate > 0);

/**
 * A line's figures from the server. The last code gets the remainder of the discount, because each code's share is rounded to a
 * cent.
 */
export function lineSteps(order: Pick<Order, "discounts">, line: LineItem): PriceSteps {
  const { subtotal = 0, discount_total: off = 0, tax_total: tax, total, adjustments = [] } = line;
  let left = off;
  const discounts = adjustments.map(({ discount_id, amount, description }, index) => {
    const part = index === adjustments.length - 1 ? left : Math.round(amount);
    left -= part;
    const code = order.discounts?.find(({ id }) => id === discount_id)?.code;
    return { name: code ?? description, amount: -part };
  });
  return {
    beforeTax: subtotal,
    discounts,
    rates: ratesOf(line),
    tax: tax ?? 0,
    total: total ?? 0,
  };
}

type ShippingMethod = NonNullable<Order["shipping_methods"]>[number];

export const shippingSteps = (method: ShippingMethod): PriceSteps => ({
  beforeTax: method.subtotal ?? method.price,
  discounts: [],
  rates: ratesOf(method),
  tax: method.tax_total ?? 0,
  total: method.total ?? method.price,
});

/** A variant's prices that apply to this order's region and quantity. A price for the region replaces one for the currency. */
export function pricesToday<One extends Price>(
  prices: readonly One[],
  { region_id, currency_code }: Pick<Order, "region_id" | "currency_code">,
  quantity: number,
): { list: One | undefined; priceLists: One[] } {
  const all = prices.filter(
    (one) =>
      (one.region_id == null ? one.currency_code === currency_code : one.region_id === region_id) &&
      quantity >= (one.min_quantity ?? 0) &&
      quantity <= (one.max_quantity ?? Infinity),
  );
  const own = all.filter(({ price_list_id }) => price_list_id == null);
  return {
    list: own.find((one) => one.region_id != null) ?? own[0],
    priceLists: all.filter(({ price_list_id }) => price_list_id != null),
  };
}
