/**
 * Amounts as people type them. All arithmetic is on digits, never on fractions: 19.99 is no number that a computer has,
 * and 1999 is.
 */

// Digits of any script that i18n offers stand in a block of ten that begins at its zero.
const ZEROS = [0x30, 0x660, 0x6f0, 0x966];

/** The digits of any of these scripts as a machine writes them. */
export const toAscii = (text: string): string =>
  Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? char : String(code - zero);
  }).join("");

const separators = new Map<string, { decimal: string; group: string }>();

function separatorsOf(locale: string) {
  let found = separators.get(locale);
  if (!found) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(12_345.6);
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
    separators.set(locale, (found = { decimal: part("decimal"), group: part("group") }));
  }
  return found;
}

/**
 * The amount in minor units: `null` for nothing, `NaN` for what is no amount, or has more decimals than the currency.
 * `digits` is the currency's number of decimals.
 */
export function parseAmount(text: string, locale: string, digits: number): number | null {
  const { decimal, group } = separatorsOf(locale);
  // Spaces of all widths, marks of direction, apostrophes that group (de-CH), and the currency's sign say nothing.
  const bare = toAscii(text)
    .replaceAll(/[\s\p{Cf}\p{Sc}'’]/gu, "")
    .replace(/^[-−﹣－]|[-−]$/u, "-")
    .replace(/^([^-]+)-$/, "-$1");
  if (bare === "") return null;
  const marks = bare.replaceAll(/[^.,٫٬]/g, "");
  const last = marks.at(-1) ?? "";
  // One mark alone that groups by the locale, but not three digits, is what a keypad or a foreign invoice writes.
  const isDecimal =
    marks.length > 0 &&
    marks.indexOf(last) === marks.length - 1 &&
    (last === decimal ||
      (digits > 0 && (marks.length > 1 || last !== group || !/[.,٫٬]\d{3}$/.test(bare))));
  const at = isDecimal ? bare.lastIndexOf(last) : bare.length;
  const whole = bare.slice(0, at);
  const fraction = bare.slice(at + 1);
  if (!/^-?(\d*|\d{1,3}([.,٫٬]\d{2,3})+)$/.test(whole) || !/^\d*$/.test(fraction)) return NaN;
  const significant = fraction.replace(/0+$/, "");
  const figures = whole.replaceAll(/[.,٫٬-]/g, "");
  if (figures + fraction === "" || significant.length > digits) return NaN;
  const amount = Number(figures + significant.padEnd(digits, "0"));
  if (!Number.isSafeInteger(amount)) return NaN;
  return whole.startsWith("-") && amount !== 0 ? -amount : amount;
}

/** An amount in minor units as the locale writes it, without the currency. */
export function writeAmount(amount: number, locale: string, digits: number): string {
  const figures = String(Math.abs(amount)).padStart(digits + 1, "0");
  const at = figures.length - digits;
  const exact = `${amount < 0 ? "-" : ""}${figures.slice(0, at)}.${figures.slice(at) || "0"}`;
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(exact as Intl.StringNumericLiteral);
}
