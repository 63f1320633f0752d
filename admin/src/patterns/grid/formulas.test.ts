import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applied,
  exampleOf,
  formulaChanges,
  fractionIn,
  rounded,
  type Direction,
  type Formula,
  type FormulaOperation,
  type Rounding,
} from "./formulas.ts";
import type { Content } from "./contents.ts";
import type { Sheet } from "./sheet.ts";
import { columns, rowsOf, sheetOf } from "./testing.ts";

const [eur, jpy] = columns as [(typeof columns)[0], (typeof columns)[0]];
const formula = (
  operation: FormulaOperation,
  operand: string,
  rounding: Rounding = "none",
): Formula => ({ operation, operand, rounding });

describe("a formula", () => {
  it.each<[string, FormulaOperation, string, number | null, number | null | undefined]>([
    ["raises by percent", "increase", "10", 1999, 2199],
    ["lowers by percent", "decrease", "33.3333", 3000, 2000],
    ["lowers what costs 10.00 by 20 to 8.00", "decrease", "20", 1000, 800],
    ["takes a plus", "increase", "+12.5", 1000, 1125],
    ["rounds half up", "increase", "50", 1, 2],
    ["lowers to nothing at 100", "decrease", "100", 1999, 0],
    ["refuses a sign against its direction: down", "decrease", "-20", 1000, undefined],
    ["refuses a sign against its direction: up", "increase", "-20", 1000, undefined],
    ["refuses to lower by more than all", "decrease", "120", 1000, undefined],
    ["adds", "add", "1.50", 1000, 1150],
    ["takes away", "add", "-5", 1999, 1499],
    ["multiplies", "times", "1.2", 1999, 2399],
    ["sets", "set", "9.99", 5, 999],
    ["sets an empty cell", "set", "9.99", null, 999],
    ["leaves an empty cell empty", "increase", "10", null, null],
    ["only rounds", "none", "", 1234, 1234],
    ["refuses what is no number", "decrease", "ten", 100, undefined],
    ["refuses nothing", "times", "", 100, undefined],
    ["refuses what would be negative", "add", "-5", 100, undefined],
    ["refuses what would be too large", "times", "1000000", 1_000_000, undefined],
  ])("%s", (_, operation, operand, amount, outcome) => {
    expect(applied(amount, formula(operation, operand), eur, "en")).toBe(outcome);
  });

  it("parses the operand in the user's format, with each column's decimals", () => {
    expect(applied(1000, formula("increase", "2,5"), eur, "de")).toBe(1025);
    expect(applied(1000, formula("add", "5"), jpy, "en")).toBe(1005);
    expect(applied(1000, formula("add", "5.5"), jpy, "en")).toBeUndefined();
  });

  it("is exact for every amount: raising by 0 percent or multiplying by 1 changes none", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), (amount) => {
        expect(applied(amount, formula("increase", "0"), eur, "en")).toBe(amount);
        expect(applied(amount, formula("times", "1"), eur, "en")).toBe(amount);
      }),
    );
  });

  it("results in one change for each changed cell, and counts the cells to which it can't be applied", () => {
    const sheet = sheetOf(
      rowsOf([
        [1000, 500, null],
        [100, 100, 100],
      ]),
      new Map([["r1", new Map([["eur", "abc"]])]]),
    );
    const { changes, refused } = formulaChanges(
      sheet,
      { top: 0, bottom: 1, start: 0, end: 2 },
      formula("add", "-2"),
      "en",
    );
    expect(refused).toBe(2);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      ["r0", "eur", 800],
      ["r0", "jpy", 498],
      ["r1", "jpy", 98],
    ]);
  });

  it("is based on the row's base price, even in an empty cell, and skips rows without a base price", () => {
    const [first, second] = rowsOf([
      [1000, null, null],
      [100, 100, 100],
    ]);
    const sheet = sheetOf([{ ...first!, base: { eur: 2000, jpy: 500 } }, second!]);
    const { changes, refused } = formulaChanges(
      sheet,
      { top: 0, bottom: 1, start: 0, end: 2 },
      { ...formula("baseDecrease", "10"), rounding: "ninetyFive" },
      "en",
    );
    expect(refused).toBe(0);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      ["r0", "eur", 1795],
      ["r0", "jpy", 450],
    ]);
  });
});

describe("the description of a formula", () => {
  const range = { top: 0, bottom: 1, start: 0, end: 2 };
  const [first, second] = rowsOf([
    [null, null, null],
    [1000, 500, null],
  ]);
  const sheet = sheetOf([{ ...first!, base: { usd: 2500 } }, second!]);

  it("shows the base price and the result", () => {
    expect(exampleOf(sheet, range, formula("baseDecrease", "20"), "en")).toEqual({
      before: 2500,
      after: 2000,
      unit: "usd",
    });
  });
  it("shows the amount of the first cell that changes", () => {
    expect(exampleOf(sheet, range, formula("increase", "20"), "en")).toEqual({
      before: 1000,
      after: 1200,
      unit: "eur",
    });
  });
  it("is empty if no cell changes", () => {
    expect(exampleOf(sheet, range, formula("decrease", "ten"), "en")).toBeUndefined();
    expect(exampleOf(sheet, range, formula("decrease", "0"), "en")).toBeUndefined();
  });
  it("parses the percentage in any digits", () => {
    expect(fractionIn("12,5", "de")).toBe(0.125);
    expect(fractionIn("٢٠", "ar")).toBe(0.2);
    expect(fractionIn("-20", "en")).toBe(-0.2);
    expect(fractionIn("", "en")).toBeUndefined();
  });
});

describe("rounding", () => {
  it.each<[Rounding, number, number]>([
    ["ninetyNine", 1234, 1199],
    ["ninetyNine", 1260, 1299],
    ["ninetyNine", 20, 99],
    ["ninetyNine", 1299, 1299],
    ["ninetyFive", 1250, 1295],
    ["whole", 1249, 1200],
    ["whole", 1250, 1300],
    ["five", 1232, 1230],
    ["five", 1233, 1235],
    ["none", 1233, 1233],
  ])("to %s turns %d into %d", (rounding, amount, outcome) => {
    expect(rounded(amount, rounding, 2)).toBe(outcome);
  });
  it("skips amounts that have no decimals", () => {
    expect(rounded(1234, "ninetyNine", 0)).toBe(1234);
  });
  it("gives the same result twice, never far off and never negative", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.constantFrom<Rounding>("whole", "ninetyNine", "ninetyFive", "five"),
        (amount, rounding) => {
          const once = rounded(amount, rounding, 2);
          expect(rounded(once, rounding, 2)).toBe(once);
          expect(once).toBeGreaterThanOrEqual(0);
          expect(Math.abs(once - amount)).toBeLessThanOrEqual(99);
        },
      ),
    );
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
    const { changes, refused } = formulaChanges(sheet, range, formula("add", operand), "en");
    return { after: changes.map(({ after }) => after), refused };
  };

  it.each<[string, number | null, Content | undefined, string, Content]>([
    ["writes a difference", 12, undefined, "12", "+12"],
    ["writes a difference in an empty cell", null, undefined, "12", "+12"],
    ["takes away as a difference", 12, undefined, "-5", "-5"],
    ["combines with a difference", 12, "+12", "-3", "+9"],
    ["returns to the stored count", 12, "+12", "-12", 12],
    ["adds to a fixed number", 12, 40, "12", 52],
  ])("%s", (_, stored, written, operand, after) => {
    expect(add(stored, written, operand)).toEqual({ after: [after], refused: 0 });
  });

  it("rejects a negative count", () => {
    expect(add(3, undefined, "-5")).toEqual({ after: [], refused: 1 });
  });
});

describe("rounding in a direction", () => {
  it.each<[string, number, Rounding, number, Direction, number]>([
    ["to the next .95 above", 1228, "ninetyFive", 2, "up", 1295],
    ["to the next .95 below", 1228, "ninetyFive", 2, "down", 1195],
    ["to the nearest .95", 1228, "ninetyFive", 2, "nearest", 1195],
    ["not at all if it ends so", 1295, "ninetyFive", 2, "up", 1295],
    ["to a step of 10 yen above", 1981, "ten", 0, "up", 1990],
    ["to a step of 10 yen below", 1989, "ten", 0, "down", 1980],
    ["to the nearest step of 10 yen", 1985, "ten", 0, "nearest", 1990],
    ["never below zero", 20, "ninetyNine", 2, "down", 99],
  ])("rounds %s", (_, amount, rounding, digits, direction, outcome) => {
    expect(rounded(amount, rounding, digits, direction)).toBe(outcome);
  });

  it("never rounds an increase below the requested amount", () => {
    const raise = formula("increase", "7", "ninetyFive");
    expect(applied(1148, { ...raise, direction: "up" }, eur, "en")).toBe(1295);
  });
});
