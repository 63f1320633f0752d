import { expect, it } from "vitest";
import { bestSellersOf } from "./best-sellers.ts";
import { spanOf } from "./sales.ts";

const now = new Date(2026, 10, 28, 12);
const span = spanOf("7", now);

const item = (title: string, quantity: number, product_id?: string, returned_quantity = 0) => ({
  title,
  quantity,
  returned_quantity,
  ...(product_id && { variant: { product_id } }),
});
const order = (day: number, ...items: ReturnType<typeof item>[]) => ({
  created_at: new Date(2026, 10, day, 9).toISOString(),
  status: "pending",
  items,
});

it("the list of best sellers sums each product's units in the period, and sorts by units sold", () =>
  expect(
    bestSellersOf(
      [
        order(28, item("Mug", 2, "prod_1"), item("Engraving", 5)),
        order(22, item("Mug", 4, "prod_1")),
      ],
      span,
    ),
  ).toEqual([
    { id: "prod_1", title: "Mug", picture: undefined, sold: 6 },
    { id: undefined, title: "Engraving", picture: undefined, sold: 5 },
  ]));

it("the list of best sellers excludes returned units, canceled orders, and orders before the period", () =>
  expect(
    bestSellersOf(
      [
        order(27, item("Mug", 2, "prod_1", 2), item("Jug", 3, "prod_2", 1)),
        { ...order(27, item("Pot", 9, "prod_3")), status: "canceled" },
        order(20, item("Pan", 9, "prod_4")),
      ],
      span,
    ).map(({ title, sold }) => [title, sold]),
  ).toEqual([["Jug", 2]]));
