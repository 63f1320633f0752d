import { expect, test } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import type { Order } from "../order.ts";
import { parcelLines, pickLines, slipLines } from "./pick-lines.ts";

const item = (id: string, variant: string, quantity: number, fulfilled = 0) => ({
  id,
  variant_id: variant,
  title: variant,
  quantity,
  fulfilled_quantity: fulfilled,
  returned_quantity: null,
  variant: { title: "One size", sku: `SKU-${variant}` },
});
const order = (number: number, items: readonly object[], rest: object = {}) =>
  anOrder({ id: `order_${number}`, display_id: number, items, ...rest });

test("a pick list has each item once, with its orders, and excludes fulfilled items", () => {
  const lines = pickLines([
    order(7, [item("a", "Teapot", 2), item("b", "Mug", 1, 1)]),
    order(8, [item("c", "Teapot", 3, 1), item("d", "Apron", 1), item("e", "Teapot", 1)]),
  ]);
  expect(lines.map(({ name, sku, quantity, orders }) => [name, sku, quantity, orders])).toEqual([
    ["Apron · One size", "SKU-Apron", 1, [{ id: "order_8", number: 8, quantity: 1 }]],
    [
      "Teapot · One size",
      "SKU-Teapot",
      5,
      [
        { id: "order_7", number: 7, quantity: 2 },
        { id: "order_8", number: 8, quantity: 3 },
      ],
    ],
  ]);
});

test("a packing slip lists the unfulfilled items, or every item if the order is fulfilled", () => {
  const shown = (one: Order) => slipLines(one).map(({ item, quantity }) => [item.id, quantity]);
  expect(shown(order(1, [item("a", "Mug", 3, 1), item("b", "Tea", 1, 1)]))).toEqual([["a", 2]]);
  expect(shown(order(1, [item("a", "Mug", 3, 3), item("b", "Tea", 1, 1)]))).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
});

test("a package's packing slip lists its contents", () => {
  const one = order(1, [item("a", "Mug", 3, 3), item("b", "Tea", 1, 1)]);
  const fulfillment = { items: [{ item_id: "a", quantity: 2 }] };
  const numbered = { parcel: { items: one.items }, fulfillment, number: 1 } as never;
  expect(parcelLines(numbered).map(({ item, quantity }) => [item.id, quantity])).toEqual([
    ["a", 2],
  ]);
});
