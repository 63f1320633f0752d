import {
  countedFrom,
  differenceIn,
  problemIn,
  storedContent,
  type CellProblem,
  type Content,
  type GridColumn,
  type GridRow,
} from "./contents.ts";
import type { Change, Edits } from "./edits.ts";
import { cellsOf, type Cell, type Range } from "./selection.ts";

/** The visible rows and columns, with the unsaved changes. */
export interface Sheet {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  edits: Edits;
}

/** Values to store in a row, by column. */
export interface RowChange {
  row: GridRow;
  values: ReadonlyMap<string, number | null>;
  /**
   * Difference to the stored count, for cells that have one. Their value is the count at the time of reading plus the
   * difference.
   */
  by?: ReadonlyMap<string, number>;
}

const contentIn = (edits: Edits, row: GridRow, column: GridColumn): Content => {
  const written = edits.get(row.id)?.get(column.id);
  return written === undefined ? storedContent(row, column) : written;
};

export function contentAt({ rows, columns, edits }: Sheet, cell: Cell): Content {
  const row = rows[cell.row];
  const column = columns[cell.column];
  return row && column ? contentIn(edits, row, column) : null;
}

export const problemAt = ({ rows, columns }: Sheet, cell: Cell): string | undefined =>
  rows[cell.row]?.wrong?.[columns[cell.column]?.id ?? ""];

export const lockAt = ({ rows, columns }: Sheet, cell: Cell): string | undefined =>
  rows[cell.row]?.locked?.[columns[cell.column]?.id ?? ""];

export const noteAt = ({ rows, columns }: Sheet, cell: Cell): string | undefined =>
  rows[cell.row]?.notes?.[columns[cell.column]?.id ?? ""];

/** The change of one cell; undefined if it is locked or has this content already. */
export function changeOf(sheet: Sheet, cell: Cell, after: Content): Change[] {
  const row = sheet.rows[cell.row];
  const column = sheet.columns[cell.column];
  if (!row || !column || lockAt(sheet, cell) !== undefined) return [];
  const before = contentIn(sheet.edits, row, column);
  return before === after ? [] : [{ row: row.id, column: column.id, before, after }];
}

/** Every cell of a range, changed by `next`. */
export const changesIn = (
  sheet: Sheet,
  range: Range,
  next: (content: Content, column: GridColumn, cell: Cell) => Content,
): Change[] =>
  [...cellsOf(range)].flatMap((cell) => {
    const column = sheet.columns[cell.column];
    return column ? changeOf(sheet, cell, next(contentAt(sheet, cell), column, cell)) : [];
  });

export interface Summary {
  /** Rows with changes to store, without cells that can't be stored. */
  changes: RowChange[];
  cells: number;
  problems: { row: GridRow; column: GridColumn; problem: CellProblem }[];
}

/** The differences from the stored contents. The cost depends on the number of changes, not on the number of rows. */
export function summaryOf({ rows, columns, edits }: Sheet): Summary {
  const summary: Summary = { changes: [], cells: 0, problems: [] };
  if (edits.size === 0) return summary;
  for (const row of rows) {
    const written = edits.get(row.id);
    if (!written) continue;
    const values = new Map<string, number | null>();
    const differences = new Map<string, number>();
    let cells = 0;
    for (const column of columns) {
      const content = written.get(column.id);
      const stored = storedContent(row, column);
      if (content === undefined || content === stored) continue;
      cells++;
      const problem = problemIn(content, column, stored);
      const by = differenceIn(content, column);
      if (problem) summary.problems.push({ row, column, problem });
      else if (by === undefined) values.set(column.id, content as number | null);
      else {
        values.set(column.id, countedFrom(stored, by));
        differences.set(column.id, by);
      }
    }
    if (cells > 0)
      summary.changes.push({ row, values, ...(differences.size > 0 && { by: differences }) });
    summary.cells += cells;
  }
  return summary;
}
