import { expect, it } from "vitest";
import { matchesWithTypos, matchesWords } from "./text-match.ts";

it.each([
  ["Sales channels", "chan sal", true],
  ["Šálky", "salky", true],
  ["العملاء", "عملا", true],
  ["Products", "", true],
  ["Products", "orders", false],
])("%j contains %j: %s", (text, typed, holds) => expect(matchesWords(text, typed)).toBe(holds));

it.each([
  ["Gooseneck kettle", "ketle", true],
  ["Gooseneck kettle", "kettel", true],
  ["Gooseneck kettle", "kettle gooseneak", true],
  ["Gooseneck kettle", "goosnek", true],
  ["Gooseneck kettle", "goozenack", true],
  ["Gooseneck kettle", "kettle teapot", false],
  ["Gooseneck kettle", "cattle", false],
  ["Mug", "jug", false],
])("%j is a typo of %j: %s", (text, typed, meant) =>
  expect(matchesWithTypos(text, typed)).toBe(meant),
);
