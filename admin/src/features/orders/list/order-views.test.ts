import { expect, it } from "vitest";
import { orderViews } from "./order-views.ts";

it("an order with a failed capture stays in the tab of orders to capture", () => {
  const search = new URLSearchParams(orderViews.capture);
  expect(search.get("payment")?.split(",")).toEqual(["awaiting", "requires_action"]);
});
