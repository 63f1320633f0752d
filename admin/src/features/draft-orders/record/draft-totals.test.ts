import { expect, it } from "vitest";
import { basisOf, totalsFigures, type Totals } from "../../../resources/totals.ts";
import { draftTotals } from "./draft-totals.ts";

/** The figures of a cart that aren't zero, after a check that they add up to its total. */
function figures(cart: Totals) {
  const all = totalsFigures(draftTotals(cart));
  expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(cart.total);
  return all.filter(({ amount }) => amount !== 0).map(({ id, amount }) => [id, amount]);
}

it("the figures of a draft add up to the server's total even if a gift card also pays for tax", () => {
  expect(
    figures({
      subtotal: 10_000,
      items: [{ unit_price: 10_000, quantity: 1, subtotal: 10_000 }],
      discount_total: 1000,
      shipping_total: 500,
      item_tax_total: 1710,
      tax_total: 1805,
      gift_card_total: 4000,
      gift_card_tax_total: 760,
      total: 6545,
    }),
  ).toEqual([
    ["subtotal", 10_000],
    ["discount", -1000],
    ["shipping", 500],
    ["tax", 1045],
    ["giftCards", -4000],
  ]);
});

it("the figures of a draft include tax if the prices of its items do, except custom items without tax", () => {
  const cart = {
    items: [
      { unit_price: 11_900, quantity: 1, subtotal: 10_000, includes_tax: true },
      { unit_price: 1190, quantity: 2, subtotal: 2000, includes_tax: true },
      { unit_price: 300, quantity: 1, subtotal: 300, includes_tax: false, original_tax_total: 0 },
    ],
    subtotal: 12_300,
    discount_total: 1000,
    shipping_total: 500,
    item_tax_total: 2090,
    tax_total: 2185,
    total: 13_985,
  };
  expect(basisOf(draftTotals(cart))).toBe("withTax");
  expect(figures(cart)).toEqual([
    ["items", 14_580],
    ["discount", -1190],
    ["shipping", 595],
  ]);
});
