import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nearestNames } from "./nearest-names.ts";

describe("the nearest names", () => {
  const names = ["lc-summer-27", "lc-summer-26", "lc-winter-27", "Été"];

  it.each([
    ["a missing letter", "lc-sumer-27", ["lc-summer-27", "lc-summer-26"]],
    ["a different case", "LC-WINTER-27", ["lc-winter-27"]],
    ["a missing accent", "ete", ["Été"]],
    ["nothing similar", "shoes", []],
    ["an empty text", "", []],
  ])("are found for %s", (_, value, found) => {
    expect(nearestNames(value, names)).toEqual(found);
  });

  it("include a name if one of its letters was mistyped, and come from the store", () => {
    const name = fc.string({
      minLength: 4,
      maxLength: 12,
      unit: fc.constantFrom("a", "b", "c", "d", "-"),
    });
    fc.assert(
      fc.property(name, fc.nat(), (text, at) => {
        const index = at % text.length;
        const typed = `${text.slice(0, index)}x${text.slice(index + 1)}`;
        expect(nearestNames(typed, [text, "zzzzzzzzzzzzzzzz"])).toEqual([text]);
      }),
    );
  });
});
