import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { copyText, planPaste, readBlock } from "./clipboard.ts";
import { readContent, writeContent, type Content } from "./contents.ts";
import type { Edits } from "./edits.ts";
import { columns, rowsOf, sheetOf } from "./testing.ts";

const whole = { top: 0, bottom: 2, start: 0, end: 2 };
const amount = fc.integer({ min: 0, max: 2_147_483_647 });
const locales = fc.constantFrom("de", "en", "ar-EG", "ar", "hi", "ja", "fr", "de-CH");

describe("copied cells", () => {
  it("don't change when they are pasted over themselves, in any language", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(...columns.map(() => fc.option(amount))), { minLength: 3, maxLength: 3 }),
        fc.array(fc.constantFrom("abc", 'say "12"', "a\t2", "two\nlines"), { maxLength: 3 }),
        locales,
        (values, texts, locale) => {
          const edits: Edits = new Map(
            texts.map((text, index) => [`r${index}`, new Map<string, Content>([["eur", text]])]),
          );
          const sheet = sheetOf(rowsOf(values), edits);
          const plan = planPaste(sheet, readBlock(copyText(sheet, whole, locale)), whole, locale);
          expect(plan.changes).toEqual([]);
          expect(plan.outside).toBe(0);
          expect(plan.cells).toHaveLength(9);
          expect(plan.cells.filter(({ before, after }) => before !== after)).toEqual([]);
        },
      ),
    );
  });

  it("have the same amounts when they are pasted elsewhere", () => {
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount), locales, (values, locale) => {
        const sheet = sheetOf(rowsOf([values, [], []]));
        const block = readBlock(copyText(sheet, { ...whole, bottom: 0 }, locale));
        const plan = planPaste(sheet, block, { top: 2, bottom: 2, start: 0, end: 0 }, locale);
        expect(plan.changes.map(({ row, after }) => [row, after])).toEqual(
          values.map((value) => ["r2", value]),
        );
      }),
    );
  });
});

describe("pasting", () => {
  const sheet = sheetOf(
    rowsOf([
      [100, 10, 1000],
      [200, 20, 2000],
      [300, 30, 3000],
    ]),
  );
  const one = { top: 1, bottom: 1, start: 0, end: 0 };

  it("reports cells that change, cells that don't, unreadable cells, and cells outside of the grid", () => {
    const plan = planPaste(
      sheet,
      readBlock("2.00\tabc\t-5\t9\r\n€ 12\t1.5\t99999999999\r\n7\r\n"),
      one,
      "en",
    );
    expect(
      plan.cells.map(({ cell, after, refused }) => [cell.row, cell.column, after, refused]),
    ).toEqual([
      [1, 0, 200, undefined],
      [1, 1, "abc", "unreadable"],
      [1, 2, -500, "negative"],
      [2, 0, 1200, undefined],
      [2, 1, "1.5", "unreadable"],
      [2, 2, 9_999_999_999_900, "tooLarge"],
    ]);
    expect(plan.changes).toEqual([{ row: "r2", column: "eur", before: 300, after: 1200 }]);
    expect(plan.outside).toBe(2);
    expect(plan.range).toEqual({ top: 1, bottom: 2, start: 0, end: 2 });
  });

  it.each([
    ["de", "1.234,50", 123_450],
    ["de", "1,234.50", 123_450],
    ["en", "1,234.50", 123_450],
    ["en", "EUR 12", 1200],
    ["de", "12,5 eur", 1250],
    ["hi", "1,00,000", 10_000_000],
    ["ar-EG", "١٬٢٣٤٫٥", 123_450],
    ["ja", "￥ 12", 1200],
    ["en", "", null],
  ])("in %s reads %j as %j", (locale, text, content) => {
    expect(planPaste(sheet, [[text]], { ...one, top: 0, bottom: 0 }, locale).cells[0]?.after).toBe(
      content,
    );
  });

  it("fills a range whose size is a multiple of the block", () => {
    const plan = planPaste(sheet, [["5"]], { top: 0, bottom: 2, start: 0, end: 2 }, "en");
    expect(plan.changes).toHaveLength(9);
    expect(
      planPaste(sheet, [["5"], ["6"]], { top: 0, bottom: 2, start: 0, end: 0 }, "en").range.bottom,
    ).toBe(1);
  });

  it("skips locked cells, with the reason", () => {
    const rows = rowsOf([[100]]).map((row) => ({ ...row, locked: { eur: "Not here" } }));
    const plan = planPaste(sheetOf(rows), [["5"]], { top: 0, bottom: 0, start: 0, end: 0 }, "en");
    expect(plan.cells[0]?.refused).toBe("locked");
    expect(plan.changes).toEqual([]);
  });
});

it("a cell reads the text that it shows as the same value, in any language", () => {
  fc.assert(
    fc.property(amount, locales, fc.constantFrom(...columns), (value, locale, column) => {
      expect(readContent(writeContent(value, column, locale), column, locale)).toBe(value);
    }),
  );
});
