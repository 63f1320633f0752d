import { expect, it } from "vitest";
import { lineSteps, pricesToday } from "./price-reasons.ts";
import type { LineItem } from "../order.ts";

it("`lineSteps` gives the last code the remainder of a discount whose shares have fractions of a cent", () => {
  const order = { discounts: [{ id: "disc_1", code: "FIVE" }] } as Parameters<typeof lineSteps>[0];
  const line = {
    subtotal: 2420,
    discount_total: 247,
    tax_total: 413,
    total: 2586,
    tax_lines: [{ rate: 19 }, { rate: 0 }],
    adjustments: [
      { discount_id: "disc_1", amount: 164.4, description: "discount" },
      { discount_id: "gone", amount: 82.4, description: "Old code" },
    ],
  } as LineItem;
  const { beforeTax, discounts, rates, tax, total } = lineSteps(order, line);
  expect(discounts).toEqual([
    { name: "FIVE", amount: -164 },
    { name: "Old code", amount: -83 },
  ]);
  expect(rates).toEqual([19]);
  expect(discounts.reduce((sum, { amount = 0 }) => sum + amount, beforeTax + tax)).toBe(total);
});

it("`pricesToday` returns the prices for the order's region and quantity", () => {
  const price = (amount: number, more: object = {}) => ({
    amount,
    currency_code: "eur",
    region_id: null,
    price_list_id: null,
    min_quantity: null,
    max_quantity: null,
    ...more,
  });
  const order = { region_id: "reg_eu", currency_code: "eur" };
  const prices = [
    price(1000),
    price(900, { region_id: "reg_eu" }),
    price(800, { region_id: "reg_ie" }),
    price(1100, { currency_code: "usd" }),
    price(700, { price_list_id: "pl_1", min_quantity: 10 }),
    price(750, { price_list_id: "pl_1", max_quantity: 9 }),
  ];
  const today = pricesToday(prices, order, 2);
  expect(today.list?.amount).toBe(900);
  expect(today.priceLists.map(({ amount }) => amount)).toEqual([750]);
  expect(pricesToday(prices, order, 10).priceLists.map(({ amount }) => amount)).toEqual([700]);
});
