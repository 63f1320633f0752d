import { toAscii } from "../../../lib/amounts.ts";

/** A package, and the number of the order that it belongs to. */
interface Package {
  id: string;
  order: number;
}
export interface MatchedTracking {
  /** The text for the field of each matched package. */
  numbers: ReadonlyMap<string, string>;
  /** Rows that match none of the packages. */
  unmatched: readonly string[];
}

/** The tracking numbers in a package's field. A single number may contain spaces. */
export const trackingNumbers = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((number) => number.trim())
    .filter(Boolean);

/** The cells of pasted text. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/[\r\n]+$/, "")
    .split(/\r?\n/)
    .map((line) => line.split(/[\t;,]/));

const orderIn = (cell = ""): number | undefined => {
  const [, digits] = /^#?0*(\d{1,9})$/.exec(toAscii(cell).trim()) ?? [];
  return digits === undefined ? undefined : Number(digits);
};
const looksLikeNumber = (cell = ""): boolean => /^(?=.*\d)[A-Z\d][A-Z\d -]{5,}$/i.test(cell.trim());

/**
 * Tracking numbers by package. The pasted text is a carrier's file with an order number in each row, or a single column in the
 * order of the packages, which starts with the package `from`.
 */
export function matchTracking(
  rows: readonly (readonly string[])[],
  packages: readonly Package[],
  from?: string,
): MatchedTracking {
  const numbers = new Map<string, string>();
  const unmatched: string[] = [];
  const known = new Set(packages.map(({ order }) => order));
  const isKnown = (cell: string | undefined) => known.has(orderIn(cell) ?? -1);
  const width = Math.max(0, ...rows.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, index) => index);
  const hits = (column: number) => rows.filter((row) => isKnown(row[column])).length;
  const orderAt = columns.toSorted((a, b) => hits(b) - hits(a))[0] ?? 0;
  if (width < 2 || hits(orderAt) === 0) {
    const start = Math.max(
      0,
      packages.findIndex(({ id }) => id === from),
    );
    rows.forEach((row, index) => {
      const number = row.find((cell) => cell.trim() !== "")?.trim();
      const one = packages[start + index];
      if (number === undefined) return;
      if (one) numbers.set(one.id, number);
      else unmatched.push(number);
    });
    return { numbers, unmatched };
  }
  const [headings = []] = rows;
  const data = rows.filter((row) => orderIn(row[orderAt]) !== undefined);
  const others = columns.filter((column) => column !== orderAt);
  const numberAt =
    others.find((column) => /track|sendung|suivi|seguim/i.test(headings[column] ?? "")) ??
    others.find((column) => data.every((row) => looksLikeNumber(row[column]))) ??
    others[0] ??
    0;
  for (const row of data) {
    const number = row[numberAt]?.trim() ?? "";
    const ofOrder = packages.filter(({ order }) => order === orderIn(row[orderAt]));
    const free = ofOrder.find(({ id }) => !numbers.has(id));
    const one = free ?? ofOrder.at(-1);
    if (number === "") continue;
    if (!one) unmatched.push([row[orderAt]?.trim(), number].join(" "));
    else numbers.set(one.id, [numbers.get(one.id), number].filter(Boolean).join(", "));
  }
  return { numbers, unmatched };
}
