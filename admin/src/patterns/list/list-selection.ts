/**
 * Which rows are selected, across pages. Either the rows in `picked`, or all that the list matches but those: a list of a
 * million records is selected without knowing them. Names come along, since a report speaks of rows that are long out of
 * sight.
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

/** Selects these rows, or takes them out of the selection. */
export function select(selection: Selection, rows: readonly Named[], on: boolean): Selection {
  const picked = new Map(selection.picked);
  for (const { id, name } of rows)
    if (on === selection.all) picked.delete(id);
    else picked.set(id, name);
  return { ...selection, picked };
}

export const toggle = (selection: Selection, row: Named): Selection =>
  select(selection, [row], !isSelected(selection, row.id));

/** From the row that was last touched to this one, as this one becomes. Without a first one, this one alone. */
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

/** What the checkbox in the head says of the rows below it. */
export function pageState(selection: Selection, rows: readonly Named[]): "none" | "some" | "all" {
  const count = rows.filter(({ id }) => isSelected(selection, id)).length;
  return count === 0 ? "none" : count === rows.length ? "all" : "some";
}
