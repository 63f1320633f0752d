import { describe, expect, it } from "vitest";
import { draftOf, restoring } from "./grid-draft.ts";
import { rowsOf, sheetOf } from "./testing.ts";

const rows = rowsOf([
  [100, 1, null],
  [200, 2, null],
]);

describe("a grid's draft", () => {
  it("contains all changes, including invalid ones", () => {
    const edits = new Map([
      [
        "r0",
        new Map<string, number | string | null>([
          ["eur", 150],
          ["jpy", 1],
        ]),
      ],
      ["r1", new Map<string, number | string | null>([["usd", "ten"]])],
    ]);
    expect(draftOf(sheetOf(rows, edits))).toEqual({ r0: { eur: 150 }, r1: { usd: "ten" } });
  });

  it("is applied to the current values", () => {
    const kept = { r1: { eur: null, gone: 5 }, lost: { eur: 7 } };
    expect(restoring(sheetOf(rows), kept)).toEqual([
      { row: "r1", column: "eur", before: 200, after: null },
    ]);
  });

  it("leaves out cells that are now locked", () => {
    const locked = rows.map((row) => ({ ...row, locked: { eur: "Set elsewhere" } }));
    expect(restoring(sheetOf(locked), { r0: { eur: 5 } })).toEqual([]);
  });
});
