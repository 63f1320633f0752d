import { type Table, rowNumber } from "../../lib/import/types.ts";
import { planOf } from "./import-check.ts";
import type { Checked, Plan } from "./import-types.ts";

export interface Separated {
  plan: Plan;
  /** Number of rows that are left out. */
  skipped: number;
}

/**
 * The import without products that have a problem in any of their rows. Undefined if there are no problems, if no products are
 * left, or if a problem affects the whole file. A product is left out completely, because its rows depend on each other.
 */
export function separated(table: Table, { problems, plan }: Checked): Separated | undefined {
  if (problems.length === 0 || problems.some(({ row = 1, code }) => row === 1 || code === "quote"))
    return undefined;
  // If two rows have the same value where it must be unique, such as a SKU, leaves out both, because either may be correct.
  const bad = new Set(
    problems.flatMap(({ row, code, more }) => [row, ...(code === "twice" ? [Number(more)] : [])]),
  );
  const handles = new Set(
    plan.rows.flatMap(({ index, handle }) => (bad.has(rowNumber(index)) ? [handle] : [])),
  );
  const rows = plan.rows.filter(({ handle }) => !handles.has(handle));
  if (rows.length === 0) return undefined;
  const filled = table.rows.filter((row) => row.some((cell) => cell !== "")).length;
  const next = { ...planOf(table, plan.columns, rows), ownPrices: plan.ownPrices };
  return { plan: next, skipped: filled - rows.length };
}
