import { parseAmount, toAscii } from "../../lib/amounts.ts";
import {
  differenceIn,
  problemIn,
  storedContent,
  type Content,
  type GridColumn,
  type GridRow,
} from "./contents.ts";
import type { Change } from "./edits.ts";
import type { Range } from "./selection.ts";
import { changesIn, type Sheet } from "./sheet.ts";

export const operations = [
  "baseDecrease",
  "baseIncrease",
  "decrease",
  "increase",
  "add",
  "times",
  "set",
  "none",
] as const;
export type FormulaOperation = (typeof operations)[number];

/** Percentages with a fixed direction: for example, 20 in a sale means 20% off. They apply to the amount, or to the row's base. */
const percentages: Partial<
  Record<FormulaOperation, { operation: "decrease" | "increase"; ofBase: boolean }>
> = {
  baseDecrease: { operation: "decrease", ofBase: true },
  baseIncrease: { operation: "increase", ofBase: true },
  decrease: { operation: "decrease", ofBase: false },
  increase: { operation: "increase", ofBase: false },
};
export const percentageOf = (operation: FormulaOperation) => percentages[operation];
export const roundings = ["none", "whole", "ninetyNine", "ninetyFive", "five", "ten"] as const;
export type Rounding = (typeof roundings)[number];
export const directions = ["nearest", "up", "down"] as const;
export type Direction = (typeof directions)[number];

export interface Formula {
  operation: FormulaOperation;
  /** The operand as typed. */
  operand: string;
  rounding: Rounding;
  direction?: Direction;
}

/** Number of decimals that percentages and factors may have. */
const PLACES = 4;
const SCALE = 10n ** BigInt(PLACES);

/** A percentage or a factor in ten-thousandths; `null` for an empty one, `NaN` for text that isn't a number. */
const scaled = (operand: string, locale: string, places = PLACES) =>
  // Accepts "+10" as a percentage.
  parseAmount(toAscii(operand).trim().replace(/^\+/, ""), locale, places);

/** The typed percentage as a fraction: 0.2 for 20. */
export function fractionIn(operand: string, locale: string): number | undefined {
  const given = scaled(operand, locale);
  return given === null || Number.isNaN(given) ? undefined : given / (100 * 10 ** PLACES);
}

/** Rounds half away from zero, as on a bill. */
function divided(value: bigint, by: bigint): bigint {
  const half = by / 2n;
  return value < 0n ? -((-value + half) / by) : (value + half) / by;
}

function calculated(
  amount: number | null,
  { operation, operand }: Formula,
  { digits }: GridColumn,
  locale: string,
): number | null | undefined {
  if (operation === "none") return amount;
  const places = operation === "add" || operation === "set" ? digits : PLACES;
  const given = scaled(operand, locale, places);
  if (given === null || Number.isNaN(given)) return undefined;
  if (operation === "set") return given;
  if (amount === null) return null;
  const value = BigInt(amount);
  const by = BigInt(given);
  if (operation === "add") return Number(value + by);
  if (operation === "times") return Number(divided(value * by, SCALE));
  if (by < 0n) return undefined;
  const factor = 100n * SCALE + (operation === "decrease" ? -by : by);
  return Number(divided(value * factor, 100n * SCALE));
}

/** Price endings, such as .99, in hundredths. */
const endings = { none: 0, whole: 0, ninetyNine: 99, ninetyFive: 95, five: 0, ten: 0 } as const;

const count = {
  nearest: (steps: number) => Math.floor(steps + 0.5),
  up: Math.ceil,
  down: Math.floor,
};

/** The amount with the requested ending: the nearest, with halves up, or the next above or below. It never becomes negative. */
export function rounded(
  amount: number,
  rounding: Rounding,
  digits: number,
  direction: Direction = "nearest",
): number {
  // Amounts without decimals can't have an ending.
  if (rounding === "none" || (digits === 0 && rounding !== "ten")) return amount;
  const unit = 10 ** digits;
  const step = rounding === "five" ? unit / 20 : rounding === "ten" ? unit * 10 : unit;
  const ending = endings[rounding] * (unit / 100);
  const found = count[direction]((amount - ending) / step) * step + ending;
  return found < 0 && amount >= 0 ? found + step : found + 0;
}

/** The change in the first cell that a formula affects. */
export function exampleOf(sheet: Sheet, range: Range, formula: Formula, locale: string) {
  // Looks only at the first rows, because there may be thousands.
  const few = { ...range, bottom: Math.min(range.bottom, range.top + 20) };
  const [first] = formulaChanges(sheet, few, formula, locale).changes;
  if (!first || typeof first.after !== "number") return undefined;
  const column = sheet.columns.find(({ id }) => id === first.column);
  const row = sheet.rows.find(({ id }) => id === first.row);
  const before = percentageOf(formula.operation)?.ofBase ? row?.base?.[first.column] : first.before;
  return typeof before === "number" && column?.unit !== undefined
    ? { before, after: first.after, unit: column.unit }
    : undefined;
}

/** `undefined` if the operand isn't a number for this column, or the result can't be stored. */
export function applied(
  amount: number | null,
  formula: Formula,
  column: GridColumn,
  locale: string,
): number | null | undefined {
  const outcome = calculated(amount, formula, column, locale);
  if (outcome == null) return outcome;
  const result = rounded(outcome, formula.rounding, column.digits, formula.direction);
  return problemIn(result) === undefined ? result : undefined;
}

/**
 * Adds to a count. Unless a fixed number was typed, the result is a difference, so that it is relative to the count at the time of
 * saving.
 */
function addedTo(
  content: Content,
  operand: string,
  row: GridRow,
  column: GridColumn,
  locale: string,
): Content | undefined {
  const given = scaled(operand, locale, column.digits);
  if (given === null || Number.isNaN(given)) return undefined;
  const stored = storedContent(row, column);
  const earlier = content === stored ? 0 : differenceIn(content, column);
  if (earlier === undefined && typeof content === "string") return undefined;
  const by = (earlier ?? 0) + given;
  if (by === 0 && earlier !== undefined) return stored;
  const next = earlier === undefined ? Number(content ?? 0) + given : `${by < 0 ? "" : "+"}${by}`;
  return problemIn(next, column, stored) === undefined ? next : undefined;
}

export interface Outcome {
  changes: Change[];
  /** Number of cells to which the formula can't be applied. */
  refused: number;
}

/**
 * Empty cells stay empty unless the formula sets a price, uses the row's base, or adds to a count. Cells with invalid text don't
 * change.
 */
export function formulaChanges(
  sheet: Sheet,
  range: Range,
  formula: Formula,
  locale: string,
): Outcome {
  let refused = 0;
  const changes = changesIn(sheet, range, (content, column, { row }) => {
    if (column.text) return content;
    const percentage = percentageOf(formula.operation);
    if (percentage?.ofBase) {
      const base = sheet.rows[row]?.base?.[column.id];
      // Doesn't change rows without a base.
      if (base === undefined) return content;
      const outcome = applied(
        base,
        { ...formula, operation: percentage.operation },
        column,
        locale,
      );
      if (outcome === undefined) refused++;
      return outcome === undefined ? content : outcome;
    }
    const item = sheet.rows[row];
    if (column.counted && formula.operation === "add" && item) {
      const sum = addedTo(content, formula.operand, item, column, locale);
      if (sum === undefined) refused++;
      return sum === undefined ? content : sum;
    }
    if (typeof content === "string") {
      refused++;
      return content;
    }
    const outcome = applied(content, formula, column, locale);
    if (outcome === undefined) refused++;
    return outcome === undefined ? content : outcome;
  });
  return { changes, refused };
}
