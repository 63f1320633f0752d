import { expect, it } from "vitest";
import { isScannable, scan } from "./scan.ts";

const line = (id: string, variant: object | null) => ({ id, title: `Title ${id}`, variant });
const lines = [
  line("one", { sku: "MUG-1", ean: "2000000210018", upc: null, barcode: null }),
  line("two", { sku: null, ean: null, upc: "036000291452", barcode: "BOX-2" }),
  line("again", { sku: "MUG-1" }),
  line("custom", null),
];
const missing = (counts: Record<string, number>) => (one: { id: string }) => counts[one.id] ?? 0;

it.each(["MUG-1", " mug-1 ", "2000000210018"])("a scan finds a line by the code %s", (code) => {
  expect(scan(code, lines, missing({ one: 1 }))).toEqual({ kind: "packed", line: lines[0] });
});

it.each(["036000291452", "box-2"])("a scan finds a line by its %s", (code) => {
  expect(scan(code, lines, missing({ two: 1 }))).toEqual({ kind: "packed", line: lines[1] });
});

it("a repeated scan continues with the next line of the same item, then reports too many", () => {
  expect(scan("MUG-1", lines, missing({ again: 1 }))).toEqual({ kind: "packed", line: lines[2] });
  expect(scan("MUG-1", lines, missing({}))).toEqual({ kind: "tooMany", line: lines[0] });
});

it("a scan reports an empty or unknown code as wrong", () => {
  expect(scan("", lines, missing({ one: 1, custom: 1 }))).toEqual({ kind: "wrong" });
  expect(scan("MUG", lines, missing({ one: 1 }))).toEqual({ kind: "wrong" });
});

it("a line can be scanned if it has any code", () => {
  expect(lines.map(isScannable)).toEqual([true, true, true, false]);
});
