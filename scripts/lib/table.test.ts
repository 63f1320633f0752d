import { expect, test } from "vitest";
import { table } from "./table.ts";

test("the first column is left-aligned, the others right-aligned, each as wide as necessary", () => {
  const rows = [
    ["a", "1 kB"],
    ["longer", "10 kB"],
  ];
  expect(table(["name", "size"], rows).split("\n")).toEqual([
    "name     size",
    "a        1 kB",
    "longer  10 kB",
  ]);
});
