import { describe, expect, it } from "vitest";
import { closest, missingCombinations } from "./variant-combinations.ts";

const variant = (size: string, color: string) => ({
  id: `${size}-${color}`,
  title: `${size} ${color}`,
  options: [
    { option_id: "size", value: size },
    { option_id: "color", value: color },
  ],
});
const variants = [variant("S", "Red"), variant("S", "Blue"), variant("L", "Red")];
const options = (sizes: string[], colors: string[]) => [
  { id: "size", title: "Size", values: sizes },
  { id: "color", title: "Color", values: colors },
];

describe("missing combinations", () => {
  it("distinguish combinations with new values from those that were left out", () => {
    const found = missingCombinations(options(["S", "L", "XL"], ["Red", "Blue"]), variants);
    expect(found.map(({ title, fresh }) => [title, fresh])).toEqual([
      ["L / Blue", false],
      ["XL / Red", true],
      ["XL / Blue", true],
    ]);
    expect(found[0]?.values).toEqual({ size: "L", color: "Blue" });
  });
  it("exclude combinations that look the same as an existing one", () => {
    expect(missingCombinations(options(["s "], ["RED", "blue"]), variants)).toEqual([]);
  });
  it("are empty if there are no options, or if an option has no value", () => {
    expect(missingCombinations(options([], ["Red"]), variants)).toEqual([]);
    expect(missingCombinations([], variants)).toEqual([]);
  });
});

describe("the most similar variant", () => {
  it("is the one with the most values in common, or the first one if there are several", () => {
    expect(closest({ size: "XL", color: "Blue" }, variants)?.id).toBe("S-Blue");
    expect(closest({ size: "L", color: "Green" }, variants)?.id).toBe("L-Red");
    expect(closest({ size: "XL", color: "Green" }, variants)?.id).toBe("S-Red");
    expect(closest({ size: "XL" }, [])).toBeUndefined();
  });
});
