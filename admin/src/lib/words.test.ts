import { expect, it } from "vitest";
import { hasWords } from "./words.ts";

it.each([
  ["Sales channels", "chan sal", true],
  ["Šálky", "salky", true],
  ["العملاء", "عملا", true],
  ["Products", "", true],
  ["Products", "orders", false],
])("%j holds %j: %s", (text, typed, holds) => expect(hasWords(text, typed)).toBe(holds));
