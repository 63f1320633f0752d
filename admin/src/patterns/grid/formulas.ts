import { parseAmount, toAscii } from "../../lib/amounts.ts";
import {
  differenceIn,
  problemIn,
  storedContent,
  type Content,
  type GridColumn,
  type GridRow,
} from "./contents.ts";
import { divided, stepped, type Direction, type PriceStep } from "./price-steps.ts";

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

/**
 * Percentages with a fixed direction. In a sale, for example, 20 means 20% off. They apply to the amount, or to the row's base.
 */
const percentages: Partial<
  Record<FormulaOperation, { operation: "decrease" | "increase"; ofBase: boolean }>
> = {
  baseDecrease: { operation: "decrease", ofBase: true },
  baseIncrease: { operation: "increase", ofBase: true },
  decrease: { operation: "decrease", ofBase: false },
  increase: { operation: "increase", ofBase: false },
};
export const percentageOf = (operation: FormulaOperation) => percentages[operation];

/** A calculation of new amounts from the current amounts or from the rows' bases. */
export interface Formula {
  operation: FormulaOperation;
  /** The operand, as the user typed it. */
  operand: string;
  step?: PriceStep | undefined;
  direction?: Direction | undefined;
}

/** Maximum number of decimals in percentages and factors. */
const PLACES = 4;
const SCALE = 10n ** BigInt(PLACES);

/**
 * The operand as an integer, in units of its last decimal place: ten-thousandths for percentages and factors. Null for an empty
 * operand, and `NaN` for text that isn't a number.
 */
const scaled = (operand: string, locale: string, places = PLACES) =>
  // Also accepts a plus sign, as in "+10".
  parseAmount(toAscii(operand).trim().replace(/^\+/, ""), locale, places);

/** The typed percentage as a fraction, such as 0.2 for 20. Undefined if the text isn't a number. */
export function fractionIn(operand: string, locale: string): number | undefined {
  const given = scaled(operand, locale);
  return given === null || Number.isNaN(given) ? undefined : given / (100 * 10 ** PLACES);
}

/** An exact amount, as a fraction. */
type Exact = readonly [value: bigint, by: bigint];

/** Calculates the exact amount. Undefined if the operand isn't a valid number. The operand is parsed only once. */
function calculation(
  { operation, operand }: Formula,
  { digits }: GridColumn,
  locale: string,
): ((amount: bigint | null) => Exact | null) | undefined {
  if (operation === "none") return (amount) => (amount === null ? null : [amount, 1n]);
  const places = operation === "add" || operation === "set" ? digits : PLACES;
  const given = scaled(operand, locale, places);
  if (given === null || Number.isNaN(given)) return undefined;
  const by = BigInt(given);
  if (operation === "set") return () => [by, 1n];
  if (operation === "add") return (amount) => (amount === null ? null : [amount + by, 1n]);
  if (operation === "times") return (amount) => (amount === null ? null : [amount * by, SCALE]);
  if (by < 0n) return undefined;
  const whole = 100n * SCALE;
  const factor = whole + (percentages[operation]?.operation === "decrease" ? -by : by);
  return (amount) => (amount === null ? null : [amount * factor, whole]);
}

/**
 * The formula for a column, as a function of the amount. Its result is undefined if it can't be stored. Undefined if the
 * operand isn't a valid number for this column.
 */
export function compiled(
  formula: Formula,
  column: GridColumn,
  locale: string,
): ((amount: number | null) => number | null | undefined) | undefined {
  const calculate = calculation(formula, column, locale);
  const { step, direction } = formula;
  return (
    calculate &&
    ((amount) => {
      const exact = calculate(amount === null ? null : BigInt(amount));
      if (exact === null) return null;
      const result = Number(step ? stepped(...exact, step, direction) : divided(...exact));
      return problemIn(result) === undefined ? result : undefined;
    })
  );
}

/**
 * Adds a number to a count. Unless the cell contains an entered count, the result is a difference, which is relative to the
 * count at the time of saving.
 */
export function addedTo(
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
