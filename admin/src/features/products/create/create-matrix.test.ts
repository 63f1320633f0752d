import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemsIn, isShared, madeOf, writtenCells } from "./create-cells.ts";
import {
  addedOption,
  combinations,
  countOf,
  regenerated,
  usedOptions,
  type Matrix,
  type NewOption,
} from "./create-matrix.ts";

const option = (id: string, ...values: string[]): NewOption => ({ id, title: id, values });
const size = option("o1", "S", "M");
const color = option("o2", "Red", "Blue");
const options = fc
  .array(fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 5 }), { maxLength: 4 })
  .map((all) => all.map((values, index) => option(`o${index + 1}`, ...values)));
const keyed = (all: NewOption[], ...values: string[]) =>
  combinations(all).find((one) => one.values.join() === values.join())?.key ?? "none";

describe("the combinations of options", () => {
  it("are the product of the numbers of values, without duplicates", () => {
    fc.assert(
      fc.property(options, (all) => {
        const made = combinations(all);
        expect(made).toHaveLength(countOf(all));
        expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
        for (const { values } of made) expect(values).toHaveLength(usedOptions(all).length);
      }),
    );
  });
  it("are a single empty one without options", () => {
    expect(combinations([])).toEqual([{ key: "[]", values: [] }]);
    expect(combinations([option("o1")])).toHaveLength(1);
  });
  it("aren't created if there would be too many", () => {
    const many = option("o1", ...Array.from({ length: 80 }, (_, index) => `${index}`));
    expect(combinations([many, { ...many, id: "o2" }])).toEqual([]);
  });
});

describe("changed options", () => {
  it("keep the input of every remaining combination", () => {
    fc.assert(
      fc.property(options, options, (before, after) => {
        // Creates the same options with different values.
        const next = before.map((one, index) => ({
          ...one,
          values: one.values.length > 0 ? (after[index]?.values ?? one.values) : one.values,
        }));
        fc.pre(usedOptions(next).length === usedOptions(before).length);
        const cells = Object.fromEntries(
          combinations(before).map(({ key }, index) => [key, { sku: `${index}`, eur: index }]),
        );
        const there = new Set(combinations(before).map(({ key }) => key));
        const matrix = regenerated({ options: before, omitted: [], cells }, next, isShared);
        const stays = combinations(next).filter(({ key }) => there.has(key));
        expect(stays.map(({ key }) => matrix.cells[key])).toEqual(
          stays.map(({ key }) => cells[key]),
        );
      }),
    );
  });
  it("copy prices to a new option's combinations, and the SKU only to the first", () => {
    const before: Matrix = {
      options: [size],
      omitted: [keyed([size], "M")],
      cells: { [keyed([size], "S")]: { sku: "MUG-S", eur: 1900 } },
    };
    const both = [size, color];
    const after = regenerated(before, both, isShared);
    expect(after.cells).toEqual({
      [keyed(both, "S", "Red")]: { sku: "MUG-S", eur: 1900 },
      [keyed(both, "S", "Blue")]: { eur: 1900 },
    });
    expect(after.omitted).toEqual([keyed(both, "M", "Red"), keyed(both, "M", "Blue")]);
    expect(regenerated(after, [size], isShared)).toEqual(before);
  });
  it("have unique ids", () => {
    expect(addedOption([size, color]).map(({ id }) => id)).toEqual(["o1", "o2", "o3"]);
    expect(addedOption([color]).at(-1)?.id).toBe("o3");
  });
});

describe("input", () => {
  it("is kept cell by cell, and cleared cells leave nothing", () => {
    const write = (after: string | null) => [{ row: "a", column: "sku", before: null, after }];
    const cells = writtenCells({ b: { eur: 1 } }, write("X"));
    expect(cells).toEqual({ b: { eur: 1 }, a: { sku: "X" } });
    expect(writtenCells(cells, write(null))).toEqual({ b: { eur: 1 } });
  });
  it("is rejected if it can't be saved, except in excluded rows", () => {
    const [s = "", m = ""] = combinations([size]).map(({ key }) => key);
    const cells = {
      [s]: { sku: "X", ean: "4", barcode: "5", eur: "dear" },
      [m]: { sku: "X", ean: "5", upc: "4", usd: -1 },
    };
    const matrix = { options: [size], omitted: [] as string[], cells };
    expect(Object.fromEntries(problemsIn(madeOf(matrix), cells))).toEqual({
      [s]: { sku: "twice", eur: "unreadable" },
      [m]: { sku: "twice", usd: "negative" },
    });
    const alone = madeOf({ ...matrix, omitted: [m] });
    expect(problemsIn(alone, cells, new Set(["sku X", "upc 4", "barcode 5"])).get(s)).toEqual({
      sku: "taken",
      barcode: "taken",
      eur: "unreadable",
    });
  });
});
