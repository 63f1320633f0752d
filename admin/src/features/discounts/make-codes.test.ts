import { expect, it } from "vitest";
import { asCode, codesOf, randomCode, roomOf } from "./make-codes.ts";

it("puts a sign in the place of each #, and leaves the rest in capitals", () => {
  expect(randomCode("thanks-####")).toMatch(/^THANKS-[A-HJKMNP-Z2-9]{4}$/);
});

it("takes along none of the marks that nobody sees", () => {
  expect(asCode("\u200Esummer\u200B10\uFEFF")).toBe("SUMMER10");
  expect(codesOf("\u2068spring\u2069", 1, new Set())).toEqual(["SPRING"]);
});

it("makes as many as are asked for, each once, none that is taken", () => {
  const taken = new Set(["A2", "A3", "A4"]);
  const codes = codesOf("a#", 10, taken) ?? [];
  expect(codes).toHaveLength(10);
  expect(new Set([...codes, ...taken])).toHaveLength(13);
});

it("makes none where the pattern has no room for them", () => {
  expect(roomOf("#")).toBe(31);
  expect(codesOf("#", 30, new Set())).toBeUndefined();
  expect(codesOf("SPRING", 2, new Set())).toBeUndefined();
});

it("takes a pattern without a # for the one code that it is", () => {
  expect(codesOf("spring", 1, new Set())).toEqual(["SPRING"]);
  expect(codesOf("spring", 1, new Set(["SPRING"]))).toBeUndefined();
});
