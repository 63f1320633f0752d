import { expect, it } from "vitest";
import { isRunningOut, nameOfItem, sellable, soldFrom, totalsOf } from "./inventory-items.ts";

const level = (stocked_quantity: number, reserved_quantity = 0, location_id = "hamburg") => ({
  location_id,
  stocked_quantity,
  reserved_quantity,
});

it("the available quantity is the stock at all locations minus the reserved quantity", () => {
  expect(totalsOf({ location_levels: [level(7, 2), level(3)] })).toEqual({
    stocked: 10,
    reserved: 2,
    available: 8,
  });
  expect(totalsOf({})).toEqual({ stocked: 0, reserved: 0, available: 0 });
});

const web = new Set(["hamburg", "porto"]);
const market = new Set(["osaka"]);
const tracked = [{ manage_inventory: true }];

it("an item is low in stock at or below the threshold, and out of stock at zero or below", () => {
  const of = (left: number, wanted: string[]) =>
    isRunningOut({ location_levels: [level(left + 4, 4)] }, wanted, 5, [web]);
  expect(of(5, ["low"])).toBe(true);
  expect(of(6, ["low"])).toBe(false);
  expect(of(1, ["none"])).toBe(false);
  expect(of(0, ["none"])).toBe(true);
  expect(of(-2, ["none"])).toBe(true);
});

it("a tracked item without a level is out of stock, but an untracked item isn't", () => {
  expect(sellable({ location_levels: [], variants: tracked }, [web])).toBe(0);
  expect(
    sellable({ location_levels: [], variants: [{ manage_inventory: false }] }, [web]),
  ).toBeUndefined();
  expect(sellable({ variants: [null] }, [web])).toBeUndefined();
});

it("`sellable` returns the lowest quantity that a sales channel can sell, without the locations of other channels", () => {
  const item = { location_levels: [level(1, 3), level(20, 0, "osaka")] };
  expect(sellable(item, [web, market])).toBe(-2);
  expect(sellable(item, [market])).toBe(20);
  // A channel that sells only from locations without the item is ignored.
  expect(sellable({ location_levels: [level(20, 0, "osaka")] }, [web, market])).toBe(20);
  expect(sellable({ location_levels: [level(3), level(4, 0, "porto")] }, [web])).toBe(7);
  expect(sellable(item, [])).toBe(0);
});

it("`soldFrom` excludes the locations of disabled sales channels", () => {
  const channel = (is_disabled: boolean) => ({
    is_disabled,
    locations: [{ location_id: "osaka" }],
  });
  expect(soldFrom({ sales_channels: [channel(true), channel(false)] })).toEqual([market]);
});

it("the name of an item comes from its product and variant, or else from its own fields", () => {
  const item = { id: "iitem_1", sku: "MUG", title: "Mug, oat" };
  expect(
    nameOfItem({ ...item, variants: [null, { title: "Oat", product: { title: "Mug" } }] }),
  ).toBe("Mug · Oat");
  expect(nameOfItem({ ...item, variants: [null] })).toBe("Mug, oat");
  expect(nameOfItem({ ...item, title: null })).toBe("MUG");
  expect(nameOfItem({ id: "iitem_1", sku: null, title: null })).toBe("iitem_1");
});
