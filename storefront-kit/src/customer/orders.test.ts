import type { Order } from "@countertop/sdk/types";
import { expect, it } from "vitest";
import { returnableItems } from "./orders.ts";

const order = (
  shipped_quantity: number | null,
  returned_quantity: number | null,
  ...returns: [status: string, quantity: number][]
): Pick<Order, "items" | "returns"> =>
  ({
    items: [{ id: "cup", quantity: 5, shipped_quantity, returned_quantity }],
    returns: returns.map(([status, quantity]) => ({
      status,
      items: [{ item_id: "cup", quantity }],
    })),
  }) as unknown as Pick<Order, "items" | "returns">;

it.each([
  ["none if nothing was shipped", order(null, null), []],
  ["the shipped quantity", order(3, null), [3]],
  ["without the returned quantity", order(3, 1, ["received", 1]), [2]],
  ["without the quantity in an open return", order(5, 1, ["received", 1], ["requested", 2]), [2]],
  ["including the quantity in a canceled return", order(3, 0, ["canceled", 3]), [3]],
  ["none if everything was returned", order(3, 3), []],
  ["none if the order has no items", {}, []],
] as const)("returnable items: %s", (_, given, expected) => {
  expect(returnableItems(given).map(({ quantity }) => quantity)).toEqual(expected);
});
