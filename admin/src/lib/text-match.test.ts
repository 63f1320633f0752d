import { expect, it } from "vitest";
import { matchesWords } from "./text-match.ts";

it.each([
  ["Sales channels", "chan sal", true],
  ["Šálky", "salky", true],
  ["العملاء", "عملا", true],
  ["Products", "", true],
  ["Products", "orders", false],
])("%j holds %j: %s", (text, typed, holds) => expect(matchesWords(text, typed)).toBe(holds));
