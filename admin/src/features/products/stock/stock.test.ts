import { expect, it } from "vitest";
import { stockOf } from "./stock.ts";

const variant = (inventory_quantity: number, manage_inventory = true) => ({
  inventory_quantity,
  manage_inventory,
});

it("`stockOf` adds up the stock of tracked variants, and excludes others", () => {
  expect(stockOf([variant(5), variant(7), variant(100, false)])).toEqual({
    quantity: 12,
    counted: 2,
    least: 5,
  });
  expect(stockOf([variant(100, false)])).toEqual({ quantity: 0, counted: 0, least: Infinity });
  expect(stockOf([])).toMatchObject({ quantity: 0, counted: 0 });
});

it("`stockOf` doesn't subtract one variant's backorders from the stock of others", () => {
  expect(stockOf([variant(3), variant(-2)]).quantity).toBe(3);
});
