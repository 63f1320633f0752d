import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, fitted, followed, grown, jumpFrom, moved, rangeOf, to } from "./selection.ts";

const shape = { rows: 10, columns: 4 };
const cell = (row: number, column: number) => ({ row, column });
const anyCell = fc.record({
  row: fc.integer({ min: -20, max: 20 }),
  column: fc.integer({ min: -20, max: 20 }),
});

describe("a selection", () => {
  it("moves to a cell, and extends from its first cell", () => {
    expect(moved(at(cell(2, 2)), cell(1, 0), false, shape)).toEqual(at(cell(3, 2)));
    const grownDown = moved(at(cell(2, 2)), cell(1, 0), true, shape);
    expect(grownDown).toEqual({ active: cell(2, 2), reach: cell(3, 2) });
    expect(rangeOf(moved(grownDown, cell(-3, -1), true, shape))).toEqual({
      top: 0,
      bottom: 2,
      start: 1,
      end: 2,
    });
    expect(moved(grownDown, cell(0, 1), false, shape)).toEqual(at(cell(2, 3)));
  });

  it("never leaves the grid", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyCell, fc.boolean())), (moves) => {
        let selection = at(cell(0, 0));
        for (const [by, extend] of moves) selection = moved(selection, by, extend, shape);
        const range = rangeOf(selection);
        expect(Math.min(range.top, range.start)).toBeGreaterThanOrEqual(0);
        expect(range.bottom).toBeLessThan(shape.rows);
        expect(range.end).toBeLessThan(shape.columns);
      }),
    );
  });

  describe("when rows are added or removed", () => {
    const ids = (text: string) => text.split("").map((id) => ({ id }));
    const [active, reach] = [cell(1, 0), cell(2, 3)];
    it.each([
      ["abcd", "xabcd", { active: cell(2, 0), reach: cell(3, 3) }],
      ["abcd", "bcd", { active: cell(0, 0), reach: cell(1, 3) }],
      ["abcd", "abxcd", at(cell(1, 0))],
      ["abcd", "axbd", at(cell(2, 0))],
      ["abcd", "acd", at(cell(1, 0))],
    ])(
      "follows its rows, or its active cell, if the rows %s become %s",
      (before, after, expected) => {
        expect(followed({ active, reach }, ids(before), ids(after))).toEqual(expected);
      },
    );
  });

  it("shrinks if there are fewer rows", () => {
    expect(fitted(to(at(cell(3, 1)), cell(9, 3), true, shape), { rows: 5, columns: 4 })).toEqual({
      active: cell(3, 1),
      reach: cell(4, 3),
    });
    expect(fitted(at(cell(3, 1)), { rows: 0, columns: 4 })).toEqual(at(cell(0, 1)));
  });
});

describe("Ctrl and an arrow key", () => {
  // Rows 1 to 3 and row 6 have values.
  const filled = ({ row }: { row: number }) => [1, 2, 3, 6].includes(row);
  it.each([
    ["from within a block to its end", 1, 3],
    ["from a block's end over the gap to the next block", 3, 6],
    ["from an empty cell to the next filled cell", 4, 6],
    ["from the last filled cell to the edge", 6, 9],
    ["no further at the edge", 9, 9],
  ])("moves %s", (_, from, end) => {
    expect(jumpFrom(cell(from, 0), cell(1, 0), shape, filled)).toEqual(cell(end, 0));
  });
  it("stops at the same cells in both directions", () => {
    expect(jumpFrom(cell(3, 0), cell(-1, 0), shape, filled)).toEqual(cell(1, 0));
    expect(jumpFrom(cell(1, 0), cell(-1, 0), shape, filled)).toEqual(cell(0, 0));
  });
});

it("the fill handle extends a range in only one direction, the longer one", () => {
  const range = { top: 2, bottom: 3, start: 1, end: 1 };
  expect(grown(range, cell(8, 2))).toEqual({ ...range, bottom: 8 });
  expect(grown(range, cell(0, 1))).toEqual({ ...range, top: 0 });
  expect(grown(range, cell(4, 3))).toEqual({ ...range, end: 3 });
  expect(grown(range, cell(2, 1))).toEqual(range);
});
