import { describe, expect, it } from "vitest";
import {
  QUANTITY,
  stockColumns,
  stockRow,
  stockSteps,
  type StockedVariant,
} from "./stock-grid-data.ts";

const labels = {
  notTracked: "not tracked",
  noItem: "no item",
  several: "several",
  counts: ({ reserved_quantity }: { reserved_quantity: number }) => `${reserved_quantity} reserved`,
};
const places = [
  { id: "osaka", name: "Osaka" },
  { id: "porto", name: "Porto" },
];
const item = {
  id: "item",
  location_levels: [{ location_id: "osaka", stocked_quantity: 7, reserved_quantity: 2 }],
};
const variant = (facts: Partial<StockedVariant> = {}): StockedVariant => ({
  id: "v",
  title: "S Red",
  sku: "MUG",
  manage_inventory: true,
  items: [item],
  ...facts,
});
const locked = (facts: Partial<StockedVariant>) => stockRow(variant(facts), places, labels).locked;

describe("a row of stock", () => {
  it("has what lies in each place, and says what is reserved", () => {
    expect(stockRow(variant(), places, labels)).toEqual({
      id: "v",
      title: "S Red",
      note: "MUG",
      values: { osaka: 7 },
      notes: { osaka: "2 reserved" },
    });
  });
  it("is locked where nothing is counted, or more than one thing", () => {
    expect(locked({ manage_inventory: false })).toEqual({
      osaka: "not tracked",
      porto: "not tracked",
    });
    expect(locked({ items: [] })).toMatchObject({ osaka: "no item" });
    expect(locked({ items: [item, item] })).toMatchObject({ porto: "several" });
  });
  it("is one number where nobody counts by place", () => {
    expect(stockColumns(undefined, "In stock").map(({ title }) => title)).toEqual(["In stock"]);
    expect(
      stockRow(variant({ items: [], inventory_quantity: 3 }), undefined, labels),
    ).toMatchObject({ values: { [QUANTITY]: 3 } });
  });
});

describe("to store a row", () => {
  const steps = (values: Record<string, number | null>, osaka = 7, porto?: number) =>
    stockSteps(
      { row: stockRow(variant(), places, labels), values: new Map(Object.entries(values)) },
      [
        {
          id: "item",
          location_levels: [
            { location_id: "osaka", stocked_quantity: osaka, reserved_quantity: 0 },
            ...(porto === undefined
              ? []
              : [{ location_id: "porto", stocked_quantity: porto, reserved_quantity: 0 }]),
          ],
        },
      ],
    );
  it("what is there is changed, and what is not is added", () => {
    expect(steps({ osaka: 9, porto: 0 })).toEqual({
      steps: [
        { step: "update", item: "item", location: "osaka", quantity: 9 },
        { step: "add", item: "item", location: "porto", quantity: 0 },
      ],
    });
  });
  it("nothing is done that somebody else has done", () => {
    expect(steps({ osaka: 9 }, 9)).toEqual({ steps: [] });
  });
  it("what others changed or added meanwhile is left alone, and the rest is done", () => {
    expect(steps({ osaka: 9, porto: 1 }, 6)).toMatchObject({
      reason: "changed",
      steps: [{ location: "porto" }],
    });
    expect(steps({ porto: 1 }, 7, 4)).toEqual({ reason: "changed", steps: [] });
  });
  it("nothing is taken away by emptying a cell", () => {
    expect(steps({ osaka: null, porto: null })).toEqual({ reason: "emptied", steps: [] });
  });
  it("the variant has to be there", () => {
    expect(
      stockSteps({ row: stockRow(variant(), places, labels), values: new Map([["osaka", 1]]) }, []),
    ).toEqual({ reason: "gone", steps: [] });
  });
});
