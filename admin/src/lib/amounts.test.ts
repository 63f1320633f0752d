import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount, parseNumber, writeAmount } from "./amounts.ts";
import { intlLocale, languages, numbersAs } from "./languages.ts";

describe("parseAmount", () => {
  it.each<[string, string, number, number | null]>([
    // The euro has two decimals.
    ["19.99", "en", 2, 1999],
    ["1,234.5", "en", 2, 123_450],
    ["19,99", "de", 2, 1999],
    ["1.234,50 €", "de", 2, 123_450],
    ["1.234", "de", 2, 123_400],
    ["1.234.567", "de", 2, 123_456_700],
    // A decimal point from another language's keypad.
    ["19.99", "de", 2, 1999],
    ["19,99", "en", 2, 1999],
    ["1,234.50", "de", 2, 123_450],
    ["1 234,50", "fr", 2, 123_450],
    ["1’234.50", "de-CH", 2, 123_450],
    ["1,00,000", "hi", 2, 10_000_000],
    ["٣٫٥", "ar-EG", 2, 350],
    ["١٬٢٣٤٫٥٠", "ar-EG", 2, 123_450],
    ["۱۲", "fa", 2, 1200],
    // Digits of other scripts, and full-width digits from a Japanese keyboard.
    ["१२.५०", "hi", 2, 1250],
    ["১২.৫০", "en", 2, 1250],
    ["௧௨", "ta", 0, 12],
    ["１，２３４．５０", "ja", 2, 123_450],
    ["－１２", "zh", 2, -1200],
    // Characters that other keyboards have instead of the Arabic separators.
    ["1,234.50", "ar-EG", 2, 123_450],
    ["19,99", "ar-EG", 2, 1999],
    ["19.99", "fa", 2, 1999],
    ["١٢،٥٠", "ar-EG", 2, 1250],
    ["1.234,50", "ar-EG", 2, 123_450],
    [".5", "en", 2, 50],
    ["5.", "en", 2, 500],
    ["0.1", "en", 2, 10],
    ["-5", "en", 2, -500],
    ["\u{200e}-5,00", "de", 2, -500],
    ["-0", "en", 2, 0],
    ["19.990", "en", 2, 1999],
    // The yen has no decimals.
    ["1,500", "en", 0, 1500],
    ["1.500", "de", 0, 1500],
    ["1500.5", "en", 0, NaN],
    ["1500.00", "en", 0, 1500],
    // Another language's thousands separator isn't read as a decimal separator.
    ["1.000", "en", 0, NaN],
    ["1,000", "de", 0, NaN],
    ["١٬٥٠٠", "ar-EG", 0, 1500],
    // The dinar has three decimals.
    ["1.234", "en", 3, 1234],
    ["1,234", "de", 3, 1234],
    ["١٫٢٣٤", "ar-EG", 3, 1234],
    ["1.2345", "en", 3, NaN],
    // Empty and invalid text.
    ["", "en", 2, null],
    ["  € ", "en", 2, null],
    ["abc", "en", 2, NaN],
    ["1.2.3,4,5", "en", 2, NaN],
    ["--5", "en", 2, NaN],
    [".", "en", 2, NaN],
    ["1.005", "en", 2, NaN],
    ["99999999999999999", "en", 2, NaN],
    // A number with a thousands separator doesn't begin with 0.
    ["0,125", "en", 2, NaN],
    ["0,50", "en", 0, NaN],
    // Both separators of the Arabic script are unambiguous. An Arabic comma is read like a comma.
    ["١٢٬٣٤٥", "en", 2, 1_234_500],
    ["١٫٥٠٠", "en", 0, NaN],
    ["٣،٥", "ar-EG", 2, 350],
  ])("reads %j in %s with %d decimals as %s", (text, locale, digits, amount) => {
    expect(parseAmount(text, locale, digits)).toBe(amount);
  });

  it.each(languages)("accepts a decimal comma and a decimal point in %s", (language) => {
    const locale = intlLocale(language);
    for (const text of ["19,99", "19.99", "€ 19,99", writeAmount(1999, locale, 2)])
      expect([text, parseAmount(text, locale, 2)]).toEqual([text, 1999]);
    for (const text of ["1.234,50", "1,234.50", "1 234,50", writeAmount(123_450, locale, 2)])
      expect([text, parseAmount(text, locale, 2)]).toEqual([text, 123_450]);
  });

  it("reads each amount that it writes as the same amount", () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom(
          ...languages.map((language) => intlLocale(language)),
          "ar-EG",
          "fa",
          "hi-u-nu-deva",
          "mr",
          "bn",
          "de-CH",
          "ja-JP-u-nu-fullwide",
        ),
        fc.constantFrom(0, 2, 3),
        (amount, locale, digits) => {
          expect(parseAmount(writeAmount(amount, locale, digits), locale, digits)).toBe(amount + 0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("parseNumber", () => {
  it.each<[string, string, number | null]>([
    ["2.5", "en", 2.5],
    ["2,5", "en", 2.5],
    ["12,5", "en", 12.5],
    ["12,50", "en", 12.5],
    ["0,125", "en", 0.125],
    [",5", "en", 0.5],
    ["2,", "en", 2],
    ["2,5", "de", 2.5],
    ["2.5", "de", 2.5],
    ["2.5", "ar-EG", 2.5],
    ["۲٫۵", "en", 2.5],
    ["٢،٥", "ar-EG", 2.5],
    ["२.५", "hi", 2.5],
    ["-1.5", "en", -1.5],
    ["-0", "en", 0],
    // Numbers with the locale's thousands separator, or with several separators.
    ["1,234", "en", 1234],
    ["1.234", "en", 1.234],
    ["1.000", "en", NaN],
    ["1.234", "de", 1234],
    ["1,234", "de", 1.234],
    ["1.234", "fr", 1.234],
    ["1.234.567", "fr", 1_234_567],
    ["1,234.5", "de", 1234.5],
    ["1 234,5", "fr", 1234.5],
    ["12,34,567", "hi", 1_234_567],
    ["", "en", null],
    ["abc", "en", NaN],
    ["1e5", "en", NaN],
    ["1,2.3,4", "en", NaN],
    ["-", "en", NaN],
  ])("reads %j in %s as %s", (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  it.each([
    ["8,875", "en", 8.875],
    ["8.875", "de", 8.875],
    ["٨٬٨٧٥", "ar-EG", 8.875],
  ])(
    "reads a separator as decimal if the maximum is below a thousand: %s in %s is %d",
    (text, locale, number) => {
      expect(parseNumber(text, locale, { most: 100 })).toBe(number);
    },
  );

  it.each([
    ["1.000", "de", 1000],
    ["1,000", "de", NaN],
    ["1,000", "en", 1000],
    ["1.000", "en", NaN],
    ["1\u202f000", "fr", 1000],
    ["١٬٠٠٠", "ar-EG", 1000],
    ["1.5", "de", 1.5],
    ["1 200,50", "de", 1200.5],
  ])(
    "doesn't read a thousands separator as a decimal point: %j in %s is %d",
    (text, locale, number) => {
      expect(parseNumber(text, locale, { most: 5, decimals: 0 })).toBe(number);
    },
  );

  const locale = fc.constantFrom(
    ...languages.map((language) => intlLocale(language)),
    "ar-EG",
    "fa",
    "hi-u-nu-deva",
    "de-CH",
  );
  const mark = fc.constantFrom(".", ",", "．", "，");
  const scripts = ["0", "٠", "۰", "०", "௦", "０"].map((zero) => zero.charCodeAt(0));
  const inScript = (text: string, zero: number) =>
    text.replaceAll(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

  it("accepts a point or a comma as the decimal separator in all languages and scripts", () => {
    fc.assert(
      fc.property(
        locale,
        mark,
        fc.constantFrom(...scripts),
        fc.nat(9999),
        fc.stringMatching(/^(\d{1,2}|\d{4})$/),
        (tag, sign, zero, whole, fraction) => {
          expect(parseNumber(inScript(`${whole}${sign}${fraction}`, zero), tag)).toBe(
            Number(`${whole}.${fraction}`),
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("reads numbers in the language's format, with and without thousands separators", () => {
    fc.assert(
      fc.property(
        locale,
        fc.integer(),
        fc.nat(4),
        fc.boolean(),
        (tag, figures, decimals, useGrouping) => {
          const number = Number(`${figures}e-${decimals}`);
          const format = new Intl.NumberFormat(numbersAs(tag), {
            useGrouping,
            maximumFractionDigits: 12,
          });
          expect(parseNumber(format.format(number), tag)).toBe(number);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("writeAmount", () => {
  it.each<[number, string, number, string]>([
    [1999, "en", 2, "19.99"],
    [5, "en", 2, "0.05"],
    [-123_450, "de", 2, "-1.234,50"],
    [1500, "en", 0, "1,500"],
    [1234, "en", 3, "1.234"],
    [9_007_199_254_740_991, "en", 2, "90,071,992,547,409.91"],
  ])("writes %d in %s with %d decimals as %s", (amount, locale, digits, text) => {
    expect(writeAmount(amount, locale, digits)).toBe(text);
  });
});
