import { expect, it } from "vitest";
import { barsOf } from "./barcode.tsx";

// From the table of Code 128.
const START_B = "11010010000";
const [SIX, SEVEN] = ["11001110100", "11101101110"];
const STOP = "1100011101011";

it("a barcode has the bars that the standard defines, with the check symbol", () => {
  // The check symbol: (104 + 1 · 22) mod 103 = 23, which is the symbol of "7".
  expect(barsOf("6")).toBe([START_B, SIX, SEVEN, STOP].join(""));
});

it("digits in pairs take half the width", () => {
  // The start, the pairs 12 and 34, the check symbol, and the stop symbol.
  expect(barsOf("1234")).toHaveLength(11 * 4 + 13);
});
