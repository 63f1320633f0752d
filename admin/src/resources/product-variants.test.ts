import { describe, expect, test } from "vitest";
import { collisions, type Combined, sameCombination, valuesInUse } from "./product-variants.ts";

const variant = (title: string, size: string, color: string): Combined => ({
  id: title,
  title,
  options: [
    // The server returns option values in any order.
    { option_id: "color", value: color },
    { option_id: "size", value: size },
  ],
});
const red = variant("S red", "S", "Red");
const blue = variant("S blue", "S", "Blue");
const large = variant("L red", "L", "Red");
const all = [red, blue, large];
const options = ["size", "color"];

describe("a variant with the same option values", () => {
  test("is found regardless of case and spaces", () => {
    expect(sameCombination(options, { size: " s", color: "RED" }, all)).toBe(red);
    expect(sameCombination(options, { size: "L", color: "Blue" }, all)).toBeUndefined();
  });
  test("is never the edited variant itself", () => {
    expect(sameCombination(options, { size: "S", color: "Red" }, all, red.id)).toBeUndefined();
    expect(sameCombination(options, { size: "S", color: "Blue" }, all, red.id)).toBe(blue);
  });
  test("isn't found if the values are equal only after they are joined", () => {
    const odd = variant("odd", 'a","b', "c");
    expect(sameCombination(options, { size: "a", color: 'b","c' }, [odd])).toBeUndefined();
  });
  test("is any variant if the product has no options", () => {
    expect(sameCombination([], {}, all)).toBe(red);
    expect(sameCombination([], {}, [])).toBeUndefined();
  });
});

test("`valuesInUse` lists values in the order of the variants, with their counts, and without missing values", () => {
  expect(valuesInUse("size", [...all, { id: "x", title: "x" }])).toEqual([
    { value: "S", count: 2 },
    { value: "L", count: 1 },
  ]);
});

describe("removing options", () => {
  test("causes a collision between variants that differ only in the removed options", () => {
    expect(collisions(["size"], all)).toEqual([[red, blue]]);
    expect(collisions(["color"], all)).toEqual([[red, large]]);
    expect(collisions([], all)).toEqual([all]);
  });
  test("doesn't cause a collision if the variants differ in a remaining option, or if only one variant exists", () => {
    expect(collisions(["size"], [red, large])).toEqual([]);
    expect(collisions([], [red])).toEqual([]);
  });
});
