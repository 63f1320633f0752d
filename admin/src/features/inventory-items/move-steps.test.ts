import { describe, expect, it } from "vitest";
import type { Level } from "../../patterns/stock.ts";
import { countsAt, freeAt, landed, stepsBack, stepsDone, stepsOf } from "./move-steps.ts";

const move = { item: "mug", from: "porto", to: "osaka", quantity: 4 };
const level = (location_id: string, stocked: number, incoming = 0, reserved = 0): Level => ({
  location_id,
  stocked_quantity: stocked,
  incoming_quantity: incoming,
  reserved_quantity: reserved,
});
const columns = ["porto", "osaka", "osaka:incoming_quantity"];
const all = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);
const after = (counts: ReadonlyMap<string, number>, by: ReadonlyMap<string, number>) =>
  new Map([...counts].map(([column, count]) => [column, count + (by.get(column) ?? 0)]));

describe("a move", () => {
  const before = countsAt([level("porto", 9), level("osaka", 2, 1)], columns);

  it("never loses a unit, regardless of the last completed step", () => {
    let counts = before;
    const sums = stepsOf(move).map((by) => all((counts = after(counts, by))));
    expect(Math.min(...sums)).toBeGreaterThanOrEqual(all(before));
    expect(Object.fromEntries(counts)).toEqual({
      porto: 5,
      osaka: 6,
      "osaka:incoming_quantity": 1,
    });
  });

  it("never makes a unit available at two locations", () => {
    let counts = before;
    for (const by of stepsOf(move)) {
      counts = after(counts, by);
      expect((counts.get("porto") ?? 0) + (counts.get("osaka") ?? 0)).toBeLessThanOrEqual(11);
    }
  });

  it("can be undone after any step", () => {
    for (const done of [0, 1, 2, 3]) {
      let counts = before;
      for (const by of stepsOf(move).slice(0, done)) counts = after(counts, by);
      for (const by of stepsBack(move, done)) counts = after(counts, by);
      expect(counts).toEqual(before);
    }
  });
});

it("the counts show whether a step without a response was done, not done, or overwritten by a later count", () => {
  const by = new Map([["porto", -4]]);
  const before = new Map([["porto", 9]]);
  expect(landed(by, before, new Map([["porto", 5]]))).toBe(true);
  expect(landed(by, before, new Map([["porto", 9]]))).toBe(false);
  expect(landed(by, before, new Map([["porto", 8]]))).toBeUndefined();
});

it("a move leaves reserved units where they are", () => {
  expect(freeAt([level("porto", 9, 0, 3)], "porto")).toBe(6);
  expect(freeAt([level("porto", 2, 0, 3)], "porto")).toBe(0);
  expect(freeAt([], "porto")).toBe(0);
});

describe("an abandoned move", () => {
  const move = { item: "item", from: "osaka", to: "porto", quantity: 3 };
  const counts = (incoming: number, osaka: number, porto: number) =>
    new Map([
      ["porto:incoming_quantity", incoming],
      ["osaka", osaka],
      ["porto", porto],
    ]);
  it.each([
    [0, counts(1, 9, 2)],
    [1, counts(4, 9, 2)],
    [2, counts(4, 6, 2)],
    [3, counts(1, 6, 5)],
  ])("has %i completed steps according to the counts before the move and now", (done, now) => {
    expect(stepsDone(move, counts(1, 9, 2), now)).toBe(done);
  });
  it("has an unknown number of completed steps if another operator counted in the meantime", () => {
    expect(stepsDone(move, counts(1, 9, 2), counts(4, 12, 2))).toBeUndefined();
  });
});
