import fc from "fast-check";
import { expect, it } from "vitest";
import { unordered } from "./plan.ts";

/** Returns the value with every list reversed, at any depth. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned).toReversed();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, turned(one)]));
}

it("a value's text doesn't depend on the order of its lists, at any depth", () => {
  const prices = (...amounts: number[]) => ({ variants: [{ id: "a" }, { id: "b", amounts }] });
  expect(unordered(prices(1, 2))).toBe(unordered(prices(2, 1)));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(unordered(turned(value))).toBe(unordered(value));
    }),
  );
});

it("a value's text changes if anything else in the value changes", () => {
  const keys = fc.dictionary(fc.constantFrom("a", "b"), fc.jsonValue());
  fc.assert(
    fc.property(keys, fc.constantFrom("a", "b"), fc.uuid(), (value, name, added) => {
      expect(unordered({ ...value, [name]: added })).not.toBe(unordered(value));
    }),
  );
  expect(unordered([[1], [2]])).not.toBe(unordered([[1, 2]]));
  expect(unordered({ a: null })).not.toBe(unordered({}));
});
