import { expect, it } from "vitest";
import { asCode, codesOf, randomCode, roomOf } from "./make-codes.ts";

it("replaces each # with a character, and uppercases the rest", () => {
  expect(randomCode("thanks-####")).toMatch(/^THANKS-[A-HJKMNP-Z2-9]{4}$/);
});

it("removes invisible characters", () => {
  expect(asCode("\u200Esummer\u200B10\uFEFF")).toBe("SUMMER10");
  expect(codesOf("\u2068spring\u2069", 1, new Set())).toEqual(["SPRING"]);
});

it("creates the requested number of unique codes that aren't in use", () => {
  const taken = new Set(["A2", "A3", "A4"]);
  const codes = codesOf("a#", 10, taken) ?? [];
  expect(codes).toHaveLength(10);
  expect(new Set([...codes, ...taken])).toHaveLength(13);
});

it("creates none if the pattern has too few combinations", () => {
  expect(roomOf("#")).toBe(31);
  expect(codesOf("#", 30, new Set())).toBeUndefined();
  expect(codesOf("SPRING", 2, new Set())).toBeUndefined();
});

it("treats a pattern without # as a single code", () => {
  expect(codesOf("spring", 1, new Set())).toEqual(["SPRING"]);
  expect(codesOf("spring", 1, new Set(["SPRING"]))).toBeUndefined();
});
