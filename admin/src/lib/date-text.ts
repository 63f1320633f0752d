import { toAscii } from "./amounts.ts";
import { numbersAs } from "./languages.ts";

/* Parses dates and times as people type them, with the order, digits, and clock of their language. The ISO form is the local
   time without a time zone, `2026-11-24` or `2026-11-24T14:30`. */

type Unit = "day" | "month" | "year";
interface Ways {
  day: Intl.DateTimeFormat;
  moment: Intl.DateTimeFormat;
  order: readonly Unit[];
  am: ReadonlySet<string>;
  pm: ReadonlySet<string>;
  /** Words between the numbers, such as `г` in Bulgarian. */
  between: ReadonlySet<string>;
}

const known = new Map<string, Ways>();
const isUnit = (type: string): type is Unit => ["day", "month", "year"].includes(type);
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/(?<=\p{L})\./gu, "")
    .match(/\p{L}+/gu) ?? [];

function waysOf(locale: string): Ways {
  const found = known.get(locale);
  if (found) return found;
  const tag = numbersAs(locale);
  const numbers = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    calendar: "gregory",
  } as const;
  const clock = { hour: "2-digit", minute: "2-digit" } as const;
  const day = new Intl.DateTimeFormat(tag, numbers);
  const moment = new Intl.DateTimeFormat(tag, { ...numbers, ...clock });
  const half = new Intl.DateTimeFormat(tag, { hour: "numeric", hour12: true });
  const periodAt = (hour: number) =>
    half
      .formatToParts(new Date(2026, 0, 31, hour))
      .flatMap(({ type, value }) => (type === "dayPeriod" ? wordsIn(value) : []));
  const parts = [...day.formatToParts(new Date()), ...moment.formatToParts(new Date())];
  const ways: Ways = {
    day,
    moment,
    order: day.formatToParts(new Date()).flatMap(({ type }) => (isUnit(type) ? type : [])),
    am: new Set(["am", ...periodAt(9)]),
    pm: new Set(["pm", ...periodAt(21)]),
    between: new Set([
      "t",
      ...parts.flatMap(({ type, value }) => (type === "literal" ? wordsIn(value) : [])),
    ]),
  };
  known.set(locale, ways);
  return ways;
}

/** Formats a date, with or without a time, for the locale. Other strings are returned unchanged. */
export function writeDate(iso: string, locale: string, time: boolean): string {
  const moment = localMoment(iso);
  if (!moment) return iso;
  const { day, moment: both } = waysOf(locale);
  return (time ? both : day).format(moment);
}

/**
 * A date in words, with its weekday, and with a time zone if it has a time. It can't be misread, regardless of the order of day
 * and month.
 */
export function spellDate(iso: string, locale: string, time: boolean): string | undefined {
  const moment = localMoment(iso);
  const full = { weekday: "long", year: "numeric", month: "long", day: "numeric" } as const;
  const clock = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return (
    moment &&
    new Intl.DateTimeFormat(numbersAs(locale), {
      ...full,
      ...(time && clock),
      calendar: "gregory",
    }).format(moment)
  );
}

/**
 * The typed date in ISO form. Undefined if the text isn't a date, or the date doesn't exist. If a time is expected but missing,
 * it is midnight.
 */
export function readDate(text: string, locale: string, time: boolean): string | undefined {
  const { order, am, pm, between } = waysOf(locale);
  const plain = toAscii(text).replaceAll(/\p{Cf}/gu, "");
  const words = wordsIn(plain).filter((word) => !between.has(word));
  const [period] = words;
  if (words.length > 1 || (period !== undefined && !am.has(period) && !pm.has(period)))
    return undefined;
  const clock = /(\d{1,2}):(\d{2})(?!\d)/.exec(plain);
  const numbers = plain.replace(clock?.[0] ?? "", " ").match(/\d+/g) ?? [];
  const typed = numbers.length === 1 ? together(numbers[0] ?? "", order) : numbers;
  if (typed.length > (time && !clock ? 4 : 3)) return undefined;
  const date = dateOf(typed.slice(0, 3), order);
  const [hour, minute] = clock ? [clock[1], clock[2]] : [typed[3] ?? "0", "0"];
  const at = timeOf(Number(hour), Number(minute), period && (pm.has(period) ? "pm" : "am"));
  if (!date || !at || (!time && (clock || period))) return undefined;
  return time ? `${date}T${at}` : date;
}

/** Splits eight digits in a row, which are a date without separators. */
function together(digits: string, order: readonly Unit[]): string[] {
  if (digits.length !== 8) return [];
  let at = 0;
  return order.map((unit) => digits.slice(at, (at += unit === "year" ? 4 : 2)));
}

function dateOf(numbers: readonly string[], order: readonly Unit[]): string | undefined {
  if (numbers.length < 3) return undefined;
  // A date that starts with a year is in ISO order, in all languages.
  const used = numbers[0]?.length === 4 ? (["year", "month", "day"] as const) : order;
  const given = { year: "", month: "", day: "" };
  used.forEach((unit, index) => (given[unit] = numbers[index] ?? ""));
  if (![2, 4].includes(given.year.length)) return undefined;
  const year = Number(given.year) + (given.year.length === 2 ? 2000 : 0);
  const [month, day] = [Number(given.month), Number(given.day)];
  const real = new Date(Date.UTC(year, month - 1, day));
  if (year < 1000 || real.getUTCMonth() !== month - 1 || real.getUTCDate() !== day || day === 0)
    return undefined;
  return `${year}-${two(month)}-${two(day)}`;
}

function timeOf(hour: number, minute: number, period: "am" | "pm" | undefined | "") {
  if (minute > 59 || (period ? hour < 1 || hour > 12 : hour > 23)) return undefined;
  const of24 = period ? (hour % 12) + (period === "pm" ? 12 : 0) : hour;
  return `${two(of24)}:${two(minute)}`;
}

const two = (value: number): string => String(value).padStart(2, "0");

function localMoment(iso: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(iso)) return undefined;
  const moment = new Date(iso.length === 10 ? `${iso}T00:00` : iso);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
