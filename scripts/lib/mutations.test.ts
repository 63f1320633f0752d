import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCoverage } from "./coverage.ts";
import { kindOf, MUTATIONS, patternOf } from "./mutations.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { rows } = parseCoverage(readFileSync(join(ROOT, "reports/spec-coverage.md"), "utf8"));

describe("the table of mutations", () => {
  it.each(MUTATIONS)(
    "$row disables code that occurs only once in $file",
    ({ file, search, replace }) => {
      expect(readFileSync(join(ROOT, file), "utf8").split(search)).toHaveLength(2);
      expect(replace).not.toBe(search);
    },
  );

  it.each(MUTATIONS)("cites a test that row $row cites", ({ row, test }) => {
    expect(rows.find(({ id }) => id === row)?.proof).toContain(test);
  });

  it("includes unit, component, and end-to-end tests", () => {
    expect(new Set(MUTATIONS.map(({ test }) => kindOf(test)))).toEqual(
      new Set(["unit", "component", "end-to-end"]),
    );
  });
});

it.each([
  [["a", "is %s, twice"], "a is 12, twice", true],
  [["costs ${price}"], "costs 12", true],
  [["$row of it"], "3.1 of it", true],
  [["ends (so)."], "ends (so).", true],
  [["ends (so)."], "ends so!", false],
])("the pattern %j matches '%s': %s", (titles, name, found) => {
  expect(new RegExp(patternOf(titles).join(" ")).test(name)).toBe(found);
});
