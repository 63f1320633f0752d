import { expect, it } from "vitest";
import { readQuantity } from "./quantity-row.tsx";

it.each([
  ["", 0],
  [" 12 ", 12],
  ["٣", 3],
  ["۱۲", 12],
  ["1,000", 1000],
  ["1.5", undefined],
  ["1,5", undefined],
  ["-1", undefined],
  ["many", undefined],
  ["1234567890", undefined],
])("reads %o as %o pieces", (text, pieces) => expect(readQuantity(text)).toBe(pieces));
