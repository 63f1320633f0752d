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
  ["nothing that was not shipped", order(null, null), []],
  ["what was shipped", order(3, null), [3]],
  ["not what came back", order(3, 1, ["received", 1]), [2]],
  ["not what is on its way back", order(5, 1, ["received", 1], ["requested", 2]), [2]],
  ["what a canceled return would have taken", order(3, 0, ["canceled", 3]), [3]],
  ["nothing where all came back", order(3, 3), []],
  ["nothing of an order without items", {}, []],
] as const)("returnable items: %s", (_, given, expected) => {
  expect(returnableItems(given).map(({ quantity }) => quantity)).toEqual(expected);
});
