import { expect, it } from "vitest";
import { asCode, codesOf, randomCode, roomOf } from "./make-codes.ts";

it("`randomCode` replaces each # with a character, and uppercases the rest", () => {
  expect(randomCode("thanks-####")).toMatch(/^THANKS-[A-HJKMNP-Z2-9]{4}$/);
});

it("invisible characters are removed from a code", () => {
  expect(asCode("\u200Esummer\u200B10\uFEFF")).toBe("SUMMER10");
  expect(codesOf("\u2068spring\u2069", 1, new Set())).toEqual(["SPRING"]);
});

it("`codesOf` creates the requested number of unique codes that aren't in use", () => {
  const taken = new Set(["A2", "A3", "A4"]);
  const codes = codesOf("a#", 10, taken) ?? [];
  expect(codes).toHaveLength(10);
  expect(new Set([...codes, ...taken])).toHaveLength(13);
});

it("`codesOf` returns undefined if the pattern has fewer than twice as many combinations as there are codes", () => {
  expect(roomOf("#")).toBe(31);
  expect(codesOf("#", 30, new Set())).toBeUndefined();
  expect(codesOf("SPRING", 2, new Set())).toBeUndefined();
});

it("`codesOf` treats a pattern without # as a single code", () => {
  expect(codesOf("spring", 1, new Set())).toEqual(["SPRING"]);
  expect(codesOf("spring", 1, new Set(["SPRING"]))).toBeUndefined();
});
