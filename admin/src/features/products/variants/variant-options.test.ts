import { describe, expect, test } from "vitest";
import { collisions, sameCombination, valuesInUse, type Combined } from "./variant-options.ts";

const variant = (title: string, size: string, color: string): Combined => ({
  id: title,
  title,
  options: [
    // The server returns them in no particular order.
    { option_id: "color", value: color },
    { option_id: "size", value: size },
  ],
});
const red = variant("S red", "S", "Red");
const blue = variant("S blue", "S", "Blue");
const large = variant("L red", "L", "Red");
const all = [red, blue, large];
const options = ["size", "color"];

describe("an equal combination", () => {
  test("is found regardless of case and spaces", () => {
    expect(sameCombination(options, { size: " s", color: "RED" }, all)).toBe(red);
    expect(sameCombination(options, { size: "L", color: "Blue" }, all)).toBeUndefined();
  });
  test("is never the variant itself", () => {
    expect(sameCombination(options, { size: "S", color: "Red" }, all, red.id)).toBeUndefined();
    expect(sameCombination(options, { size: "S", color: "Blue" }, all, red.id)).toBe(blue);
  });
  test("isn't found if values are equal only when they are joined", () => {
    const odd = variant("odd", 'a","b', "c");
    expect(sameCombination(options, { size: "a", color: 'b","c' }, [odd])).toBeUndefined();
  });
  test("is any variant if there are no options", () => {
    expect(sameCombination([], {}, all)).toBe(red);
    expect(sameCombination([], {}, [])).toBeUndefined();
  });
});

test("values are listed in the variants' order with counts, without missing ones", () => {
  expect(valuesInUse("size", [...all, { id: "x", title: "x" }])).toEqual([
    { value: "S", count: 2 },
    { value: "L", count: 1 },
  ]);
});

describe("without an option", () => {
  test("variants that differ only in the missing option collide", () => {
    expect(collisions(["size"], all)).toEqual([[red, blue]]);
    expect(collisions(["color"], all)).toEqual([[red, large]]);
    expect(collisions([], all)).toEqual([all]);
  });
  test("no variants collide if they differ in the other options, or there is only one", () => {
    expect(collisions(["size"], [red, large])).toEqual([]);
    expect(collisions([], [red])).toEqual([]);
  });
});
