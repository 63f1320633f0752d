import { expect, test } from "vitest";
import { table } from "./table.ts";

test("a table aligns the first column left and the others right, each as wide as necessary", () => {
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
