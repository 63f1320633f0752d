import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDate, spellDate, writeDate } from "./date-text.ts";
import { intlLocale, languages } from "./languages.ts";

describe("a typed date and time", () => {
  it.each<[locale: string, text: string, iso: string | undefined]>([
    ["de", "11.12.2026, 14:30", "2026-12-11T14:30"],
    ["de", "11.12.26 14:30", "2026-12-11T14:30"],
    ["de", "11122026", "2026-12-11T00:00"],
    ["de", "24.11.2026", "2026-11-24T00:00"],
    ["de", "24.11.2026 14", "2026-11-24T14:00"],
    ["de", "11/24/2026", undefined],
    ["de", "31.02.2026", undefined],
    ["de", "24.11.", undefined],
    ["de", "24.11.2026 24:10", undefined],
    ["de", "irgendwann", undefined],
    ["en", "11/12/2026, 02:30 PM", "2026-11-12T14:30"],
    ["en", "11/12/2026 12:00 am", "2026-11-12T00:00"],
    ["en", "11/12/2026 12 p.m.", "2026-11-12T12:00"],
    ["en", "11/12/2026 14:30", "2026-11-12T14:30"],
    ["en", "11/12/2026 14:30 PM", undefined],
    ["en-GB", "11/12/2026, 14:30", "2026-12-11T14:30"],
    ["ar", "١١/١٢/٢٠٢٦، ٠٢:٣٠ م", "2026-12-11T14:30"],
    ["ar", "11‏/12‏/2026 02:30 ص", "2026-12-11T02:30"],
    ["vi", "24/11/2026 14:30", "2026-11-24T14:30"],
    ["ja", "2026-11-24T14:30", "2026-11-24T14:30"],
    ["de", "2026-11-24T14:30", "2026-11-24T14:30"],
  ])("is read in %s: %s as %s", (locale, text, iso) => {
    expect(readDate(text, locale, true)).toBe(iso);
  });

  it("is invalid in a field for dates without a time", () => {
    expect(readDate("24.11.2026", "de", false)).toBe("2026-11-24");
    expect(readDate("24.11.2026 14:30", "de", false)).toBeUndefined();
  });

  it("is read as the same value that was formatted, in all languages", () => {
    const moments = fc.date({
      min: new Date(2000, 0, 1),
      max: new Date(2099, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        moments,
        fc.boolean(),
        (language, moment, time) => {
          // Skips the first hours of a day: in some time zones, daylight saving time skips one of them.
          fc.pre(moment.getUTCHours() > 3);
          const iso = moment.toISOString().slice(0, time ? 16 : 10);
          const locale = intlLocale(language);
          expect(readDate(writeDate(iso, locale, time), locale, time)).toBe(iso);
        },
      ),
    );
  });
});

it("a date in words contains the weekday and the month, and the time zone if it has a time", () => {
  expect(spellDate("2026-12-11T14:30", "de", true)).toMatch(
    /^Freitag, 11\. Dezember 2026.* 14:30 \S+$/,
  );
  expect(spellDate("2026-12-11", "en", false)).toBe("Friday, December 11, 2026");
  expect(spellDate("tomorrow", "en", true)).toBeUndefined();
});
