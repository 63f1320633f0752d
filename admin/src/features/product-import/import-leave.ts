import { type Table, rowNumber } from "../../lib/import/types.ts";
import { planOf } from "./import-check.ts";
import type { Checked, Plan } from "./import-types.ts";

export interface Separated {
  plan: Plan;
  /** Rows that are left out. */
  skipped: number;
}

/**
 * The import without the products that have a problem in any of their rows; undefined if nothing would be left, or if a problem
 * doesn't belong to a row. A product is left out completely, because its rows depend on each other.
 */
export function separated(table: Table, { faults, plan }: Checked): Separated | undefined {
  if (faults.length === 0 || faults.some(({ row = 1, code }) => row === 1 || code === "quote"))
    return undefined;
  // Leaves out both of two rows with the same SKU, because either of them may be correct.
  const bad = new Set(
    faults.flatMap(({ row, code, more }) => [row, ...(code === "twice" ? [Number(more)] : [])]),
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
