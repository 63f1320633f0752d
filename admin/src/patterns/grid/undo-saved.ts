import type { RowChange } from "./sheet.ts";

/** Adds the rows that a save has stored. A row that is saved twice keeps its first values, which an undo restores. */
export function addSaved(
  saved: ReadonlyMap<string, RowChange>,
  changes: readonly RowChange[],
  failures: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, RowChange> {
  const next = new Map(saved);
  for (const { row, values } of changes) {
    if (failures.has(row.id)) continue;
    const earlier = saved.get(row.id);
    next.set(row.id, {
      row: { ...row, values: { ...row.values, ...earlier?.row.values } },
      values: new Map([...(earlier?.values ?? []), ...values]),
    });
  }
  return next;
}

/** The changes that restore the former values of saved rows. Values that are the same again are left out. */
export const undoOf = (saved: ReadonlyMap<string, RowChange>): RowChange[] =>
  [...saved.values()].flatMap(({ row, values }) => {
    const former = [...values].flatMap(([column, after]) => {
      const before = row.values[column] ?? null;
      return typeof before === "string" || before === after ? [] : [[column, before] as const];
    });
    const now = { ...row, values: { ...row.values, ...Object.fromEntries(values) } };
    return former.length > 0 ? [{ row: now, values: new Map(former) }] : [];
  });
