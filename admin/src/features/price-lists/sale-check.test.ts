import { expect, it } from "vitest";
import { rowId } from "./list-prices.ts";
import { notBelowUsual } from "./sale-check.ts";

const price = (amount: number, facts: object = {}) => ({
  id: `ma_${amount}`,
  currency_code: "eur",
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  price_list_id: null,
  amount,
  ...facts,
});
const regions = [{ id: "reg_ie", currency_code: "eur" }];
const any = { min: null, max: null };
const mug = { id: "v1", group: "Mug", title: "Small", prices: [price(1000)] };
const jug = {
  id: "v2",
  group: "Jug",
  title: "Large",
  prices: [price(2000), price(90, { currency_code: "usd" })],
};

it("`notBelowUsual` finds sale prices at or above the base price, by currency, region, and quantity", () => {
  const found = notBelowUsual(
    {
      [rowId("v1", any)]: { eur: 1200, reg_ie: 800, usd: 5000 },
      [rowId("v1", { min: 10, max: null })]: { reg_ie: 1000 },
      [rowId("v2", any)]: { eur: 1999, usd: 91 },
      [rowId("gone", any)]: { eur: 5 },
    },
    [mug, jug],
    regions,
  );
  expect(
    found.map(({ variant, column, amount, usual }) => [variant.id, column, amount, usual]),
  ).toEqual([
    ["v1", "eur", 1200, 1000],
    ["v1", "reg_ie", 1000, 1000],
    ["v2", "usd", 91, 90],
  ]);
});
