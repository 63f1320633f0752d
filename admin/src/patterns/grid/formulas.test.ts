import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compiled, fractionIn, type Formula, type FormulaOperation } from "./formulas.ts";
import type { Content, GridColumn } from "./contents.ts";
import { exampleOf, planOf, type Recipe } from "./recipes.ts";
import type { Range } from "./selection.ts";
import type { Sheet } from "./sheet.ts";
import { columns, rowsOf, sheetOf } from "./testing.ts";

const [eur, jpy] = columns as [(typeof columns)[0], (typeof columns)[0]];
const formula = (operation: FormulaOperation, operand: string): Formula => ({
  operation,
  operand,
});
const applied = (amount: number | null, given: Formula, column: GridColumn, locale: string) =>
  compiled(given, column, locale)?.(amount);
/** The changes of one recipe for these units. */
const changesOf = (
  sheet: Sheet,
  range: Range,
  { operation, operand }: Formula,
  units = ["eur", "jpy", "usd", ""],
  step = "",
) => {
  const recipe: Recipe = { operation, operand, step, direction: "nearest" };
  return planOf(sheet, range, new Map(units.map((unit) => [unit, recipe])), "en");
};

describe("a formula", () => {
  it.each<[string, FormulaOperation, string, number | null, number | null | undefined]>([
    ["raises by percent", "increase", "10", 1999, 2199],
    ["lowers by percent", "decrease", "33.3333", 3000, 2000],
    ["lowers 10.00 by 20% to 8.00", "decrease", "20", 1000, 800],
    ["accepts a plus sign", "increase", "+12.5", 1000, 1125],
    ["rounds half up", "increase", "50", 1, 2],
    ["lowers to 0 at 100%", "decrease", "100", 1999, 0],
    ["rejects a minus sign when lowering", "decrease", "-20", 1000, undefined],
    ["rejects a minus sign when raising", "increase", "-20", 1000, undefined],
    ["rejects a decrease of more than 100%", "decrease", "120", 1000, undefined],
    ["adds", "add", "1.50", 1000, 1150],
    ["subtracts", "add", "-5", 1999, 1499],
    ["multiplies", "times", "1.2", 1999, 2399],
    ["sets", "set", "9.99", 5, 999],
    ["sets an empty cell", "set", "9.99", null, 999],
    ["leaves an empty cell empty", "increase", "10", null, null],
    ["only rounds", "none", "", 1234, 1234],
    ["rejects text that isn't a number", "decrease", "ten", 100, undefined],
    ["rejects an empty operand", "times", "", 100, undefined],
    ["rejects a negative result", "add", "-5", 100, undefined],
    ["rejects a result that is too large", "times", "1000000", 1_000_000, undefined],
  ])("%s", (_, operation, operand, amount, outcome) => {
    expect(applied(amount, formula(operation, operand), eur, "en")).toBe(outcome);
  });

  it("parses the operand in the user's format, with each column's decimals", () => {
    expect(applied(1000, formula("increase", "2,5"), eur, "de")).toBe(1025);
    expect(applied(1000, formula("add", "5"), jpy, "en")).toBe(1005);
    expect(applied(1000, formula("add", "5.5"), jpy, "en")).toBeUndefined();
  });

  it("is exact for any amount: increasing it by 0 percent or multiplying it by 1 changes nothing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (amount) => {
        expect(applied(amount, formula("increase", "0"), eur, "en")).toBe(amount);
        expect(applied(amount, formula("times", "1"), eur, "en")).toBe(amount);
      }),
    );
  });

  it("returns one change for each cell that changes, and counts cells that it can't be applied to", () => {
    const sheet = sheetOf(
      rowsOf([
        [1000, 500, null],
        [100, 100, 100],
      ]),
      new Map([["r1", new Map([["eur", "abc"]])]]),
    );
    const { changes, refused } = changesOf(
      sheet,
      { top: 0, bottom: 1, start: 0, end: 2 },
      formula("add", "-2"),
    );
    expect(refused).toBe(2);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      ["r0", "eur", 800],
      ["r0", "jpy", 498],
      ["r1", "jpy", 98],
    ]);
  });

  it("uses the row's base price, even in an empty cell, and skips rows without a base price", () => {
    const [first, second] = rowsOf([
      [1000, null, null],
      [100, 100, 100],
    ]);
    const sheet = sheetOf([{ ...first!, base: { eur: 2000, jpy: 500 } }, second!]);
    const { changes, refused } = changesOf(
      sheet,
      { top: 0, bottom: 1, start: 0, end: 2 },
      formula("baseDecrease", "10"),
      ["eur"],
      "100/95",
    );
    expect(refused).toBe(0);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      ["r0", "eur", 1795],
    ]);
  });
});

describe("the example of a formula", () => {
  const range = { top: 0, bottom: 1, start: 0, end: 2 };
  const [first, second] = rowsOf([
    [null, null, null],
    [1000, 500, null],
  ]);
  const sheet = sheetOf([{ ...first!, base: { usd: 2500 } }, second!]);

  const example = (given: Formula, unit: string, ofBase = false) =>
    exampleOf(sheet, changesOf(sheet, range, given).changes, unit, ofBase);

  it("shows the base price and the result", () => {
    expect(example(formula("baseDecrease", "20"), "usd", true)).toEqual({
      before: 2500,
      after: 2000,
    });
  });
  it("shows the amount of the currency's first cell that changes", () => {
    expect(example(formula("increase", "20"), "eur")).toEqual({ before: 1000, after: 1200 });
    expect(example(formula("increase", "20"), "jpy")).toEqual({ before: 500, after: 600 });
  });
  it("is empty if no cell changes", () => {
    expect(example(formula("decrease", "ten"), "eur")).toBeUndefined();
    expect(example(formula("decrease", "0"), "eur")).toBeUndefined();
  });
  it("accepts percentages in the digits of any script", () => {
    expect(fractionIn("12,5", "de")).toBe(0.125);
    expect(fractionIn("٢٠", "ar")).toBe(0.2);
    expect(fractionIn("-20", "en")).toBe(-0.2);
    expect(fractionIn("", "en")).toBeUndefined();
  });
});

describe("adding to counts", () => {
  const counted = { id: "count", title: "Count", digits: 0, counted: true };
  const add = (stored: number | null, written: Content | undefined, operand: string) => {
    const sheet: Sheet = {
      rows: [{ id: "a", title: "A", values: { count: stored } }],
      columns: [counted],
      edits: new Map(written === undefined ? [] : [["a", new Map([["count", written]])]]),
    };
    const range = { top: 0, bottom: 0, start: 0, end: 0 };
    const { changes, refused } = changesOf(sheet, range, formula("add", operand));
    return { after: changes.map(({ after }) => after), refused };
  };

  it.each<[string, number | null, Content | undefined, string, Content]>([
    ["writes a difference", 12, undefined, "12", "+12"],
    ["writes a difference in an empty cell", null, undefined, "12", "+12"],
    ["subtracts as a difference", 12, undefined, "-5", "-5"],
    ["combines with a difference", 12, "+12", "-3", "+9"],
    ["returns to the stored count", 12, "+12", "-12", 12],
    ["adds to a fixed number", 12, 40, "12", 52],
  ])("%s", (_, stored, written, operand, after) => {
    expect(add(stored, written, operand)).toEqual({ after: [after], refused: 0 });
  });

  it("rejects a negative result", () => {
    expect(add(3, undefined, "-5")).toEqual({ after: [], refused: 1 });
  });
});
