import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content } from "./contents.ts";
import { editReducer, nothingEdited, type EditState } from "./edits.ts";
import { fillChanges, fillRange } from "./fill.ts";
import { cellsOf, rangeOf } from "./selection.ts";
import { changeOf, changesIn, contentAt, summaryOf } from "./sheet.ts";
import { columns, rowsOf, sheetOf } from "./testing.ts";

const stored = rowsOf([
  [100, 10, 1000],
  [200, null, 2000],
  [null, 30, 3000],
  [400, 40, null],
]);
const whole = { top: 0, bottom: 3, start: 0, end: 2 };
const contents = ({ edits }: EditState): Content[] =>
  [...cellsOf(whole)].map((cell) => contentAt(sheetOf(stored, edits), cell));

const anyContent = fc.oneof(
  fc.integer({ min: 0, max: 5000 }),
  fc.constant(null),
  fc.constantFrom("abc", "1.2.3"),
);
const corner = fc.record({ row: fc.nat(3), column: fc.nat(2) });
const anyAction = fc.record({ active: corner, reach: corner, content: anyContent });

const after = (
  state: EditState,
  {
    active,
    reach,
    content,
  }: {
    active: { row: number; column: number };
    reach: { row: number; column: number };
    content: Content;
  },
): EditState =>
  editReducer(state, {
    type: "write",
    changes: changesIn(sheetOf(stored, state.edits), rangeOf({ active, reach }), () => content),
  });

describe("undo", () => {
  it("reverts all changes step by step, and redo restores them", () => {
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 20 }), (actions) => {
        const states = [nothingEdited];
        for (const action of actions) {
          const next = after(states.at(-1)!, action);
          // An edit that changes nothing doesn't add a step.
          if (next !== states.at(-1)) states.push(next);
        }
        let state = states.at(-1)!;
        for (const before of states.slice(0, -1).toReversed()) {
          state = editReducer(state, { type: "undo" });
          expect(contents(state)).toEqual(contents(before));
        }
        expect(summaryOf(sheetOf(stored, state.edits)).changes).toEqual([]);
        for (const later of states.slice(1)) {
          state = editReducer(state, { type: "redo" });
          expect(contents(state)).toEqual(contents(later));
        }
        expect(editReducer(state, { type: "redo" })).toBe(state);
      }),
    );
  });

  it("discards undone steps after a new change", () => {
    const one = after(nothingEdited, {
      active: { row: 0, column: 0 },
      reach: { row: 3, column: 2 },
      content: 1,
    });
    const undone = editReducer(one, { type: "undo" });
    const other = after(undone, {
      active: { row: 0, column: 0 },
      reach: { row: 0, column: 0 },
      content: 2,
    });
    expect(other.future).toEqual([]);
    expect(editReducer(other, { type: "redo" })).toBe(other);
  });
});

describe("after a save that didn't store every row", () => {
  it("the rows that weren't stored keep their contents, and nothing can be undone", () => {
    const cells = { active: { row: 0, column: 0 }, reach: { row: 1, column: 0 }, content: 7 };
    const edited = after(nothingEdited, cells);
    const [first, second] = [...edited.edits.keys()];
    const saved = editReducer(edited, { type: "saved", rows: new Set([first ?? ""]) });
    expect([...saved.edits.keys()]).toEqual([second]);
    expect([saved.past, saved.future]).toEqual([[], []]);
  });
});

describe("the changed cells", () => {
  it("are counted individually and listed by row, without reverted cells", () => {
    let state = after(nothingEdited, {
      active: { row: 0, column: 0 },
      reach: { row: 1, column: 0 },
      content: 777,
    });
    state = after(state, {
      active: { row: 1, column: 0 },
      reach: { row: 1, column: 0 },
      content: 200,
    });
    const { cells, changes } = summaryOf(sheetOf(stored, state.edits));
    expect(cells).toBe(1);
    expect(changes.map(({ row, values }) => [row.id, [...values]])).toEqual([
      ["r0", [["eur", 777]]],
    ]);
  });

  it("exclude invalid cells, which are listed as problems", () => {
    const state = after(nothingEdited, {
      active: { row: 2, column: 0 },
      reach: { row: 2, column: 1 },
      content: "x",
    });
    const { cells, changes, problems } = summaryOf(sheetOf(stored, state.edits));
    expect(cells).toBe(2);
    expect([...changes[0]!.values]).toEqual([]);
    expect(problems.map(({ row, column, problem }) => [row.id, column.id, problem])).toEqual([
      ["r2", "eur", "unreadable"],
      ["r2", "jpy", "unreadable"],
    ]);
  });

  it("keep the same object for rows that aren't changed", () => {
    const one = after(nothingEdited, {
      active: { row: 0, column: 0 },
      reach: { row: 0, column: 0 },
      content: 5,
    });
    const two = after(one, {
      active: { row: 1, column: 0 },
      reach: { row: 1, column: 0 },
      content: 6,
    });
    expect(two.edits.get("r0")).toBe(one.edits.get("r0"));
  });

  it("never include a locked cell", () => {
    const rows = rowsOf([[100]]).map((row) => ({ ...row, locked: { eur: "Not here" } }));
    expect(changeOf(sheetOf(rows), { row: 0, column: 0 }, 5)).toEqual([]);
  });
});

describe("filling", () => {
  const filled = (changes: ReturnType<typeof fillChanges>) =>
    contents(editReducer(nothingEdited, { type: "write", changes }));
  it("repeats the pattern, down or up", () => {
    const down = fillChanges(
      sheetOf(stored),
      { top: 0, bottom: 1, start: 0, end: 0 },
      { top: 0, bottom: 3, start: 0, end: 0 },
    );
    expect(filled(down).filter((_, index) => index % 3 === 0)).toEqual([100, 200, 100, 200]);
    const up = fillChanges(
      sheetOf(stored),
      { top: 2, bottom: 3, start: 2, end: 2 },
      { top: 0, bottom: 3, start: 2, end: 2 },
    );
    expect(filled(up).filter((_, index) => index % 3 === 2)).toEqual([3000, null, 3000, null]);
  });
  it("keeps the value of an amount, rounded if necessary, in a column with a different number of decimals", () => {
    const across = fillRange(
      sheetOf(rowsOf([[1999, null, null]])),
      { top: 0, bottom: 0, start: 0, end: 2 },
      "across",
    );
    expect(across.map(({ column, after: value }) => [column, value])).toEqual([
      ["jpy", 20],
      ["usd", 1999],
    ]);
  });
  it("copies the cell above or before a single cell", () => {
    const one = { top: 1, bottom: 1, start: 1, end: 1 };
    expect(fillRange(sheetOf(stored), one, "down")).toEqual([
      { row: "r1", column: "jpy", before: null, after: 10 },
    ]);
    expect(fillRange(sheetOf(stored), one, "across")).toEqual([
      { row: "r1", column: "jpy", before: null, after: 2 },
    ]);
    expect(fillRange(sheetOf(stored), { ...one, top: 0, bottom: 0 }, "down")).toEqual([]);
    expect(columns).toHaveLength(3);
  });
});
