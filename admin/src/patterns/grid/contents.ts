import { parseAmount, toAscii, writeAmount } from "../../lib/amounts.ts";
import { numbersAs } from "../../lib/languages.ts";

/**
 * What a cell holds: an amount in the smallest unit, nothing, or a text: that of a column of texts, how many more or fewer in
 * one of counts (`+12`, `-3`), or one that is no amount and waits to be mended.
 */
export type Content = number | null | string;

export interface GridColumn {
  id: string;
  title: string;
  note?: string | undefined;
  /** How many decimals its amounts have: 0 for pieces and yen, 2 for euro. */
  digits: number;
  /** What may stand beside an amount that is typed or pasted, such as `EUR`. */
  unit?: string | undefined;
  /** Holds words, such as a number of stock keeping, and no amounts. */
  text?: boolean | undefined;
  /** Counts what others count too: `+12` and `-3` go from what is there when it is stored, `=40` is 40. */
  counted?: boolean | undefined;
  /** Hidden until somebody wants it. */
  extra?: boolean | undefined;
}

export interface GridRow {
  id: string;
  title: string;
  /** What it is a part of, such as the product of a variant, where the grid shows several; its rows follow each other. */
  group?: string | undefined;
  note?: string | undefined;
  /** What is stored, by column. */
  values: Readonly<Record<string, Content | undefined>>;
  /** What its amounts can be calculated from beside what is in the cells, by column. */
  base?: Readonly<Record<string, number>> | undefined;
  /** Why a cell cannot be changed, by column. */
  locked?: Readonly<Record<string, string>> | undefined;
  /** What there is to know of a cell, in words, by column. */
  notes?: Readonly<Record<string, string>> | undefined;
  /** What is wrong with a cell beyond what the grid sees by itself, in words, by column. */
  wrong?: Readonly<Record<string, string>> | undefined;
}

/** What a row is called where nothing stands around it. */
export const nameOfRow = ({ group, title }: GridRow): string =>
  group === undefined ? title : `${group} · ${title}`;

export type CellProblem = "unreadable" | "negative" | "tooLarge";

/** The largest whole number of the server's database. */
const INT32_MAX = 2_147_483_647;

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

/** By how many it is more or fewer, where a count says it so. */
export const differenceIn = (content: Content, { counted = false }: Counted): number | undefined =>
  counted && typeof content === "string" && /^[+-]\d+$/.test(content) ? Number(content) : undefined;
type Counted = Pick<GridColumn, "counted">;

/** How many there are then. */
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

/** The same amount in a column with another number of decimals, rounded where that has fewer. */
export function rescaled(content: Content, from: GridColumn, to: GridColumn): Content {
  if (to.text && typeof content === "number") return String(content);
  if (typeof content !== "number" || from.digits === to.digits) return content;
  const scaled = content * 10 ** (to.digits - from.digits);
  return Math.sign(scaled) * Math.round(Math.abs(scaled)) + 0;
}
