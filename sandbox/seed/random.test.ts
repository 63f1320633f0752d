import { describe, expect, it } from "vitest";
import { Random } from "./random.ts";

const first = (seed: number, count: number): number[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => random.next());
};

describe("Random", () => {
  it("returns the same numbers for the same seed, and different numbers for a different seed", () => {
    expect(first(1, 50)).toEqual(first(1, 50));
    expect(first(1, 50)).not.toEqual(first(2, 50));
    // These values must never change, because that would change every price, image, and order of the demo store.
    expect(first(1, 3).map((value) => value.toFixed(6))).toEqual([
      "0.627074",
      "0.002736",
      "0.527447",
    ]);
  });

  it("stays within its limits, and reaches both of them", () => {
    const random = new Random(7);
    const drawn = Array.from({ length: 500 }, () => random.int(3, 6));
    expect(new Set(drawn)).toEqual(new Set([3, 4, 5, 6]));
  });

  it("takes samples without duplicates, and never more items than the list has", () => {
    const random = new Random(9);
    expect(random.sample([1, 2, 3], 5)).toHaveLength(3);
    expect(new Set(random.sample([1, 2, 3], 3))).toEqual(new Set([1, 2, 3]));
    expect(() => random.pick([])).toThrow("Cannot pick from an empty list.");
  });
});
