import { parseAmount, toAscii } from "../../lib/amounts.ts";
import { problemIn, type GridColumn } from "./contents.ts";
import type { Change } from "./edits.ts";
import type { Range } from "./selection.ts";
import { changesIn, type Sheet } from "./sheet.ts";

export const operations = ["percent", "base", "add", "times", "set", "none"] as const;
export type FormulaOperation = (typeof operations)[number];
export const roundings = ["none", "whole", "ninetyNine", "ninetyFive", "five"] as const;
export type Rounding = (typeof roundings)[number];

export interface Formula {
  operation: FormulaOperation;
  /** As it was typed. */
  operand: string;
  rounding: Rounding;
}

/** Percents and factors may have four decimals. */
const PLACES = 4;
const SCALE = 10n ** BigInt(PLACES);

/** Half goes away from zero, as on a bill. */
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
  // "+10" is what one says of a percentage.
  const given = parseAmount(toAscii(operand).trim().replace(/^\+/, ""), locale, places);
  if (given === null || Number.isNaN(given)) return undefined;
  if (operation === "set") return given;
  if (amount === null) return null;
  const value = BigInt(amount);
  const by = BigInt(given);
  if (operation === "add") return Number(value + by);
  if (operation === "times") return Number(divided(value * by, SCALE));
  return Number(divided(value * (100n * SCALE + by), 100n * SCALE));
}

/** In hundredths. */
const endings = { none: 0, whole: 0, ninetyNine: 99, ninetyFive: 95, five: 0 } as const;

/** The nearest amount that ends as asked; halves go up, and nothing becomes negative by it. */
export function rounded(amount: number, rounding: Rounding, digits: number): number {
  // What has no decimals has no ending to be rounded to.
  if (rounding === "none" || digits === 0) return amount;
  const unit = 10 ** digits;
  const step = rounding === "five" ? unit / 20 : unit;
  const ending = endings[rounding] * (unit / 100);
  const nearest = Math.floor((amount - ending) / step + 0.5) * step + ending;
  return nearest < 0 && amount >= 0 ? nearest + step : nearest + 0;
}

/** `undefined` where the operand is no number for this column, or the outcome no amount that can be stored. */
export function applied(
  amount: number | null,
  formula: Formula,
  column: GridColumn,
  locale: string,
): number | null | undefined {
  const outcome = calculated(amount, formula, column, locale);
  if (outcome == null) return outcome;
  const result = rounded(outcome, formula.rounding, column.digits);
  return problemIn(result) === undefined ? result : undefined;
}

export interface Outcome {
  changes: Change[];
  /** Cells that it cannot be applied to. */
  refused: number;
}

/** Empty cells stay empty, except where a price is set or comes from what the row is based on; texts that wait to be mended stay as they are. */
export function formulaChanges(
  sheet: Sheet,
  range: Range,
  formula: Formula,
  locale: string,
): Outcome {
  let refused = 0;
  const changes = changesIn(sheet, range, (content, column, { row }) => {
    if (column.text) return content;
    if (formula.operation === "base") {
      const base = sheet.rows[row]?.base?.[column.id];
      // What is based on nothing stays as it is.
      if (base === undefined) return content;
      const outcome = applied(base, { ...formula, operation: "percent" }, column, locale);
      if (outcome === undefined) refused++;
      return outcome === undefined ? content : outcome;
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
