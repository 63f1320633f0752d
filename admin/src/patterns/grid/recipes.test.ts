import { describe, expect, it } from "vitest";
import { groupsIn, planOf, previewOf, readRecipes, takenBack, type Recipe } from "./recipes.ts";
import { columns, rowsOf, sheetOf } from "./testing.ts";

const recipe = (part: Partial<Recipe>): Recipe => ({
  operation: "increase",
  operand: "",
  step: "",
  direction: "nearest",
  ...part,
});
const europe = { id: "reg_eu", title: "Europe", digits: 2, unit: "EUR" };
const sheet = {
  ...sheetOf(
    rowsOf([
      [1148, 2358, 1000],
      [null, 1000, 500],
    ]),
  ),
  columns: [...columns, europe, { id: "sku", title: "SKU", digits: 0, text: true }],
};
const whole = { top: 0, bottom: 1, start: 0, end: 4 };

it("columns of one currency have one recipe, and texts have none", () => {
  expect(groupsIn(sheet, whole)).toEqual([
    { unit: "eur", digits: 2 },
    { unit: "jpy", digits: 0 },
    { unit: "usd", digits: 2 },
  ]);
  expect(groupsIn(sheet, { ...whole, start: 1, end: 1 })).toEqual([{ unit: "jpy", digits: 0 }]);
});

describe("a plan", () => {
  it("applies the recipe of each currency to its columns, with its own step and direction", () => {
    const { changes, refused } = planOf(
      sheet,
      whole,
      new Map([
        ["eur", recipe({ operand: "7", step: "100/95", direction: "up" })],
        ["jpy", recipe({ operand: "7", step: "10/0" })],
        // Left empty, so the dollar prices stay the same.
        ["usd", recipe({})],
      ]),
      "en",
    );
    expect(refused).toBe(0);
    expect(changes.map(({ row, column, after }) => [row, column, after])).toEqual([
      ["r0", "eur", 1295],
      ["r0", "jpy", 2520],
      ["r1", "jpy", 1070],
    ]);
  });
  it("reports a recipe that isn't valid for its currency, and changes the others", () => {
    const { changes, invalid } = planOf(
      sheet,
      whole,
      new Map([
        ["jpy", recipe({ operation: "add", operand: "0.5" })],
        ["usd", recipe({ operation: "add", operand: "0.5" })],
      ]),
      "en",
    );
    expect([...invalid]).toEqual(["jpy"]);
    expect(changes.map(({ column, after }) => [column, after])).toEqual([
      ["usd", 1050],
      ["usd", 550],
    ]);
  });
});

it("a run is undone as one step, without cells that have changed since", () => {
  const recipes = new Map([["usd", recipe({ operation: "set", operand: "9" })]]);
  const { changes } = planOf(sheet, whole, recipes, "en");
  const preview = previewOf(changes);
  expect(preview.get("r1")?.get("usd")).toBe(900);
  const after = { ...sheet, edits: new Map([...preview, ["r1", new Map([["usd", 800]])]]) };
  expect(takenBack(after, changes)).toEqual([
    { row: "r0", column: "usd", before: 900, after: 1000 },
  ]);
});

it("stored recipes that aren't valid are left out", () => {
  const eur = { operation: "increase", step: "100/95", direction: "up" };
  expect(
    readRecipes({ eur, usd: { ...eur, direction: "sideways" }, jpy: { ...eur, step: 1 }, sek: 0 }),
  ).toEqual({ eur });
  expect(readRecipes("eur")).toEqual({});
});
