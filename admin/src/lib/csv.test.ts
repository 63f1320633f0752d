import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { asData } from "./isolate.ts";
import { toCsv, withoutMark } from "./csv.ts";

const linesOf = (text: string) => text.replace(/^\uFEFF/, "").split("\r\n");

describe("a spreadsheet file", () => {
  it("starts with a byte order mark, and has the line endings of spreadsheets", () => {
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
    "doesn't contain the formula %j",
    (text) =>
      expect(Papa.parse<string[]>(toCsv(["A"], [[text]]).slice(1)).data[1]?.[0]).toBe(`'${text}`),
  );

  it("is read with the texts that it was written with, including formulas and apostrophes", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\s"']{0,3}[=+\-@]\w?$/)), (text) => {
        const [, [written = ""] = []] = Papa.parse<string[]>(toCsv(["A"], [[text]]).slice(1), {
          delimiter: ",",
          newline: "\r\n",
        }).data;
        expect(withoutMark(written)).toBe(asData(text));
      }),
      { examples: [["'=1"], ["''-x"], ["-5 °C"], ["'80s"]] },
    );
  });

  it("contains numbers as numbers, including negative ones, and empty cells for empty values", () =>
    expect(linesOf(toCsv(["A", "B", "C"], [[-5, null, true]]))[1]).toBe("-5,,true"));

  it.each([
    ["en", "Oil, 1 l,12.5,-0.75"],
    ["de", "Oil, 1 l;12,5;-0,75"],
    ["fr", "Oil, 1 l;12,5;-0,75"],
    ["ar", "Oil, 1 l,12.5,-0.75"],
  ])("has the separators that spreadsheets expect in the language %s", (locale, line) => {
    const row = [["Oil, 1 l", 12.5, -0.75]];
    expect(linesOf(toCsv(["A", "B", "C"], row, locale))[1]?.replaceAll('"', "")).toBe(line);
  });

  it("contains each text that isn't a formula unchanged", () => {
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
