import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseCoverage } from "./coverage.ts";
import { openAcr } from "./openacr.ts";

const page = readFileSync(resolve(import.meta.dirname, "../../reports/accessibility.md"), "utf8");
const { rows } = parseCoverage(page);
describe("the accessibility report", () => {
  it("contains each of the 31 criteria of level A and the 24 of level AA once", () => {
    const [, a = "", aa = ""] = openAcr(rows, "1.0.0").yaml.split(
      /^  success_criteria_level_a+:$/m,
    );
    const numbers = [a, aa].map((chapter) =>
      [...chapter.matchAll(/- num: "([\d.]+)"/g)].map(([, id]) => id),
    );
    expect(numbers.map((all) => all.length)).toEqual([31, 24]);
    expect(numbers.map((all) => new Set(all).size)).toEqual([31, 24]);
  });

  it("uses the terms of OpenACR for levels and conformance", () => {
    expect(openAcr(rows, "1.0.0").problems).toEqual([]);
    const [row] = rows;
    const wrong = { ...row!, others: ["AAA", "yes"] };
    expect(openAcr([wrong], "1.0.0").problems).toHaveLength(2);
  });
});
