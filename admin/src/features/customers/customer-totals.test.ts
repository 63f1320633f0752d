import { expect, it } from "vitest";
import { sumsOf } from "./customer-totals.ts";

it("`sumsOf` adds up orders by currency, without canceled orders, and minus refunds", () => {
  expect(
    sumsOf([
      { status: "pending", currency_code: "jpy", total: 900, refunded_total: 0 },
      { status: "completed", currency_code: "eur", total: 1000, refunded_total: 250 },
      { status: "canceled", currency_code: "eur", total: 5000, refunded_total: 0 },
      { status: "archived", currency_code: "eur", total: 99 },
    ]),
  ).toEqual([
    { currency: "eur", amount: 849 },
    { currency: "jpy", amount: 900 },
  ]);
  expect(sumsOf([{ status: "canceled", currency_code: "eur", total: 1 }])).toEqual([]);
});
