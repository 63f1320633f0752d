import { describe, expect, it } from "vitest";
import { QUANTITY, stockColumns, stockRow, type StockedVariant } from "./stock-grid-data.ts";

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
  location_levels: [
    { location_id: "osaka", stocked_quantity: 7, reserved_quantity: 2, incoming_quantity: 0 },
  ],
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

describe("a row in the stock grid", () => {
  it("has the stock at each location, and the reserved quantity", () => {
    expect(stockRow(variant(), places, labels)).toEqual({
      id: "v",
      title: "S Red",
      note: "MUG",
      values: { osaka: 7 },
      notes: { osaka: "2 reserved" },
    });
  });
  it("is locked if the variant isn't tracked, or doesn't have exactly one inventory item", () => {
    expect(locked({ manage_inventory: false })).toEqual({
      osaka: "not tracked",
      porto: "not tracked",
    });
    expect(locked({ items: [] })).toMatchObject({ osaka: "no item" });
    expect(locked({ items: [item, item] })).toMatchObject({ porto: "several" });
  });
  it("has a single quantity column if the store has no locations", () => {
    expect(stockColumns(undefined, "In stock").map(({ title }) => title)).toEqual(["In stock"]);
    expect(
      stockRow(variant({ items: [], inventory_quantity: 3 }), undefined, labels),
    ).toMatchObject({ values: { [QUANTITY]: 3 } });
  });
});
