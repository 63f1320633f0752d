import { expect, it } from "vitest";
import { matchesWithTypos, matchesWords } from "./text-match.ts";

it.each([
  ["Sales channels", "chan sal", true],
  ["Šálky", "salky", true],
  ["العملاء", "عملا", true],
  ["Products", "", true],
  ["Products", "orders", false],
])("%j matches the typed words %j: %s", (text, typed, holds) =>
  expect(matchesWords(text, typed)).toBe(holds),
);

it.each([
  ["Gooseneck kettle", "ketle", true],
  ["Gooseneck kettle", "kettel", true],
  ["Gooseneck kettle", "kettle gooseneak", true],
  ["Gooseneck kettle", "goosnek", true],
  ["Gooseneck kettle", "goozenack", true],
  ["Gooseneck kettle", "kettle teapot", false],
  ["Gooseneck kettle", "cattle", false],
  ["Mug", "jug", false],
])("%j matches %j despite typos: %s", (text, typed, meant) =>
  expect(matchesWithTypos(text, typed)).toBe(meant),
);
