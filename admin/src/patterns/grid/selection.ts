export interface Cell {
  row: number;
  column: number;
}

/**
 * The selected cells. Typed text goes to the active cell. The range is between the active cell and `reach`. Rows and columns
 * start at 0, in display order.
 */
export interface Selection {
  active: Cell;
  reach: Cell;
  /** True for whole rows or columns that were selected in one step. The grid then doesn't scroll to the end of the range. */
  whole?: true;
}

/** A range of cells. All bounds are inclusive. */
export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export interface Shape {
  rows: number;
  columns: number;
}

export const at = (cell: Cell): Selection => ({ active: cell, reach: cell });
export const origin = at({ row: 0, column: 0 });

export const rangeOf = ({ active, reach }: Selection): Range => ({
  top: Math.min(active.row, reach.row),
  bottom: Math.max(active.row, reach.row),
  start: Math.min(active.column, reach.column),
  end: Math.max(active.column, reach.column),
});

export const contains = (range: Range, { row, column }: Cell): boolean =>
  row >= range.top && row <= range.bottom && column >= range.start && column <= range.end;

export const cellCount = ({ top, bottom, start, end }: Range): number =>
  (bottom - top + 1) * (end - start + 1);

/** The cells of a range, row by row. */
export function* cellsOf({ top, bottom, start, end }: Range): Generator<Cell> {
  for (let row = top; row <= bottom; row++)
    for (let column = start; column <= end; column++) yield { row, column };
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** The nearest cell inside the grid. */
export const inside = ({ row, column }: Cell, { rows, columns }: Shape): Cell => ({
  row: clamp(row, rows - 1),
  column: clamp(column, columns - 1),
});

/** The selection after rows or columns were removed, limited to cells that exist. */
export const fitted = ({ active, reach, ...rest }: Selection, shape: Shape): Selection => ({
  ...rest,
  active: inside(active, shape),
  reach: inside(reach, shape),
});

interface RowId {
  id: string;
}

/**
 * The selection after rows were added, removed, or hidden. It stays on the same rows. If that would include other rows, only
 * the active cell stays selected.
 */
export function followed(
  { active, reach, ...rest }: Selection,
  before: readonly RowId[],
  after: readonly RowId[],
): Selection {
  const rowOf = (cell: Cell) => after.findIndex(({ id }) => id === before[cell.row]?.id);
  const [row, end] = [rowOf(active), rowOf(reach)];
  if (row === -1) return at(active);
  const isSame = end !== -1 && end - row === reach.row - active.row;
  return isSame
    ? { ...rest, active: { ...active, row }, reach: { ...reach, row: end } }
    : at({ ...active, row });
}

/** Moves the selection by rows and columns. With `extend`, keeps the active cell, and moves the opposite corner. */
export function moved(selection: Selection, by: Cell, extend: boolean, shape: Shape): Selection {
  const from = extend ? selection.reach : selection.active;
  return to(selection, { row: from.row + by.row, column: from.column + by.column }, extend, shape);
}

export function to(selection: Selection, cell: Cell, extend: boolean, shape: Shape): Selection {
  const reach = inside(cell, shape);
  return extend ? { active: selection.active, reach } : at(reach);
}

/**
 * The target of Ctrl and an arrow key, which is the last one of adjacent cells with a value. From that cell, or from an empty
 * one, it is the next cell with a value, or the edge of the grid.
 */
export function jumpFrom(
  from: Cell,
  by: Cell,
  shape: Shape,
  isFilled: (cell: Cell) => boolean,
): Cell {
  const next = (cell: Cell): Cell | undefined => {
    const there = { row: cell.row + by.row, column: cell.column + by.column };
    const held = inside(there, shape);
    return held.row === there.row && held.column === there.column ? there : undefined;
  };
  let here = from;
  let ahead = next(here);
  if (!ahead) return here;
  const withinBlock = isFilled(here) && isFilled(ahead);
  while (ahead && isFilled(ahead) === withinBlock) {
    here = ahead;
    ahead = next(here);
  }
  return withinBlock ? here : (ahead ?? here);
}

/**
 * The range after the fill handle was dragged to a cell. It grows either in rows or in columns, depending on which distance to
 * the cell is longer.
 */
export function grown(range: Range, { row, column }: Cell): Range {
  const down = Math.max(row - range.bottom, range.top - row, 0);
  const across = Math.max(column - range.end, range.start - column, 0);
  return down >= across
    ? { ...range, top: Math.min(range.top, row), bottom: Math.max(range.bottom, row) }
    : { ...range, start: Math.min(range.start, column), end: Math.max(range.end, column) };
}
