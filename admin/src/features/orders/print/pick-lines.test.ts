import { expect, test } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import type { Order } from "../order.ts";
import { pickLines, placeOf, slipsOf, slipsToPrint } from "./pick-lines.ts";

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
  const [group, ...others] = pickLines(
    [
      order(7, [item("a", "Teapot", 2), item("b", "Mug", 1, 1)]),
      order(8, [item("c", "Teapot", 3, 1), item("d", "Apron", 1), item("e", "Teapot", 1)]),
    ],
    [],
  );
  expect(others).toEqual([]);
  const lines = group?.lines ?? [];
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

const kit = (id: string, quantity: number) => ({
  ...item(id, "Kit", quantity),
  variant: {
    title: "Kit",
    sku: "KIT",
    inventory_items: [
      { inventory_item_id: "cup", required_quantity: 2 },
      { inventory_item_id: "pot", required_quantity: 1 },
    ],
  },
});
const reserved = (line_item_id: string, location_id: string, thing: string, quantity: number) => ({
  id: `${line_item_id} ${location_id} ${thing}`,
  line_item_id,
  location_id,
  inventory_item_id: thing,
  quantity,
});

test("a pick list has the items at the locations where they are reserved, in units of the line", () => {
  const reservations = [
    reserved("a", "hamburg", "cup", 4),
    reserved("a", "hamburg", "pot", 2),
    reserved("a", "osaka", "cup", 2),
    reserved("a", "osaka", "pot", 1),
    reserved("other", "osaka", "pot", 9),
  ];
  const orders = [order(7, [kit("a", 4)])];
  expect(
    pickLines(orders, reservations).map(({ location, lines }) => [location, lines[0]?.quantity]),
  ).toEqual([
    ["hamburg", 2],
    ["osaka", 1],
    ["", 1],
  ]);
  const [slip] = orders.flatMap(slipsOf);
  expect(placeOf(slip?.lines ?? [], reservations)).toBeUndefined();
  expect(placeOf(slip?.lines ?? [], reservations.slice(0, 2))).toBe("hamburg");
});

test("a packing slip lists the unfulfilled items, or every item if the order is fulfilled", () => {
  const shown = (one: Order) =>
    slipsOf(one)[0]?.lines.map(({ item, quantity }) => [item.id, quantity]);
  expect(shown(order(1, [item("a", "Mug", 3, 1), item("b", "Tea", 1, 1)]))).toEqual([["a", 2]]);
  expect(shown(order(1, [item("a", "Mug", 3, 3), item("b", "Tea", 1, 1)]))).toEqual([
    ["a", 3],
    ["b", 1],
  ]);
});

const parcel = (id: string, day: number, more: object = {}) => ({
  id,
  items: [{ item_id: "a", quantity: 1 }],
  created_at: `2026-11-0${day}`,
  shipped_at: null,
  canceled_at: null,
  ...more,
});

test("a package's packing slip lists its contents, and has its number on the order's page", () => {
  const fulfillments = [parcel("ful_2", 2), parcel("ful_1", 1, { canceled_at: "2026-11-02" })];
  const [, slip, ...others] = slipsOf(order(1, [item("a", "Mug", 3, 1)], { fulfillments }));
  expect(others).toEqual([]);
  expect(slip).toMatchObject({ id: "ful_2", parcel: { number: 2 } });
  expect(slip?.lines.map(({ item, quantity }) => [item.id, quantity])).toEqual([["a", 1]]);
});

test("many orders are printed with what isn't packed and what isn't shipped, or else with all packages", () => {
  const shipped = { shipped_at: "2026-11-03" };
  const printed = (fulfilled: number, ...fulfillments: object[]) =>
    slipsToPrint(order(1, [item("a", "Mug", 3, fulfilled)], { fulfillments })).map(({ id }) => id);
  expect(printed(0)).toEqual([""]);
  expect(printed(2, parcel("ful_2", 2), parcel("ful_1", 1, shipped))).toEqual(["", "ful_2"]);
  expect(printed(3, parcel("ful_2", 2), parcel("ful_1", 1, shipped))).toEqual(["ful_2"]);
  expect(printed(3, parcel("ful_2", 2, shipped), parcel("ful_1", 1, shipped))).toEqual([
    "ful_1",
    "ful_2",
  ]);
});
