/**
 * The selected rows on all pages: either the rows in `picked`, or all rows that match the list except those in `picked`. A list
 * with a million records can be selected without loading them. Names are stored too, because a report lists rows that are no
 * longer visible.
 */
export interface Selection {
  all: boolean;
  picked: ReadonlyMap<string, string>;
}

export interface Named {
  id: string;
  name: string;
}

export const nothing: Selection = { all: false, picked: new Map() };
export const everything: Selection = { all: true, picked: new Map() };

export const isSelected = ({ all, picked }: Selection, id: string): boolean =>
  picked.has(id) !== all;

/** Adds these rows to the selection, or removes them from it. */
export function select(selection: Selection, rows: readonly Named[], on: boolean): Selection {
  const picked = new Map(selection.picked);
  for (const { id, name } of rows)
    if (on === selection.all) picked.delete(id);
    else picked.set(id, name);
  return { ...selection, picked };
}

export const toggle = (selection: Selection, row: Named): Selection =>
  select(selection, [row], !isSelected(selection, row.id));

/**
 * Selects or deselects the rows between the last clicked row and this one. If no row was clicked before, changes only this row.
 */
export function selectRange(
  selection: Selection,
  rows: readonly Named[],
  from: string | undefined,
  to: string,
): Selection {
  const end = rows.findIndex(({ id }) => id === to);
  const start = from === undefined ? end : rows.findIndex(({ id }) => id === from);
  if (end < 0) return selection;
  const [first, last] = start < 0 ? [end, end] : [Math.min(start, end), Math.max(start, end)];
  return select(selection, rows.slice(first, last + 1), !isSelected(selection, to));
}

export const sizeOf = ({ all, picked }: Selection, total: number): number =>
  all ? Math.max(0, total - picked.size) : picked.size;

/** The state of the header's checkbox, which depends on the rows below it. */
export function pageState(selection: Selection, rows: readonly Named[]): "none" | "some" | "all" {
  const count = rows.filter(({ id }) => isSelected(selection, id)).length;
  return count === 0 ? "none" : count === rows.length ? "all" : "some";
}
