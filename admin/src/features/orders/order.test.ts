import { expect, it } from "vitest";
import { anOrder } from "../../testing/an-order.ts";
import { isLate } from "./order.ts";

it("marks an open order as late if items have waited for fulfillment for more than three days", () => {
  const order = (parts: object) =>
    anOrder({ created_at: "2026-11-20T12:00:00Z", fulfillment_status: "not_fulfilled", ...parts });
  const at = (day: number) => Date.parse(`2026-11-${day}T13:00:00Z`);
  expect(isLate(order({}), at(22))).toBe(false);
  expect(isLate(order({}), at(23))).toBe(true);
  expect(isLate(order({ fulfillment_status: "partially_fulfilled" }), at(23))).toBe(true);
  expect(isLate(order({ fulfillment_status: "shipped" }), at(23))).toBe(false);
  expect(isLate(order({ status: "canceled" }), at(23))).toBe(false);
});
