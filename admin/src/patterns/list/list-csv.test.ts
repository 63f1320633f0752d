import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { toCsv } from "./list-csv.ts";

const linesOf = (text: string) => text.replace(/^\uFEFF/, "").split("\r\n");

describe("a file for spreadsheets", () => {
  it("says that it is UTF-8, and ends its lines as spreadsheets do", () => {
    const text = toCsv(["Title", "Stock"], [["Café", 3]]);
    expect(text).toBe("\uFEFFTitle,Stock\r\nCafé,3\r\n");
  });

  it("quotes what would break a row", () =>
    expect(
      linesOf(toCsv(["A", "B"], [['12" pan, large', "two\nlines"]]))
        .slice(1)
        .join("\r\n"),
    ).toBe('"12"" pan, large","two\nlines"\r\n'));

  it.each(["=1+1", "+49 30", "-2+3", "@SUM(A1)", "\t=1", "  =1", '"=1', "＝1+1"])(
    "never gives a spreadsheet the formula %j",
    (text) =>
      expect(Papa.parse<string[]>(toCsv(["A"], [[text]]).slice(1)).data[1]?.[0]).toBe(`'${text}`),
  );

  it("leaves numbers numbers, also negative ones, and nothing nothing", () =>
    expect(linesOf(toCsv(["A", "B", "C"], [[-5, null, true]]))[1]).toBe("-5,,true"));

  it("gives back every text that is no formula", () => {
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
