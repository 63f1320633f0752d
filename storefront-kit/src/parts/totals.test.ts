import { describe, expect, it } from "vitest";
import { lineAmount, totalsOf } from "./totals.ts";

// Responses of the real store: two dinner plates with shipping.
const plates = { id: "item_1", quantity: 2 };
const delivered = [{ id: "sm_1" }];
const AMERICA = {
  region: { includes_tax: false },
  shipping_methods: delivered,
  subtotal: 4000,
  shipping_total: 1200,
  shipping_tax_total: 96,
  items: [{ ...plates, subtotal: 4000, total: 4320, original_total: 4320 }],
};
const EUROPE = {
  region: { includes_tax: true },
  shipping_methods: delivered,
  subtotal: 3025,
  shipping_total: 490,
  shipping_tax_total: 93,
  items: [{ ...plates, subtotal: 3025, total: 3600, original_total: 3600 }],
};
const euroDiscount = {
  ...EUROPE,
  discount_total: 303,
  items: [{ ...plates, subtotal: 3025, total: 3239, original_total: 3600 }],
};
const card = { gift_card_total: 1500, gift_card_tax_total: 285 };

const cases: [string, object, Record<string, number>, { total: number; tax: number }][] = [
  [
    "an order before tax",
    { ...AMERICA, display_id: 1, tax_total: 416, total: 5616 },
    { items: 4000, delivery: 1200, tax: 416 },
    { total: 5616, tax: 416 },
  ],
  [
    "an order before tax with a discount",
    { ...AMERICA, display_id: 1, discount_total: 1000, tax_total: 336, total: 4536 },
    { items: 4000, discount: -1000, delivery: 1200, tax: 336 },
    { total: 4536, tax: 336 },
  ],
  [
    "an order before tax that a gift card paid",
    {
      ...AMERICA,
      display_id: 1,
      gift_card_total: 5200,
      gift_card_tax_total: 416,
      tax_total: 0,
      total: 0,
    },
    { items: 4000, delivery: 1200, tax: 0, "gift-card": -5200 },
    { total: 0, tax: 0 },
  ],
  [
    "a cart before tax with a gift card, whose `tax_total` still includes the gift card's tax",
    {
      ...AMERICA,
      gift_card_total: 1500,
      gift_card_tax_total: 120,
      tax_total: 416,
      total: 3996,
    },
    { items: 4000, delivery: 1200, tax: 296, "gift-card": -1500 },
    { total: 3996, tax: 296 },
  ],
  [
    "an order with tax",
    { ...EUROPE, display_id: 1, tax_total: 668, total: 4183 },
    { items: 3600, delivery: 583 },
    { total: 4183, tax: 668 },
  ],
  [
    "an order with tax, a discount and a gift card",
    { ...euroDiscount, ...card, display_id: 1, tax_total: 325, total: 2037 },
    { items: 3600, discount: -361, delivery: 583, "gift-card": -1500, "gift-card-tax": -285 },
    { total: 2037, tax: 325 },
  ],
  [
    "a cart with tax, a discount and a gift card",
    { ...euroDiscount, ...card, tax_total: 610, total: 2037 },
    { items: 3600, discount: -361, delivery: 583, "gift-card": -1500, "gift-card-tax": -285 },
    { total: 2037, tax: 325 },
  ],
];

describe("totalsOf", () => {
  it.each(cases)(
    "returns rows for %s on one tax basis, which add up to the total",
    (_name, of, rows, { total, tax }) => {
      const totals = totalsOf(of);
      expect(Object.fromEntries(totals.rows.map(({ name, amount }) => [name, amount]))).toEqual(
        rows,
      );
      expect(totals).toMatchObject({ total, tax });
      expect(totals.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    },
  );

  it("omits shipping until a method is chosen, and includes it even if it is free", () => {
    const { shipping_methods: _, ...unsent } = { ...AMERICA, shipping_total: 0 };
    const names = (of: object) => totalsOf(of).rows.map(({ name }) => name);
    expect(names(unsent)).toEqual(["items", "tax"]);
    expect(names({ ...AMERICA, shipping_total: 0 })).toEqual(["items", "delivery", "tax"]);
  });

  it("uses the same tax basis as the lines, whose amounts add up to the items before discounts", () => {
    for (const of of [AMERICA, euroDiscount]) {
      const { basis, rows } = totalsOf(of);
      expect(lineAmount(of.items[0] ?? {}, basis)).toBe(rows[0]?.amount);
    }
  });
});
