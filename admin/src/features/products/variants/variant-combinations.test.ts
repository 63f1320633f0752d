import { describe, expect, it } from "vitest";
import { closest, missingCombinations } from "./variant-combinations.ts";

const variant = (size: string, colour: string) => ({
  id: `${size}-${colour}`,
  title: `${size} ${colour}`,
  options: [
    { option_id: "size", value: size },
    { option_id: "colour", value: colour },
  ],
});
const variants = [variant("S", "Red"), variant("S", "Blue"), variant("L", "Red")];
const options = (sizes: string[], colours: string[]) => [
  { id: "size", title: "Size", values: sizes },
  { id: "colour", title: "Colour", values: colours },
];

describe("the combinations that are missing", () => {
  it("are those of new values, and those that were left out, told apart", () => {
    const found = missingCombinations(options(["S", "L", "XL"], ["Red", "Blue"]), variants);
    expect(found.map(({ title, fresh }) => [title, fresh])).toEqual([
      ["L / Blue", false],
      ["XL / Red", true],
      ["XL / Blue", true],
    ]);
    expect(found[0]?.values).toEqual({ size: "L", colour: "Blue" });
  });
  it("are none that a reader could not tell from one that is there", () => {
    expect(missingCombinations(options(["s "], ["RED", "blue"]), variants)).toEqual([]);
  });
  it("are none while an option has no value, or there is no option", () => {
    expect(missingCombinations(options([], ["Red"]), variants)).toEqual([]);
    expect(missingCombinations([], variants)).toEqual([]);
  });
});

describe("the variant that one resembles", () => {
  it("has most values in common, the first of several", () => {
    expect(closest({ size: "XL", colour: "Blue" }, variants)?.id).toBe("S-Blue");
    expect(closest({ size: "L", colour: "Green" }, variants)?.id).toBe("L-Red");
    expect(closest({ size: "XL", colour: "Green" }, variants)?.id).toBe("S-Red");
    expect(closest({ size: "XL" }, [])).toBeUndefined();
  });
});
