import { describe, expect, it } from "vitest";
import { differenceIn, problemIn, readContent, writeContent, type GridColumn } from "./contents.ts";
import { summaryOf } from "./sheet.ts";

const column: GridColumn = { id: "osaka", title: "Osaka", digits: 0, counted: true };
const read = (text: string, locale = "en") => readContent(text, column, locale);

describe("a count", () => {
  it.each([
    ["40", 40],
    ["=40", 40],
    ["= 1,200", 1200],
    ["", null],
    ["+12", "+12"],
    ["-3", "-3"],
    ["−3", "-3"],
    ["+ 1,200", "+1200"],
    ["+१२", "+12"],
    ["-৩", "-3"],
    ["＋１２", "+12"],
    ["＝４０", 40],
    ["+", "+"],
    ["=", "="],
    ["+x", "+x"],
    ["some", "some"],
  ])("that is typed as %j is read as %j", (text, content) => expect(read(text)).toBe(content));

  it.each(["en", "de", "ar-EG", "fa", "hi-u-nu-deva", "bn", "bs"])(
    "is read in %s in the format that is shown",
    (locale) => {
      for (const content of [40, 1200, "+12", "-1200"])
        expect(read(writeContent(content, column, locale), locale)).toBe(content);
    },
  );

  it("can be entered as a relative change only in a column of counts", () => {
    expect(differenceIn("+12", column)).toBe(12);
    expect(differenceIn("+12", {})).toBeUndefined();
    expect(problemIn("+12", column)).toBeUndefined();
    expect(problemIn("+12")).toBe("unreadable");
    expect(problemIn("some", column)).toBe("unreadable");
  });

  it("can't be negative", () => {
    expect(problemIn("-3", column, 3)).toBeUndefined();
    expect(problemIn("-4", column, 3)).toBe("negative");
  });

  it("is saved as a number, together with the relative change if one was entered", () => {
    const row = { id: "mug", title: "Mug", values: { osaka: 7 } };
    const summary = (content: string | number) =>
      summaryOf({
        rows: [row],
        columns: [column],
        edits: new Map([["mug", new Map([["osaka", content]])]]),
      });
    expect(summary("+5").changes).toEqual([
      { row, values: new Map([["osaka", 12]]), by: new Map([["osaka", 5]]) },
    ]);
    expect(summary(12).changes).toEqual([{ row, values: new Map([["osaka", 12]]) }]);
    expect(summary("-8").problems).toMatchObject([{ problem: "negative" }]);
  });
});
