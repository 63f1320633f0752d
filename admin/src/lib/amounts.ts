import { numbersAs } from "./languages.ts";

/**
 * Parses amounts and other numbers as people type them. All arithmetic with amounts uses digits, never fractions: 19.99 has no
 * exact binary value, but 1999 does.
 */

/**
 * The zero of each script. A script's digits are a block of ten code points that starts with its zero. After Arabic and Persian:
 * Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese, and Khmer.
 */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0,
];
/** Full-width digits and separators of Chinese and Japanese keyboards, in the order of ASCII. */
const WIDE = { first: 0xff01, last: 0xff5e, narrow: 0x21 };

/** Converts these scripts' digits and full-width characters to ASCII. */
export const toAscii = (text: string): string =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code >= WIDE.first && code <= WIDE.last)
      return String.fromCodePoint(code - WIDE.first + WIDE.narrow);
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? char : String(code - zero);
  }).join("");

const separators = new Map<string, { decimal: string; group: string }>();

function separatorsOf(locale: string) {
  let found = separators.get(locale);
  if (!found) {
    const format = new Intl.NumberFormat(numbersAs(locale), { useGrouping: "always" });
    const parts = format.formatToParts(12_345.6);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    separators.set(locale, (found = { decimal: part("decimal"), group: part("group") }));
  }
  return found;
}

/** A number as typed, in ASCII digits. */
interface Written {
  minus: boolean;
  whole: string;
  fraction: string;
}

/**
 * Parses a number: `null` for an empty text, `undefined` for a text that isn't a number. A single separator is the decimal
 * separator wherever possible, in every language: `2,5` is never 25. It is a thousands separator if there are no `fractions`, or if
 * the locale uses it for that, three digits follow, and the number doesn't begin with a zero. `thousands` is false if the maximum
 * is below 1000.
 */
function read(
  text: string,
  locale: string,
  { fractions, thousands }: { fractions: boolean; thousands: boolean },
): Written | null | undefined {
  const { decimal, group } = separatorsOf(locale);
  // Spaces of all widths, directional marks, apostrophes that group (de-CH), and the currency's sign are ignored.
  const bare = toAscii(text)
    .replaceAll(/[\s\p{Cf}\p{Sc}'’]/gu, "")
    .replace(/^[-−﹣]|[-−]$/u, "-")
    .replace(/^([^-]+)-$/, "-$1")
    // In locales with Arabic separators, their substitutes on other keyboards mean the same.
    .replaceAll(/[.,،]/g, (mark) =>
      decimal === "٫" ? (mark === "." ? decimal : group) : mark === "،" ? "," : mark,
    );
  if (bare === "") return null;
  const marks = bare.replaceAll(/[^.,٫٬]/g, "");
  const last = marks.at(-1) ?? "";
  // A single thousands separator that isn't followed by three digits comes from a keypad or a foreign invoice, so it is a decimal
  // separator.
  const isDecimal =
    marks.length > 0 &&
    marks.indexOf(last) === marks.length - 1 &&
    (last !== "٬" || decimal === "٫") &&
    (last === decimal ||
      last === "٫" ||
      /^-?0*[.,٫٬]/.test(bare) ||
      (fractions &&
        (marks.length > 1 || !thousands || last !== group || !/[.,٫٬]\d{3}$/.test(bare))));
  const at = isDecimal ? bare.lastIndexOf(last) : bare.length;
  const whole = bare.slice(0, at);
  const fraction = bare.slice(at + 1);
  if (!/^-?(\d*|[1-9]\d{0,2}([.,٫٬]\d{2,3})+)$/.test(whole) || !/^\d*$/.test(fraction)) return;
  const figures = whole.replaceAll(/[.,٫٬-]/g, "");
  if (figures + fraction === "") return;
  return {
    minus: whole.startsWith("-"),
    whole: figures,
    fraction,
  };
}

/**
 * The amount in minor units: `null` for an empty text, and `NaN` for an invalid text or for more decimals than the currency has.
 * `digits` is the currency's number of decimals.
 */
export function parseAmount(text: string, locale: string, digits: number): number | null {
  const written = read(text, locale, { fractions: digits > 0, thousands: true });
  if (written === null) return null;
  // Rejects decimals of indivisible units: "1,000" contains another language's thousands separator.
  if (!written || (digits === 0 && written.fraction === "000")) return NaN;
  const significant = written.fraction.replace(/0+$/, "");
  if (significant.length > digits) return NaN;
  const amount = Number(written.whole + significant.padEnd(digits, "0"));
  if (!Number.isSafeInteger(amount)) return NaN;
  return written.minus && amount !== 0 ? -amount : amount;
}

/**
 * Any number, by the same rules: `null` for an empty text, `NaN` for an invalid one. The caller limits the decimals. `most`
 * determines whether thousands are possible. Without `decimals`, thousands are always possible, so that `1,000` is never read as 1
 * just because 1000 is too large.
 */
export function parseNumber(
  text: string,
  locale: string,
  { most = Infinity, decimals = Infinity } = {},
): number | null {
  const thousands = most >= 1000 || decimals === 0;
  const written = read(text, locale, { fractions: true, thousands });
  if (written === null) return null;
  if (!written || (thousands && written.fraction === "000")) return NaN;
  const number = Number(`${written.whole || "0"}.${written.fraction || "0"}`);
  return written.minus && number !== 0 ? -number : number;
}

/** Formats an amount in minor units for the locale, without the currency. */
export function writeAmount(amount: number, locale: string, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0");
  const at = figures.length - digits;
  const exact = `${amount < 0 ? "-" : ""}${figures.slice(0, at)}.${figures.slice(at) || "0"}`;
  return new Intl.NumberFormat(numbersAs(locale), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(exact as Intl.StringNumericLiteral);
}
