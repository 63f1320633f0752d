import { isolated } from "./isolate.ts";
import { directionOf, numbersAs } from "./languages.ts";

/** Formats money, numbers, and dates for display. Other modules, such as `amounts.ts`, format the text in input fields. */
export interface Formatter {
  /** Formats an amount, which is in the currency's minor unit, as in the API. */
  money(amount: number, currencyCode: string): string;
  /** Formats an amount on the axis of a chart, such as "€1.2K". */
  moneyShort(amount: number, currencyCode: string): string;
  number(value: number): string;
  date(value: string | Date): string;
  dateTime(value: string | Date): string;
  time(value: string | Date): string;
  /** Formats a day on the axis of a chart, such as "Nov 12". `hour` formats an hour, such as "2 PM". */
  day(value: Date): string;
  hour(value: Date): string;
  /** Formats a range of dates, such as "Nov 9 – 15, 2026". */
  dates(from: Date, to: Date): string;
  /** Formats a change as a percentage: 0.25 is "+25%", and 0 is "0%". */
  change(value: number): string;
  /** Formats a fraction as a percentage: 0.25 is "25%". */
  percent(value: number): string;
  /** Formats a number with a unit that `Intl` supports, such as "3 days". */
  measure(value: number, unit: string): string;
  /** Formats a relative time, such as "3 days ago". After a month, returns the date. */
  relative(value: string | Date, now?: Date): string;
  list(items: readonly string[]): string;
  /** Formats a list of alternatives, such as "draft or proposed". */
  either(items: readonly string[]): string;
  /** Returns the name of a country by its two-letter code, or the code if the country is unknown. */
  country(code: string): string;
}

const ZERO_DECIMAL = new Set(["krw", "jpy", "vnd"]);

/** The number of decimals with which a currency is shown and typed: none or two, and never three. */
export const currencyDigits = (code: string): 0 | 2 =>
  ZERO_DECIMAL.has(code.toLowerCase()) ? 0 : 2;

const units = [
  ["second", 60],
  ["minute", 60],
  ["hour", 24],
  ["day", 30],
] as const;

/** The locale for dates. Chromium has no Bosnian date formats, but those of Serbian in Latin script are the same. */
export const datesAs = (locale: string) => (/^bs\b/.test(locale) ? "sr-Latn" : locale);

/**
 * Adds invisible marks for right-to-left text. Without them, the sign of "US$" would move to the other side of its letters, and
 * "US$" to the other side of a negative amount.
 */
const heldSign = (text: string) => text.replace(/\p{Script=Latin}+\p{Sc}/u, "\u{200f}$&\u{200e}");

/** Returns text that isn't a date unchanged. */
const shown = (format: Intl.DateTimeFormat) => (value: string | Date) => {
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? String(value) : format.format(moment);
};

function createFormatter(tag: string): Formatter {
  const [dates, locale] = [datesAs(tag), numbersAs(tag)];
  const leftward = directionOf(tag.split("-")[0] ?? tag) === "rtl";
  const currencies = new Map<string, Intl.NumberFormat>();
  const currency = (code: string, short = false) => {
    let format = currencies.get(`${code}${short}`);
    if (!format) {
      const digits = currencyDigits(code);
      format = new Intl.NumberFormat(locale, {
        style: "currency",
        currency: code,
        // Shows a discount of zero as "€0.00", without a minus sign.
        signDisplay: "negative",
        ...(short
          ? { notation: "compact", maximumFractionDigits: 1 }
          : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
      });
      currencies.set(`${code}${short}`, format);
    }
    return format;
  };
  const money = (amount: number, currencyCode: string, short?: boolean) => {
    const code = currencyCode.toLowerCase();
    const text = currency(code, short).format(currencyDigits(code) === 0 ? amount : amount / 100);
    return leftward ? heldSign(text) : text;
  };
  const number = new Intl.NumberFormat(locale);
  const date = new Intl.DateTimeFormat(dates, { dateStyle: "medium" });
  const dateTime = new Intl.DateTimeFormat(dates, { dateStyle: "medium", timeStyle: "short" });
  const time = new Intl.DateTimeFormat(dates, { timeStyle: "short" });
  const day = new Intl.DateTimeFormat(dates, { month: "short", day: "numeric" });
  const hour = new Intl.DateTimeFormat(dates, { hour: "numeric" });
  const change = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  // Tamil has long words for units, which would need two lines in the column of a list.
  const style = locale === "ta" || locale.startsWith("ta-") ? "narrow" : "long";
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const list = new Intl.ListFormat(locale, { type: "conjunction" });
  const either = new Intl.ListFormat(locale, { type: "disjunction" });

  return {
    money: (amount, currencyCode) => money(amount, currencyCode),
    moneyShort: (amount, currencyCode) => money(amount, currencyCode, true),
    number: (value) => number.format(value),
    date: shown(date),
    dateTime: shown(dateTime),
    time: shown(time),
    day: (value) => day.format(value),
    hour: (value) => hour.format(value),
    dates: (from, to) => date.formatRange(from, to),
    change: (value) => change.format(value),
    percent: (value) => percent.format(value),
    measure: (value, unit) =>
      new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: style }).format(value),
    relative(value, now = new Date()) {
      let distance = (new Date(value).getTime() - now.getTime()) / 1000;
      for (const [unit, size] of units) {
        if (Math.abs(Math.round(distance)) < size)
          return relative.format(Math.round(distance), unit);
        distance /= size;
      }
      return shown(date)(value);
    },
    list: (items) => list.format(leftward ? items.map(isolated) : items),
    either: (items) => either.format(leftward ? items.map(isolated) : items),
    country: (code) =>
      /^[a-z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code,
  };
}

const formatters = new Map<string, Formatter>();

export function formatterFor(locale: string): Formatter {
  let formatter = formatters.get(locale);
  if (!formatter) formatters.set(locale, (formatter = createFormatter(locale)));
  return formatter;
}
