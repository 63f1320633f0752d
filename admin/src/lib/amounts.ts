import { numbersAs } from "./languages.ts";

/**
 * Parses amounts and other numbers as people type them. Calculates amounts with whole numbers instead of fractions: 19.99 has
 * no exact binary representation, but 1999 does.
 */

/**
 * The zero of each script. A script's digits are ten consecutive code points, starting with its zero. The scripts are Arabic
 * and Persian, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao, Tibetan, Burmese,
 * and Khmer.
 */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20,
  0x1040, 0x17e0,
];
/** Full-width characters, such as the digits on Chinese and Japanese keyboards, in ASCII order. */
const WIDE = { first: 0xff01, last: 0xff5e, narrow: 0x21 };

/** Converts digits of these scripts and full-width characters to ASCII. */
export const toAscii = (text: string): string =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    if (code >= WIDE.first && code <= WIDE.last)
      return String.fromCodePoint(code - WIDE.first + WIDE.narrow);
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? char : String(code - zero);
  }).join("");

/** The largest integer that the server can store. Its columns for amounts and quantities have 32 bits. */
export const INT32_MAX = 2_147_483_647;

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

/** The decimal separator of the language. */
export const decimalMark = (locale: string): string => separatorsOf(locale).decimal;

/** A number as it was typed, with ASCII digits. */
interface Written {
  minus: boolean;
  whole: string;
  fraction: string;
}

/**
 * Parses a number. Returns null for empty text, and undefined for text that isn't a number. In all languages, a single
 * separator is read as the decimal separator if possible, so `2,5` is never 25. Two exceptions apply to numbers that don't
 * begin with a zero. If `thousands` is true, the locale's thousands separator before three digits separates thousands. If
 * `fractions` is false, only the locale's own decimal separator and the Arabic one separate decimals, and any other separator
 * separates thousands.
 */
function read(
  text: string,
  locale: string,
  { fractions, thousands }: { fractions: boolean; thousands: boolean },
): Written | null | undefined {
  const { decimal, group } = separatorsOf(locale);
  // Ignores all spaces, directional marks, apostrophes as thousands separators (de-CH), and currency signs.
  const bare = toAscii(text)
    .replaceAll(/[\s\p{Cf}\p{Sc}'’]/gu, "")
    .replace(/^[-−﹣]|[-−]$/u, "-")
    .replace(/^([^-]+)-$/, "-$1")
    // In locales with Arabic separators, the characters that other keyboards have instead are read the same way.
    .replaceAll(/[.,،]/g, (mark) =>
      decimal === "٫" ? (mark === "." ? decimal : group) : mark === "،" ? "," : mark,
    );
  if (bare === "") return null;
  const marks = bare.replaceAll(/[^.,٫٬]/g, "");
  const last = marks.at(-1) ?? "";
  // A single thousands separator that isn't followed by three digits was typed on a keypad, or copied from a foreign invoice,
  // so it is read as a decimal separator.
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
 * Parses an amount, and returns it in minor units. Returns null for empty text, and `NaN` for text that is invalid or has
 * too many decimals. `digits` is the currency's number of decimals.
 */
export function parseAmount(text: string, locale: string, digits: number): number | null {
  const written = read(text, locale, { fractions: digits > 0, thousands: true });
  if (written === null) return null;
  // Rejects three zeros after the separator if the currency has no decimals. In "1,000", the separator is another language's
  // thousands separator.
  if (!written || (digits === 0 && written.fraction === "000")) return NaN;
  const significant = written.fraction.replace(/0+$/, "");
  if (significant.length > digits) return NaN;
  const amount = Number(written.whole + significant.padEnd(digits, "0"));
  if (!Number.isSafeInteger(amount)) return NaN;
  return written.minus && amount !== 0 ? -amount : amount;
}

/**
 * Parses any number by the same rules. Returns null for empty text, and `NaN` for invalid text. The caller checks the
 * number of decimals. If `most` is below 1000, a separator can't mean thousands. If `decimals` is 0, it always can, so that
 * `1,000` is never read as 1 only because 1000 is too large.
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
