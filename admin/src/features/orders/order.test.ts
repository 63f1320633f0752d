import { expect, it } from "vitest";
import { anOrder } from "../../testing/an-order.ts";
import { lateDays } from "./order.ts";

it("an open order is late if items have waited for fulfillment for more than three days", () => {
  const order = (parts: object) =>
    anOrder({ created_at: "2026-11-20T12:00:00Z", fulfillment_status: "not_fulfilled", ...parts });
  const at = (day: number) => Date.parse(`2026-11-${day}T13:00:00Z`);
  expect(lateDays(order({}), at(22))).toBeUndefined();
  expect(lateDays(order({}), at(23))).toBe(3);
  expect(lateDays(order({ fulfillment_status: "partially_fulfilled" }), at(27))).toBe(7);
  expect(lateDays(order({ fulfillment_status: "shipped" }), at(23))).toBeUndefined();
  expect(lateDays(order({ status: "canceled" }), at(23))).toBeUndefined();
});
