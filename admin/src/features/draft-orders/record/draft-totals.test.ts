import { expect, it } from "vitest";
import type { DraftOrder } from "../draft-order.ts";
import { draftTotals } from "./draft-totals.ts";

it("the lines add up to the server's total if a gift card also pays for tax", () => {
  const lines = draftTotals({
    subtotal: 10_000,
    discount_total: 1000,
    shipping_total: 500,
    tax_total: 1805,
    gift_card_total: 4000,
    gift_card_tax_total: 760,
    total: 6545,
  } as DraftOrder["cart"]);
  expect(lines).toEqual([
    ["subtotal", 10_000],
    ["discounts", -1000],
    ["shipping", 500],
    ["tax", 1045],
    ["giftCards", -4000],
    ["total", 6545],
  ]);
  const parts = lines.slice(0, -1).reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
  expect(parts).toBe(6545);
});

it("the totals lead from the sum of lines to the subtotal if prices include tax", () => {
  const lines = draftTotals({
    items: [
      { unit_price: 2000, quantity: 1 },
      { unit_price: 1250, quantity: 1 },
    ],
    subtotal: 2931,
    discount_total: 168,
    shipping_total: 0,
    tax_total: 287,
    total: 3050,
  } as DraftOrder["cart"]);
  expect(lines.slice(0, 3)).toEqual([
    ["items", 3250],
    ["included", -319],
    ["subtotal", 2931],
  ]);
  const parts = lines.slice(2, -1).reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
  expect(parts).toBe(3050);
});
