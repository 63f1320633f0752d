import { expect, it } from "vitest";
import { cartSum, refundSum, returnedLine, withDiscount } from "./order-sums.ts";

const mug = { unit_price: 1999, includes_tax: true, rates: [19] };

it("a refund subtracts the discount of each unit before tax, and rounds the tax of the line", () => {
  expect([1, 2].map((quantity) => refundSum(mug, quantity, 168))).toEqual([1799, 3599]);
});

it("an exchange subtracts the discount of the whole line, as the server does", () => {
  expect(cartSum([returnedLine(mug, 1, 504)])).toBe(-1399);
});

it.each([
  ["percentage", "total", 10, 168],
  ["fixed", "item", 100, 200],
  ["fixed", "total", 5000, 3360],
  ["fixed", "total", 1250, 1250],
])(
  "`withDiscount` gives a sent line its share of a %s discount for each %s",
  (type, allocation, value, off) => {
    const quantity = type === "percentage" ? 1 : 2;
    const line = { ...mug, quantity, discountable: true };
    const [sent] = withDiscount([line, { ...line, discountable: false }], {
      type,
      value,
      allocation,
    } as never);
    expect(sent?.discount).toBe(off);
  },
);
