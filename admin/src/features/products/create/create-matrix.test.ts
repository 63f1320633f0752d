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

/** The cells of all combinations that exist. */
const inUse = ({ options: all, cells }: Matrix) =>
  combinations(all).map(({ key }) => cells[key] ?? {});

describe("the combinations of options", () => {
  it("have no duplicates, and their number is the product of the options' numbers of values", () => {
    fc.assert(
      fc.property(options, (all) => {
        const made = combinations(all);
        expect(made).toHaveLength(countOf(all));
        expect(new Set(made.map(({ key }) => key)).size).toBe(made.length);
        for (const { values } of made) expect(values).toHaveLength(usedOptions(all).length);
      }),
    );
  });
  it("consist of a single empty one if there are no options", () => {
    expect(combinations([])).toEqual([{ key: "[]", values: [] }]);
    expect(combinations([option("o1")])).toHaveLength(1);
  });
  it("aren't created if there would be too many", () => {
    const many = option("o1", ...Array.from({ length: 80 }, (_, index) => `${index}`));
    expect(combinations([many, { ...many, id: "o2" }])).toEqual([]);
  });
});

describe("changing options", () => {
  it("keeps the input of all remaining combinations", () => {
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
  it("copies prices to a new option's combinations, and the SKU only to the first of them", () => {
    const before: Matrix = {
      options: [size],
      omitted: [keyed([size], "M")],
      cells: { [keyed([size], "S")]: { sku: "MUG-S", eur: 1900 } },
    };
    const both = [size, color];
    const after = regenerated(before, both, isShared);
    expect(inUse(after)).toEqual([{ sku: "MUG-S", eur: 1900 }, { eur: 1900 }, {}, {}]);
    expect(after.omitted).toEqual([keyed(both, "M", "Red"), keyed(both, "M", "Blue")]);
    const again = regenerated(after, [size], isShared);
    expect(again.omitted).toEqual(before.omitted);
    expect(inUse(again)).toEqual(inUse(before));
  });
  it("copies the prices that all combinations have to a new value's combinations", () => {
    const values = (...all: string[]) => [option("o1", ...all)];
    const alone: Matrix = { options: [], omitted: [], cells: { "[]": { sku: "MUG", eur: 1900 } } };
    const one = regenerated(alone, values("S"), isShared);
    expect(inUse(one)).toEqual([{ sku: "MUG", eur: 1900 }]);
    const two = regenerated(one, values("S", "M"), isShared);
    expect(inUse(two)).toEqual([{ sku: "MUG", eur: 1900 }, { eur: 1900 }]);
    const [, m = ""] = combinations(two.options).map(({ key }) => key);
    const dearer = { ...two, cells: { ...two.cells, [m]: { eur: 2100 } } };
    expect(inUse(regenerated(dearer, values("S", "M", "L"), isShared))).toEqual([
      { sku: "MUG", eur: 1900 },
      { eur: 2100 },
      {},
    ]);
  });
  it("restores the input of an option that is removed and added again", () => {
    const full: Matrix = {
      options: [size],
      omitted: [],
      cells: {
        [keyed([size], "S")]: { sku: "MUG-S", eur: 1900 },
        [keyed([size], "M")]: { sku: "MUG-M", eur: 2100, usd: 2300 },
      },
    };
    const alone = regenerated(full, [], isShared);
    expect(inUse(alone)).toEqual([{ sku: "MUG-S", eur: 1900 }]);
    expect(inUse(regenerated(alone, [size], isShared))).toEqual(inUse(full));
    // A price that was changed in the meantime applies to all variants.
    const changed = { ...alone, cells: { ...alone.cells, "[]": { sku: "MUG-1", eur: 1500 } } };
    expect(inUse(regenerated(changed, [size], isShared))).toEqual([
      { sku: "MUG-1", eur: 1500 },
      { sku: "MUG-M", eur: 1500, usd: 2300 },
    ]);
  });
  it("gives each option a unique id", () => {
    expect(addedOption([size, color]).map(({ id }) => id)).toEqual(["o1", "o2", "o3"]);
    expect(addedOption([color]).at(-1)?.id).toBe("o3");
  });
});

describe("input in the grid", () => {
  it("is stored cell by cell, without cleared cells", () => {
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
