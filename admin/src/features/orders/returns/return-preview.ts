import type { Order } from "../order.ts";
import {
  chosenLines,
  pays,
  sends,
  worthOf,
  type Draft,
  type ShippingChoice,
} from "./return-draft.ts";
import type { ReturnableLine } from "./returnable.ts";
import {
  cartSum,
  itemDiscountOf,
  pricedOf,
  returnedLine,
  shippingSum,
  withDiscount,
  type Priced,
} from "../../../resources/order-sums.ts";

/** An estimate including tax, before the request is sent. */
export interface Preview {
  returned: number;
  backShipping: number;
  added: number;
  outShipping: number;
  /** The amount that the customer has to pay. If it is negative, the customer gets money back. */
  difference: number;
  /** The amount by which the returned items of an exchange are credited below their refund. */
  short: number;
}

export interface Prices {
  /** Variants with their prices in the order's region, by id. */
  variants: ReadonlyMap<string, Priced & { product_id: string; discountable: boolean }>;
  /** Taxes of shipping options, by id. */
  shipping: ReadonlyMap<string, Omit<Priced, "unit_price">>;
}

export function previewOf(
  draft: Draft,
  returnable: readonly ReturnableLine[],
  prices: Prices,
  order: Pick<Order, "items" | "discounts">,
): Preview {
  const costOf = ({ option, price }: ShippingChoice) =>
    shippingSum(price || 0, prices.shipping.get(option) ?? { includes_tax: false, rates: [] });
  const backShipping = costOf(draft.back);
  const outShipping = sends(draft) ? costOf(draft.out) : 0;
  if (draft.kind === "exchange") {
    const given = exchangedLines(draft, returnable);
    const sent = sentLines(draft, prices, order);
    // The server rounds the discount of the whole cart.
    const [returned, items] = [-cartSum(given), cartSum([...given, ...sent])];
    const difference = items + backShipping + outShipping;
    const short = worthOf(draft, returnable) - returned;
    // Ignores rounding, which is at most a cent for each unit.
    const isShort = short > given.reduce((units, { quantity }) => units + quantity, 0);
    const added = items + returned;
    return { returned, backShipping, added, outShipping, difference, short: isShort ? short : 0 };
  }
  const returned = worthOf(draft, returnable);
  const added = sends(draft) ? cartSum(sentLines(draft, prices, { items: [] })) : 0;
  // A customer doesn't pay for a claim, even if items are sent.
  const refund = draft.refund ?? (draft.kind === "claim" ? returned : returned - backShipping);
  const difference = pays(draft) ? -refund : 0;
  return { returned, backShipping, added, outShipping, difference, short: 0 };
}

const exchangedLines = (draft: Draft, returnable: readonly ReturnableLine[]) => {
  const lineOf = new Map(returnable.map((line) => [line.item.id, line]));
  return chosenLines(draft).flatMap(([id, { quantity }]) => {
    const line = lineOf.get(id);
    return line ? returnedLine(pricedOf(line.item), quantity, line.discount) : [];
  });
};

/** The sent lines, with the discount of the order. */
function sentLines(
  { added }: Draft,
  { variants }: Prices,
  order: Partial<Pick<Order, "items" | "discounts">>,
) {
  const discount = itemDiscountOf(order);
  /** True unless the discount has conditions that the product doesn't meet. Only the order's own items show that. */
  const isMet = (product: string): boolean => {
    const all = order.items?.filter(({ allow_discounts }) => allow_discounts) ?? [];
    const same = all.filter(({ variant }) => variant?.product_id === product);
    return (same.length > 0 ? same : all).every(({ adjustments = [] }) => adjustments.length > 0);
  };
  return withDiscount(
    added.flatMap(({ id, quantity }) => {
      const variant = variants.get(id);
      if (!variant || !quantity) return [];
      const { product_id, discountable } = variant;
      return {
        ...variant,
        quantity,
        discountable: discountable && discount !== undefined && isMet(product_id),
      };
    }),
    discount?.rule,
  );
}
