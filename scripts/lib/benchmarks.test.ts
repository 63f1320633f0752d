import { expect, test } from "vitest";
import { markdownTable, withSection } from "./benchmarks.ts";

test("a section replaces only the section with the same title", () => {
  const page = "# Benchmarks\n\nWhy.\n\n## One\n\nold\n\n## Two\n\nkept\n";
  expect(withSection(page, "One", "new")).toBe(page.replace("old", "new"));
  expect(withSection(page, "Three", "more")).toBe(`${page}\n## Three\n\nmore\n`);
});

test("in a table, the first column contains text, and the others contain numbers", () => {
  expect(
    markdownTable([
      ["what", "time"],
      ["open", "1 ms"],
    ]),
  ).toBe("| what | time |\n| --- | --: |\n| open | 1 ms |");
});
