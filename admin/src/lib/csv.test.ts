import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const linesOf = (text: string) => text.replace(/^\uFEFF/, "").split("\r\n");

describe("a spreadsheet file", () => {
  it("starts with a UTF-8 mark, and has the line endings of spreadsheets", () => {
    const text = toCsv(["Title", "Stock"], [["Café", 3]]);
    expect(text).toBe("\uFEFFTitle,Stock\r\nCafé,3\r\n");
  });

  it("quotes special characters", () =>
    expect(
      linesOf(toCsv(["A", "B"], [['12" pan, large', "two\nlines"]]))
        .slice(1)
        .join("\r\n"),
    ).toBe('"12"" pan, large","two\nlines"\r\n'));

  it.each(["=1+1", "+49 30", "-2+3", "@SUM(A1)", "\t=1", "  =1", '"=1', "＝1+1"])(
    "never writes the formula %j",
    (text) =>
      expect(Papa.parse<string[]>(toCsv(["A"], [[text]]).slice(1)).data[1]?.[0]).toBe(`'${text}`),
  );

  it("writes numbers as numbers, including negative ones, and empty values as empty", () =>
    expect(linesOf(toCsv(["A", "B", "C"], [[-5, null, true]]))[1]).toBe("-5,,true"));

  it("restores every text that isn't a formula", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 2, maxLength: 2 }), {
          minLength: 1,
        }),
        (rows) => {
          const plain = rows.map((row) => row.map((text) => `x${text}`));
          const { data } = Papa.parse<string[]>(toCsv(["A", "B"], plain).slice(1), {
            skipEmptyLines: true,
            newline: "\r\n",
          });
          expect(data.slice(1)).toEqual(plain);
        },
      ),
    );
  });
});
