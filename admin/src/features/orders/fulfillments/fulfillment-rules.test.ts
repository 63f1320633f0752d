import { describe, expect, it } from "vitest";
import { anOrder } from "../../../testing/an-order.ts";
import type { Order } from "../order.ts";
import {
  fulfillmentIn,
  isWaiting,
  linesToFulfill,
  sourceOf,
  fulfillmentSourcesOf,
  stateOf,
  toFulfill,
} from "./fulfillment-rules.ts";

const then = "2026-03-19T11:30:00.000Z";
const line = (id: string, quantity: number, fulfilled_quantity: number | null = null) => ({
  id,
  quantity,
  fulfilled_quantity,
});
const parcel = (id: string, more: object = {}) => ({
  id,
  shipped_at: null,
  canceled_at: null,
  ...more,
});
const order = (more: object = {}) =>
  anOrder({
    fulfillment_status: "not_fulfilled",
    no_notification: null,
    items: [line("a", 3, 1), line("b", 2, 2)],
    ...more,
  });
const swap = (more: object = {}) => ({
  id: "swap_1",
  canceled_at: null,
  additional_items: [line("c", 1)],
  shipping_methods: [{ id: "sm_1" }],
  fulfillments: [],
  no_notification: true,
  ...more,
});
const claim = (more: object = {}) => ({
  id: "claim_1",
  type: "replace",
  canceled_at: null,
  additional_items: [line("d", 1)],
  fulfillments: [],
  no_notification: null,
  ...more,
});
const problemOf = (one: Order, id = "") => sourceOf(one, id)?.problem;

describe("an order", () => {
  it("can be fulfilled in parts, limited to its unfulfilled items", () => {
    const own = fulfillmentSourcesOf(order())[0];
    expect(own && linesToFulfill(own).map((one) => [one.id, toFulfill(one)])).toEqual([["a", 2]]);
  });
  it("waits for fulfillment unless it is canceled", () => {
    const waits = (more: object = {}) => fulfillmentSourcesOf(order(more)).map(isWaiting);
    expect(waits()).toEqual([true]);
    expect(waits({ status: "canceled" })).toEqual([false]);
  });
  it.each([
    [{}, undefined],
    [{ status: "canceled" }, "canceled"],
    [{ items: [line("b", 2, 2)] }, "allFulfilled"],
    [{ items: [line("b", 2, 2)], fulfillment_status: "requires_action" }, "requiresAction"],
  ])("with %j has the problem %s", (more, problem) => expect(problemOf(order(more))).toBe(problem));
});

describe("an exchange", () => {
  it.each([
    [{}, undefined],
    [{ canceled_at: then }, "canceled"],
    [{ shipping_methods: [] }, "notConfirmed"],
    [{ fulfillments: [parcel("ful_1")] }, "allFulfilled"],
    [{ fulfillments: [parcel("ful_1", { canceled_at: then })] }, undefined],
  ])("with %j has the problem %s", (more, problem) =>
    expect(problemOf(order({ swaps: [swap(more)] }), "swap_1")).toBe(problem),
  );
  it("says whether the customer is notified", () => {
    const one = order({ swaps: [swap()], claims: [claim()] });
    expect(fulfillmentSourcesOf(one).map(({ notify }) => notify)).toEqual([true, false, true]);
  });
});

describe("a claim", () => {
  it.each([
    [{}, undefined],
    [{ canceled_at: then }, "canceled"],
    [{ type: "refund" }, "nothingToSend"],
    [{ additional_items: [] }, "nothingToSend"],
    [{ fulfillments: [parcel("ful_1")] }, "allFulfilled"],
  ])("with %j has the problem %s", (more, problem) =>
    expect(problemOf(order({ claims: [claim(more)] }), "claim_1")).toBe(problem),
  );
  it("has all of its items to fulfill, and none once it is fulfilled", () => {
    const open = sourceOf(order({ claims: [claim()] }), "claim_1");
    const packed = sourceOf(order({ claims: [claim({ fulfillments: [parcel("f")] })] }), "claim_1");
    expect(open && linesToFulfill(open)).toHaveLength(1);
    expect(packed && linesToFulfill(packed)).toHaveLength(0);
  });
});

it("`fulfillmentIn` finds the order, exchange, or claim of a fulfillment", () => {
  const one = order({
    fulfillments: [parcel("ful_1")],
    swaps: [swap({ fulfillments: [parcel("ful_2", { shipped_at: then })] })],
  });
  expect(fulfillmentIn(one, "ful_1")?.parcel.kind).toBe("order");
  const found = fulfillmentIn(one, "ful_2");
  expect(found?.parcel.kind).toBe("swap");
  expect(found && stateOf(found.fulfillment)).toBe("shipped");
  expect(fulfillmentIn(one, "ful_3")).toBeUndefined();
});
