import { describe, expect, it } from "vitest";
import { stepsTo, type Target } from "./allocate-rules.ts";
import {
  bestPlace,
  byPreference,
  free,
  standing,
  stockProblem,
  takesFromOthers,
  type Reservation,
  type Stock,
} from "./stock.ts";

const level = (location_id: string, stocked_quantity: number, reserved_quantity = 0) => ({
  location_id,
  stocked_quantity,
  reserved_quantity,
});
const stock: Stock = new Map([
  ["mug", [{ item: "i_mug", each: 1, levels: [level("here", 5, 4), level("there", 9)] }]],
  [
    "set",
    [
      { item: "i_mug", each: 2, levels: [level("here", 5, 4)] },
      { item: "i_tray", each: 1, levels: [level("here", 1)] },
    ],
  ],
]);
const line = { id: "line_1", variant_id: "mug" };
const reservation = (more: Partial<Reservation> = {}): Reservation => ({
  id: "res_1",
  line_item_id: "line_1",
  inventory_item_id: "i_mug",
  location_id: "here",
  quantity: 3,
  ...more,
});

describe("the stock of a line", () => {
  it("consists of the stocked quantity, the reserved quantity, and the quantity reserved for the line", () => {
    const at = standing(stock, [reservation(), reservation({ line_item_id: "x" })], line, "here");
    expect(at).toEqual({ counted: true, kept: true, stocked: 5, reserved: 4, own: 3 });
    expect(free(at)).toBe(4);
  });
  it.each([
    ["here", 5, undefined],
    ["here", 6, "tooFew"],
    ["nowhere", 1, "notKept"],
    ["nowhere", 0, undefined],
  ])("at the location %s has, for %i units, the problem %s", (place, quantity, problem) =>
    expect(stockProblem(standing(stock, [], line, place), quantity)).toBe(problem),
  );
  it("warns if a quantity uses stock that is reserved for other orders", () => {
    const at = standing(stock, [reservation()], line, "here");
    expect([4, 5, 6].map((quantity) => takesFromOthers(at, quantity))).toEqual([
      false,
      true,
      false,
    ]);
  });
  it("of a bundle is the stock of its scarcest part", () => {
    const set = { id: "line_2", variant_id: "set" };
    expect(standing(stock, [], set, "here").stocked).toBe(1);
    expect(standing(stock, [], set, "there").kept).toBe(false);
  });
  it("isn't limited if it isn't tracked", () => {
    const own = { id: "line_3", variant_id: null };
    expect(stockProblem(standing(stock, [], own, "here"), 99)).toBeUndefined();
  });
});

describe("the suggested location", () => {
  const places = [{ id: "here" }, { id: "there" }];
  it("has all of the items", () => {
    expect(bestPlace(places, [{ line, quantity: 6 }], stock, [])).toBe("there");
  });
  it("has the line's reservation if several locations have enough", () => {
    const own = [reservation({ location_id: "there" })];
    expect(bestPlace(places, [{ line, quantity: 2 }], stock, own)).toBe("there");
  });
});

describe("the order of locations", () => {
  const places = ["osaka", "hamburg", "lyon"].map((id) => ({
    id,
    channels: id === "lyon" ? ["web"] : [],
  }));
  const fulfillment = (location_id: string, day: number, canceled_at: string | null = null) => ({
    location_id,
    canceled_at,
    created_at: `2024-05-0${day}T10:00:00.000Z`,
  });
  const ids = (sales_channel_id: string | null, fulfillments: ReturnType<typeof fulfillment>[]) =>
    byPreference(places, { sales_channel_id, fulfillments }).map(({ id }) => id);

  it("starts with locations of the order's channel if nothing was fulfilled yet", () => {
    expect(ids("web", [])).toEqual(["lyon", "osaka", "hamburg"]);
    expect(ids("shop", [])).toEqual(["osaka", "hamburg", "lyon"]);
    expect(ids(null, [])).toEqual(["osaka", "hamburg", "lyon"]);
  });
  it("starts with the location of the latest fulfillment that isn't canceled", () => {
    const packages = [fulfillment("hamburg", 1), fulfillment("osaka", 2, "2024-05-03")];
    expect(ids("web", packages)).toEqual(["hamburg", "lyon", "osaka"]);
    expect(ids("web", [...packages, fulfillment("osaka", 4)])).toEqual([
      "osaka",
      "hamburg",
      "lyon",
    ]);
  });
  it("decides between locations with equal stock", () => {
    const [first] = byPreference(places, {
      sales_channel_id: "web",
      fulfillments: [fulfillment("hamburg", 1)],
    });
    const uncounted = { line: { id: "line_3", variant_id: null }, quantity: 1 };
    expect(bestPlace(first ? [first, ...places] : places, [uncounted], stock, [])).toBe("hamburg");
  });
});

describe("reserving", () => {
  const wish = (quantity: number, location = "here"): Target => ({
    line: "line_1",
    item: "i_mug",
    location,
    quantity,
  });
  const kinds = (wishes: Target[], there: Reservation[]) =>
    stepsTo(wishes, there).map((step) => [step.kind, step.wish.location, step.wish.quantity]);

  it("writes only changes", () => {
    expect(kinds([wish(3), wish(0, "there")], [reservation()])).toEqual([]);
    expect(kinds([wish(2)], [reservation()])).toEqual([["update", "here", 2]]);
    expect(kinds([wish(0)], [reservation()])).toEqual([["remove", "here", 0]]);
    expect(kinds([wish(1)], [])).toEqual([["create", "here", 1]]);
  });
  it("releases a reservation at the old location before reserving at the new one", () => {
    expect(kinds([wish(2, "there"), wish(1)], [reservation()])).toEqual([
      ["update", "here", 1],
      ["create", "there", 2],
    ]);
  });
  it("keeps one of several reservations at a location", () => {
    expect(kinds([wish(3)], [reservation(), reservation({ id: "res_2", quantity: 1 })])).toEqual([
      ["remove", "here", 3],
    ]);
  });
});
