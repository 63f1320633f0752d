import { INT32_MAX, parseAmount, toAscii, writeAmount } from "../../lib/amounts.ts";
import { numbersAs } from "../../lib/languages.ts";

/**
 * The content of a cell: an amount in the smallest unit, null, or a string. A string can be the value of a text column, a
 * difference in a column of counts (`+12`, `-3`), or an invalid amount that has to be corrected.
 */
export type Content = number | null | string;

export interface GridColumn {
  id: string;
  title: string;
  note?: string | undefined;
  /** The number of decimals in the column's amounts, such as 0 for units and yen, and 2 for euros. */
  digits: number;
  /** A unit that is accepted next to a typed or pasted amount, such as `EUR`. */
  unit?: string | undefined;
  /** True if the column contains text, such as SKUs, instead of amounts. */
  text?: boolean | undefined;
  /**
   * True for counts that other operators also change. `+12` and `-3` are relative to the count at the time of saving, and `=40`
   * is 40.
   */
  counted?: boolean | undefined;
  /** True if the column is hidden by default. */
  extra?: boolean | undefined;
}

export interface GridRow {
  id: string;
  title: string;
  /**
   * The row's parent, such as the product of a variant, if the grid shows several parents. Rows with the same parent must be
   * adjacent.
   */
  group?: string | undefined;
  note?: string | undefined;
  /** Stored values, by column. */
  values: Readonly<Record<string, Content | undefined>>;
  /** Other values from which amounts can be calculated, by column. */
  base?: Readonly<Record<string, number>> | undefined;
  /** Reasons why cells can't be changed, by column. */
  locked?: Readonly<Record<string, string>> | undefined;
  /** Notes on cells, by column. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** Problems that the grid itself can't detect, as texts by column. */
  wrong?: Readonly<Record<string, string>> | undefined;
}

/** The name of a row, including its group. */
export const nameOfRow = ({ group, title }: GridRow): string =>
  group === undefined ? title : `${group} · ${title}`;

export type CellProblem = "unreadable" | "negative" | "tooLarge";

export const storedContent = (row: GridRow, column: GridColumn): Content =>
  row.values[column.id] ?? null;

export function readContent(
  text: string,
  { digits, unit, text: isText = false, counted = false }: GridColumn,
  locale: string,
): Content {
  if (isText) return text.trim() || null;
  if (counted) return readCount(text, locale);
  const bare = unit === undefined ? text : withoutUnit(text, unit);
  const amount = parseAmount(bare, locale, digits);
  return Number.isNaN(amount) ? text.trim() : amount;
}

function readCount(text: string, locale: string): Content {
  const [, sign = "", rest = ""] =
    /^([=+\-−﹣]?)(.*)$/u.exec(toAscii(text).replaceAll(/[\s\p{Cf}]/gu, "")) ?? [];
  const amount = parseAmount(rest, locale, 0);
  if (Number.isNaN(amount) || (amount === null && sign !== "")) return text.trim();
  if (amount === null || sign === "" || sign === "=") return amount;
  return `${sign === "+" ? "+" : "-"}${amount}`;
}

/** The difference in a cell of a column of counts. Undefined if the content isn't a difference. */
export const differenceIn = (content: Content, { counted = false }: Counted): number | undefined =>
  counted && typeof content === "string" && /^[+-]\d+$/.test(content) ? Number(content) : undefined;
type Counted = Pick<GridColumn, "counted">;

/** The count that results from a difference. */
export const countedFrom = (stored: Content, by: number): number =>
  (typeof stored === "number" ? stored : 0) + by;

function withoutUnit(text: string, unit: string): string {
  const bare = text.trim();
  const lower = bare.toLowerCase();
  if (lower.startsWith(unit.toLowerCase())) return bare.slice(unit.length);
  return lower.endsWith(unit.toLowerCase()) ? bare.slice(0, -unit.length) : bare;
}

export function writeContent(content: Content, column: GridColumn, locale: string): string {
  const { digits } = column;
  if (content === null) return "";
  const by = differenceIn(content, column);
  if (by !== undefined)
    return new Intl.NumberFormat(numbersAs(locale), { signDisplay: "always" }).format(by);
  return typeof content === "string" ? content : writeAmount(content, locale, digits);
}

export function problemIn(
  content: Content,
  column: Pick<GridColumn, "text" | "counted"> = {},
  stored: Content = null,
): CellProblem | undefined {
  if (column.text) return undefined;
  const by = differenceIn(content, column);
  if (by !== undefined) return problemIn(countedFrom(stored, by));
  if (typeof content === "string") return "unreadable";
  if (content === null) return undefined;
  if (content < 0) return "negative";
  return content > INT32_MAX ? "tooLarge" : undefined;
}

/** Converts an amount for a column with a different number of decimals. Rounds it if there are fewer decimals. */
export function rescaled(content: Content, from: GridColumn, to: GridColumn): Content {
  if (to.text && typeof content === "number") return String(content);
  if (typeof content !== "number" || from.digits === to.digits) return content;
  const scaled = content * 10 ** (to.digits - from.digits);
  return Math.sign(scaled) * Math.round(Math.abs(scaled)) + 0;
}
