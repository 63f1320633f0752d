import { expect, test } from "vitest";
import { table } from "./table.ts";

test("the first column stands to the left, the others to the right, each as wide as it must be", () => {
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
