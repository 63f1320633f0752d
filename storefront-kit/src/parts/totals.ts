/** Prices on a page either all include tax, as in Europe, or are all before tax, as in the United States. */
export type PriceBasis = "tax-included" | "before-tax";

export interface TotalsRow {
  readonly name: "items" | "discount" | "delivery" | "tax" | "gift-card" | "gift-card-tax";
  /** The amount in the currency's smallest unit. Negative if the row lowers the total. */
  readonly amount: number;
}

export interface Totals {
  readonly basis: PriceBasis;
  /** Rows on the same price basis. Their amounts add up to the total. */
  readonly rows: readonly TotalsRow[];
  readonly total: number;
  /** The tax in the total. With prices before tax, it is also a row. */
  readonly tax: number;
}

type Amount = number | null | undefined;

/** A line of a cart or an order. */
export interface LineAmounts {
  readonly original_total?: Amount;
  readonly subtotal?: Amount;
  readonly total?: Amount;
}

/** A cart or an order with its totals. Any cart or order of the API fits. */
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

/** The totals of a cart or an order, as its region quotes prices. Amounts that the store omits count as 0. */
export function totalsOf(of: CartOrOrderSums): Totals {
  const basis = of.region?.includes_tax ? "tax-included" : "before-tax";
  const giftCard = of.gift_card_total ?? 0;
  const giftCardTax = of.gift_card_tax_total ?? 0;
  // In an order, the gift card's tax is already subtracted. In a cart, it isn't.
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

/** A line's amount before discounts. The lines add up to the row of the items. */
export function lineAmount(item: LineAmounts, basis: PriceBasis): number {
  return (basis === "tax-included" ? (item.original_total ?? item.total) : item.subtotal) ?? 0;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
