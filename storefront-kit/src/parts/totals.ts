/** The tax basis of all prices on a page: they include tax, as in Europe, or are before tax, as in the United States. */
export type PriceBasis = "tax-included" | "before-tax";

export interface TotalsRow {
  readonly name: "items" | "discount" | "delivery" | "tax" | "gift-card" | "gift-card-tax";
  /** The amount in the currency's smallest unit. Negative if the row lowers the total. */
  readonly amount: number;
}

export interface Totals {
  readonly basis: PriceBasis;
  /** Rows on the same tax basis. Their amounts add up to the total. */
  readonly rows: readonly TotalsRow[];
  /** The total in the currency's smallest unit. */
  readonly total: number;
  /** The tax in the total. If prices are before tax, the tax is also a row. */
  readonly tax: number;
}

type Amount = number | null | undefined;

/** A line of a cart or an order. */
export interface LineAmounts {
  readonly original_total?: Amount;
  readonly subtotal?: Amount;
  readonly total?: Amount;
}

/** A cart or an order with its totals. You can pass any cart or order from the API. */
export interface CartOrOrderSums {
  readonly region?: { readonly includes_tax?: boolean } | null | undefined;
  readonly items?: readonly LineAmounts[] | undefined;
  readonly shipping_methods?: readonly object[] | undefined;
  readonly subtotal?: Amount;
  readonly discount_total?: Amount;
  readonly shipping_total?: Amount;
  readonly shipping_tax_total?: Amount;
  readonly tax_total?: Amount;
  readonly gift_card_total?: Amount;
  readonly gift_card_tax_total?: Amount;
  readonly total?: Amount;
}

/** Returns the totals of a cart or an order, on the tax basis of its region's prices. Amounts that the store omits count as 0. */
export function totalsOf(of: CartOrOrderSums): Totals {
  const basis = of.region?.includes_tax ? "tax-included" : "before-tax";
  const giftCard = of.gift_card_total ?? 0;
  const giftCardTax = of.gift_card_tax_total ?? 0;
  // An order's tax doesn't include the gift card's tax anymore, but a cart's tax does.
  const tax = (of.tax_total ?? 0) - ("display_id" in of ? 0 : giftCardTax);
  const hasDelivery = (of.shipping_methods?.length ?? 0) > 0;
  const rows: TotalsRow[] = [];
  const add = (name: TotalsRow["name"], amount: number, always = false): void => {
    if (always || amount !== 0) rows.push({ name, amount });
  };
  if (basis === "tax-included") {
    const items = of.items ?? [];
    const before = sum(items.map((item) => lineAmount(item, basis)));
    add("items", before, true);
    add("discount", sum(items.map(({ total }) => total ?? 0)) - before);
    add("delivery", (of.shipping_total ?? 0) + (of.shipping_tax_total ?? 0), hasDelivery);
    add("gift-card", -giftCard);
    add("gift-card-tax", -giftCardTax);
  } else {
    add("items", of.subtotal ?? 0, true);
    add("discount", -(of.discount_total ?? 0));
    add("delivery", of.shipping_total ?? 0, hasDelivery);
    add("tax", tax, true);
    add("gift-card", -giftCard);
  }
  return { basis, rows, total: of.total ?? 0, tax };
}

/** Returns a line's amount before discounts. The amounts of all lines add up to the row `items`. */
export function lineAmount(item: LineAmounts, basis: PriceBasis): number {
  return (basis === "tax-included" ? (item.original_total ?? item.total) : item.subtotal) ?? 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
