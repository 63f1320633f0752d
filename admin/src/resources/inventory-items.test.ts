import { expect, it } from "vitest";
import { isRunningOut, nameOfItem, totalsOf } from "./inventory-items.ts";

const level = (stocked_quantity: number, reserved_quantity = 0) => ({
  stocked_quantity,
  reserved_quantity,
});

it("what is left is what lies in all places together, less what is reserved", () => {
  expect(totalsOf({ location_levels: [level(7, 2), level(3)] })).toEqual({
    stocked: 10,
    reserved: 2,
    available: 8,
  });
  expect(totalsOf({})).toEqual({ stocked: 0, reserved: 0, available: 0 });
});

it("runs out from the threshold down, and what lies nowhere does not", () => {
  const of = (left: number, wanted: string[]) =>
    isRunningOut({ location_levels: [level(left + 4, 4)] }, wanted, 5);
  expect(of(5, ["low"])).toBe(true);
  expect(of(6, ["low"])).toBe(false);
  expect(of(1, ["none"])).toBe(false);
  expect(of(0, ["none"])).toBe(true);
  expect(of(-2, ["none"])).toBe(true);
  expect(isRunningOut({ location_levels: [] }, ["low", "none"], 5)).toBe(false);
});

it("is called by the product and the variant that it is sold as, else by what it has itself", () => {
  const item = { id: "iitem_1", sku: "MUG", title: "Mug, oat" };
  expect(
    nameOfItem({ ...item, variants: [null, { title: "Oat", product: { title: "Mug" } }] }),
  ).toBe("Mug · Oat");
  expect(nameOfItem({ ...item, variants: [null] })).toBe("Mug, oat");
  expect(nameOfItem({ ...item, title: null })).toBe("MUG");
  expect(nameOfItem({ id: "iitem_1", sku: null, title: null })).toBe("iitem_1");
});
