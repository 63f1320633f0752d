import { describe, expect, it, test } from "vitest";
import { belowReserved, stepFor, stockSteps, sentKey, type SentChanges } from "./levels.ts";

const row = (stocked: string, gone = false) => ({ stocked, gone });
const level = (stocked_quantity: number) => ({ stocked_quantity });

test("only values that the user changed are written", () => {
  expect(stepFor(row("5"), level(5), "5")).toBe("nothing");
  expect(stepFor(row("5"), level(3), "5")).toBe("nothing");
  expect(stepFor(row("7"), level(5), "5")).toBe("update");
  expect(stepFor(row("0"), undefined, undefined)).toBe("add");
});

test("changes of other operators aren't overwritten without a warning", () => {
  expect(stepFor(row("7"), level(6), "5")).toBe("changed");
  expect(stepFor(row("7"), level(6), "6")).toBe("update");
  expect(stepFor(row("7"), level(7), "5")).toBe("nothing");
});

test("a location is removed only once, and a row that is saved at the second attempt isn't added twice", () => {
  expect(stepFor(row("5", true), level(5), "5")).toBe("remove");
  expect(stepFor(row("5", true), undefined, "5")).toBe("nothing");
  expect(stepFor(row("4"), level(4), undefined)).toBe("nothing");
});

test("a count below the reserved quantity causes a warning only if it was changed, and incoming stock isn't checked", () => {
  const levels = [
    { ...level(1), location_id: "osaka", reserved_quantity: 3, incoming_quantity: 0 },
  ];
  const short = (values: [string, number | null][]) =>
    belowReserved({ values: new Map(values) }, { id: "item", location_levels: levels });
  expect(short([["osaka", 2]])).toEqual([{ location: "osaka", reserved: 3 }]);
  for (const value of [3, 1, null]) expect(short([["osaka", value]])).toEqual([]);
  expect(short([["osaka:incoming_quantity", 0]])).toEqual([]);
  expect(short([["hamburg", 0]])).toEqual([]);
});

describe("saving a row", () => {
  const row = { id: "item", title: "Mug", values: { osaka: 7 } };
  const at = (location_id: string, stocked_quantity: number, updated_at = "10:00") => ({
    location_id,
    updated_at,
    stocked_quantity,
    reserved_quantity: 0,
    incoming_quantity: 4,
  });
  const steps = (values: Record<string, number | null>, osaka = 7, porto?: number) =>
    stockSteps(
      { row, values: new Map(Object.entries(values)) },
      {
        id: "item",
        location_levels: [at("osaka", osaka), ...(porto === undefined ? [] : [at("porto", porto)])],
      },
    );
  /** Returns the steps that save a difference. */
  const counted = (by: number, osaka: number | undefined, sent?: SentChanges, time?: string) =>
    stockSteps(
      { row, values: new Map([["osaka", 7 + by]]), by: new Map([["osaka", by]]) },
      { id: "item", location_levels: osaka === undefined ? [] : [at("osaka", osaka, time)] },
      sent,
    );

  it("updates levels that exist, and adds those that don't", () => {
    expect(steps({ osaka: 9, porto: 0 })).toEqual({
      steps: [
        { step: "update", item: "item", location: "osaka", body: { stocked_quantity: 9 } },
        { step: "add", item: "item", location: "porto", body: { stocked_quantity: 0 } },
      ],
    });
  });
  it("sends both quantities of a location in one call", () => {
    expect(steps({ osaka: 9, "porto:incoming_quantity": 5, porto: 1 }).steps).toEqual([
      { step: "update", item: "item", location: "osaka", body: { stocked_quantity: 9 } },
      {
        step: "add",
        item: "item",
        location: "porto",
        body: { incoming_quantity: 5, stocked_quantity: 1 },
      },
    ]);
  });
  it("skips values that someone else has already saved", () => {
    expect(steps({ osaka: 9 }, 9)).toEqual({ steps: [] });
  });
  it("keeps changes and additions of other operators, and writes the rest", () => {
    expect(steps({ osaka: 9, porto: 1 }, 6)).toMatchObject({
      reason: "changed",
      steps: [{ location: "porto" }],
    });
    expect(steps({ porto: 1 }, 7, 4)).toEqual({ reason: "changed", steps: [] });
  });
  it("doesn't remove anything for a cleared cell", () => {
    expect(steps({ osaka: null, porto: null })).toEqual({ reason: "emptied", steps: [] });
  });
  it("requires an item that exists", () => {
    expect(stockSteps({ row, values: new Map([["osaka", 1]]) }, undefined)).toEqual({
      reason: "gone",
      steps: [],
    });
  });
  it("applies a relative change to the current quantity, even if others changed that quantity", () => {
    expect(counted(12, 5).steps).toMatchObject([
      { step: "update", body: { stocked_quantity: 17 } },
    ]);
    expect(counted(12, undefined).steps).toMatchObject([
      { step: "add", body: { stocked_quantity: 12 } },
    ]);
  });
  it("doesn't remove more units than are in stock", () => {
    expect(counted(-3, 2)).toEqual({ reason: "short", steps: [] });
    expect(counted(-3, 3).steps).toMatchObject([{ body: { stocked_quantity: 0 } }]);
  });
  it("doesn't apply a relative change twice after a lost response", () => {
    const before = { by: 12, from: 7, to: 19, at: "10:00" };
    const sent: SentChanges = new Map([[sentKey("item", "osaka"), before]]);
    expect(counted(12, 19, sent)).toEqual({ steps: [] });
    expect(counted(12, 7, sent).steps).toMatchObject([{ body: { stocked_quantity: 19 } }]);
    // The same quantity was sold in the meantime. Therefore, the count equals the one before, but the level has changed.
    expect(counted(12, 7, sent, "10:01")).toEqual({ reason: "unsure", steps: [] });
    expect(counted(12, 18, sent)).toEqual({ reason: "unsure", steps: [] });
    expect(counted(5, 19, sent).steps).toMatchObject([{ body: { stocked_quantity: 24 } }]);
  });
});
