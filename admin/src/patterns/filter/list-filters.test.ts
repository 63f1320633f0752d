import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../lib/search-codec.ts";
import {
  dateBounds,
  readDates,
  readFilters,
  readIds,
  readNumbers,
  readYesNo,
  someOf,
} from "./list-filters.ts";

describe("a filter in the URL", () => {
  const someStatus = someOf(["draft", "published"]);
  it.each<[unknown, string[]]>([
    ["published,draft", ["draft", "published"]],
    [["published"], ["published"]],
    ["nonsense,draft,draft", ["draft"]],
    ["", []],
    [undefined, []],
    [7, []],
  ])("with several values parses %j as %j", (raw, chosen) =>
    expect(someStatus(raw)).toEqual(chosen),
  );

  it("with ids keeps unique valid ids, up to the URL's limit", () => {
    expect(readIds("pcol_1,pcol_1,../x,,pcol_2")).toEqual(["pcol_1", "pcol_2"]);
    expect(readIds(Array.from({ length: 80 }, (_, index) => `id_${index}`))).toHaveLength(50);
  });

  it.each([
    ["yes", "yes"],
    ["no", "no"],
    ["true", ""],
    [undefined, ""],
  ])("with a boolean parses %j as %j", (raw, value) => expect(readYesNo(raw)).toBe(value));

  it.each([
    ["5..10", "5..10"],
    ["10..5", "5..10"],
    ["5", "5..5"],
    ["..10", "..10"],
    ["007..", "7.."],
    ["..", ""],
    ["five..", ""],
    ["1e9..", ""],
  ])("with numbers parses %j as %j", (raw, value) => expect(readNumbers(raw)).toBe(value));

  it.each([
    ["-7d..", "-7d.."],
    ["..-3m", "..-3m"],
    ["2026-01-31..2026-02-28", "2026-01-31..2026-02-28"],
    ["2026-02-28..2026-01-31", "2026-01-31..2026-02-28"],
    ["2026-02-30..", ""],
    ["2026-02-30..2026-03-01", "..2026-03-01"],
    ["yesterday", ""],
    ["-7w..", ""],
    [42, ""],
  ])("with dates parses %j as %j", (raw, value) => expect(readDates(raw)).toBe(value));

  it("has only one normalized form, which doesn't change when it is parsed again", () => {
    const readers = {
      status: someStatus,
      ids: readIds,
      gift: readYesNo,
      made: readDates,
      n: readNumbers,
    };
    const anything = fc.record({
      status: fc.oneof(fc.string(), fc.subarray(["draft", "published", "lost"])),
      ids: fc.oneof(fc.string(), fc.array(fc.stringMatching(/^[\w-]{1,20}$/))),
      gift: fc.constantFrom("yes", "no", "maybe"),
      made: fc.oneof(
        fc.string(),
        fc
          .tuple(fc.integer({ min: 0, max: 9999 }), fc.constantFrom("d", "m", "y"))
          .map(([n, unit]) => `-${n}${unit}..`),
      ),
      n: fc.tuple(fc.integer(), fc.integer()).map(([a, b]) => `${a}..${b}`),
    });
    fc.assert(
      fc.property(anything, (raw) => {
        const state = readFilters(raw, readers);
        expect(readFilters(parseSearch(stringifySearch(state)), readers)).toEqual(state);
      }),
    );
  });
});

describe("the bounds of a date range", () => {
  const now = new Date(2026, 2, 31, 15, 30);
  const local = (year: number, month: number, day: number) =>
    new Date(year, month - 1, day).toISOString();

  it("include the first moment of the first day and the last moment of the last day", () =>
    expect(dateBounds("2026-01-05..2026-01-06", now)).toEqual({
      gte: local(2026, 1, 5),
      lt: local(2026, 1, 7),
    }));
  it("are relative to the current day", () => {
    expect(dateBounds("-0d..", now)).toEqual({ gte: local(2026, 3, 31) });
    expect(dateBounds("-7d..", now)).toEqual({ gte: local(2026, 3, 24) });
    expect(dateBounds("..-30d", now)).toEqual({ lt: local(2026, 3, 2) });
  });
  it("take the length of months into account", () =>
    expect(dateBounds("-1m..", now)).toEqual({ gte: local(2026, 2, 28) }));
  it("stay the same for a day, so that the list isn't requested again every second", () =>
    expect(dateBounds("-7d..", new Date(2026, 2, 31, 23, 59))).toEqual(dateBounds("-7d..", now)));
  it("are undefined if the filter is off", () => expect(dateBounds("", now)).toBeUndefined());
});
