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

/** The visible rows and columns, with unsaved changes. */
export interface Sheet {
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  edits: Edits;
}

/** The values to save in a row, by column. */
export interface RowChange {
  row: GridRow;
  values: ReadonlyMap<string, number | null>;
  /**
   * Differences from the stored counts, for cells that contain a difference. The value of such a cell in `values` is the count
   * that was last read, plus the difference.
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

/** The change of one cell, in an array. Empty if the cell is locked or already has this content. */
export function changeOf(sheet: Sheet, cell: Cell, after: Content): Change[] {
  const row = sheet.rows[cell.row];
  const column = sheet.columns[cell.column];
  if (!row || !column || lockAt(sheet, cell) !== undefined) return [];
  const before = contentIn(sheet.edits, row, column);
  return before === after ? [] : [{ row: row.id, column: column.id, before, after }];
}

/** The changes to the cells of a range, whose new contents `next` returns. */
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
  /** Rows with changes to save, without cells that can't be saved. */
  changes: RowChange[];
  cells: number;
  problems: { row: GridRow; column: GridColumn; problem: CellProblem }[];
}

/** The differences from the stored contents. Compares the cells only of rows that have edits. */
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
