/**
 * Filters of a list, as they are in its URL. A value is a word, a range such as `-7d..` or `5..10`, or a list of words. An
 * empty value means that the filter is off. Each reader accepts any input, and returns a normalized value. This file must stay
 * small, because the routes include it in the first download.
 */
export type FilterValue = string | readonly string[];
export type FilterReaders = Record<string, (raw: unknown) => FilterValue>;
export type FilterState<Readers extends FilterReaders> = {
  [Name in keyof Readers]: ReturnType<Readers[Name]>;
};

export const readText = (raw: unknown): string => (typeof raw === "string" ? raw : "");
const readList = (raw: unknown): unknown[] => (Array.isArray(raw) ? raw : readText(raw).split(","));

/** Returns a reader for one or more words of a set, such as `draft,published`. Ignores unknown words. */
export const someOf =
  <const Word extends string>(allowed: readonly Word[]) =>
  (raw: unknown): Word[] => {
    const given = readList(raw);
    return allowed.filter((word) => given.includes(word));
  };

/** Maximum number of ids, because servers reject URLs that are too long. */
const MOST_IDS = 50;

export const readIds = (raw: unknown): string[] =>
  [...new Set(readList(raw))]
    .filter((id): id is string => typeof id === "string" && /^[\w-]{1,64}$/.test(id))
    .slice(0, MOST_IDS);

export const readYesNo = (raw: unknown): "" | "yes" | "no" =>
  raw === "yes" || raw === "no" ? raw : "";

/** The bounds of a range `from..to`, either of which may be missing. A single value is both bounds. */
export function rangeOf(value: string): { from: string; to: string } {
  const [from = "", to] = value.split("..");
  return { from, to: to ?? from };
}
export const rangeText = (from: string, to: string): string =>
  from === "" && to === "" ? "" : `${from}..${to}`;

const readRange = (raw: unknown, read: (end: string) => string): string => {
  const { from, to } = rangeOf(readText(raw));
  return rangeText(read(from), read(to));
};

export function readNumbers(raw: unknown): string {
  const text = readRange(raw, (end) => (/^-?\d{1,12}$/.test(end) ? String(Number(end)) : ""));
  const { from, to } = rangeOf(text);
  return from !== "" && to !== "" && Number(from) > Number(to) ? rangeText(to, from) : text;
}

/** Matches a number of days or months before today, such as `-7d` and `-3m`. */
const AGO = /^-(\d{1,4})([dm])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readDates(raw: unknown): string {
  const text = readRange(raw, (end) => (AGO.test(end) || isDay(end) ? end : ""));
  const { from, to } = rangeOf(text);
  return DAY.test(from) && DAY.test(to) && from > to ? rangeText(to, from) : text;
}

/** Compares the text with the parsed date, because `Date` also accepts February 30. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return DAY.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export const agoOf = (end: string): { count: number; unit: "d" | "m" } | undefined => {
  const [, count, unit] = AGO.exec(end) ?? [];
  return count === undefined ? undefined : { count: Number(count), unit: unit === "m" ? "m" : "d" };
};

/** The start of the day at a bound of a range, in the operator's time zone. */
export function dayOf(end: string, now = new Date()): Date | undefined {
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  const ago = agoOf(end);
  if (ago?.unit === "d") today.setDate(today.getDate() - ago.count);
  else if (ago) {
    // Stays within the month: one month before March 31 is the last day of February, not March 3.
    const day = today.getDate();
    today.setDate(1);
    today.setMonth(today.getMonth() - ago.count);
    const last = new Date(today.getFullYear(), today.getMonth() + 1, 0).getDate();
    today.setDate(Math.min(day, last));
  } else if (isDay(end)) {
    const [year = 0, month = 1, day = 1] = end.split("-").map(Number);
    return new Date(year, month - 1, day);
  } else return undefined;
  return today;
}

/** The bounds in the API's format for dates. Both days are included. Undefined if the filter is off. */
export function dateBounds(
  value: string,
  now = new Date(),
): { gte?: string; lt?: string } | undefined {
  if (value === "") return undefined;
  const { from, to } = rangeOf(value);
  const [first, last] = [dayOf(from, now), dayOf(to, now)];
  last?.setDate(last.getDate() + 1);
  return {
    ...(first && { gte: first.toISOString() }),
    ...(last && { lt: last.toISOString() }),
  };
}

/** Limits a number to 32 bits, because the server fails for larger numbers. */
const within = (number: string): number =>
  Math.max(Math.min(Number(number), 2_147_483_647), -2_147_483_648);

/** The bounds in the API's format for numbers. Both bounds are included. */
export function numberBounds(value: string): { gte?: number; lte?: number } | undefined {
  if (value === "") return undefined;
  const { from, to } = rangeOf(value);
  return { ...(from !== "" && { gte: within(from) }), ...(to !== "" && { lte: within(to) }) };
}

/** Reads a list's filters from a URL. */
export const readFilters = <Readers extends FilterReaders>(
  raw: Partial<Record<keyof Readers, unknown>>,
  readers: Readers,
): FilterState<Readers> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, read(raw[name])]),
  ) as FilterState<Readers>;
