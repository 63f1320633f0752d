import type { RowChange } from "../../patterns/grid.ts";

/** What was written in the grid, by row and column; a row says its variant and its quantities. */
export type Written = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a row has beyond what was sent is written, and what it lacks is taken away. */
export const changesBetween = (before: Written, after: Written): RowChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((id) => {
    const [was = {}, is = {}] = [before[id], after[id]];
    const values = new Map<string, number | null>(
      Object.entries(is).filter(([column, amount]) => was[column] !== amount),
    );
    for (const column of Object.keys(was)) if (!(column in is)) values.set(column, null);
    return values.size > 0 ? [{ row: { id, title: "", values: was }, values }] : [];
  });

export const pricesIn = (changes: readonly RowChange[]): number =>
  changes.reduce((sum, { values }) => sum + values.size, 0);
