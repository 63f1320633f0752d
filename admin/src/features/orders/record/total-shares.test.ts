import { expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import { discountShares, taxShares } from "./total-shares.ts";

const rate = (rates: readonly number[]) => rates.map((one) => `${one}%`).join(" + ");

it("`discountShares` assigns the server's whole discount to a single code, regardless of how its shares were rounded", () => {
  expect(
    discountShares(
      anOrder({
        discount_total: 334,
        discounts: [{ id: "disc_1", code: "TEN" }],
        items: [{ adjustments: [{ discount_id: "disc_1", amount: 333.4 }] }],
      }),
    ),
  ).toEqual([{ name: "TEN", amount: 334 }]);
});

it("`discountShares` splits a discount by code only if the shares add up to the server's sum", () => {
  const parts = {
    discounts: [
      { id: "disc_1", code: "TEN" },
      { id: "disc_2", code: "FIVE" },
    ],
    items: [
      {
        adjustments: [
          { discount_id: "disc_1", amount: 200 },
          { discount_id: "disc_2", amount: 100 },
        ],
      },
    ],
  };
  expect(discountShares(anOrder({ ...parts, discount_total: 300 }))).toEqual([
    { name: "TEN", amount: 200 },
    { name: "FIVE", amount: 100 },
  ]);
  expect(discountShares(anOrder({ ...parts, discount_total: 299 }))).toEqual([
    { name: "TEN", amount: undefined },
    { name: "FIVE", amount: undefined },
  ]);
});

it("`discountShares` assigns the whole discount, including tax, to the only code that lowers the price of items", () => {
  const order = anOrder({
    discount_total: 300,
    discounts: [
      { id: "disc_1", code: "TEN" },
      { id: "disc_2", code: "FREESHIP" },
    ],
    items: [{ adjustments: [{ discount_id: "disc_1", amount: 300 }] }],
  });
  for (const total of [300, 357])
    expect(discountShares(order, total)).toEqual([
      { name: "TEN", amount: total },
      { name: "FREESHIP", amount: 0 },
    ]);
});

it("`taxShares` adds up the tax of items and shipping by rate if the result equals the server's sum", () => {
  const parts = {
    items: [
      { tax_lines: [{ rate: 19 }], tax_total: 190 },
      { tax_lines: [{ rate: 7 }], tax_total: 70 },
      { tax_lines: [{ rate: 0 }], tax_total: 0 },
    ],
    shipping_methods: [{ tax_lines: [{ rate: 19 }], tax_total: 95 }],
  };
  expect(taxShares(anOrder({ ...parts, tax_total: 355 }), rate)).toEqual([
    { name: "19%", amount: 285 },
    { name: "7%", amount: 70 },
  ]);
  expect(
    taxShares(anOrder({ ...parts, tax_total: 354 }), rate).map(({ amount }) => amount),
  ).toEqual([undefined, undefined]);
});

it("`taxShares` combines the rates of an item with several tax lines, because the server returns only their sum", () => {
  expect(
    taxShares(
      anOrder({
        tax_total: 82,
        items: [{ tax_lines: [{ rate: 6 }, { rate: 2.2 }], tax_total: 82 }],
      }),
      rate,
    ),
  ).toEqual([{ name: "6% + 2.2%", amount: 82 }]);
});
