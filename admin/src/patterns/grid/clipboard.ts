import Papa from "papaparse";
import {
  problemIn,
  readContent,
  writeContent,
  type CellProblem,
  type Content,
} from "./contents.ts";
import { changeOf, contentAt, lockAt, type Sheet } from "./sheet.ts";
import type { Change } from "./edits.ts";
import type { Cell, Range } from "./selection.ts";

/** The cells of a range in the format of spreadsheets: lines of cells that are separated by tabs. */
export function copyText(sheet: Sheet, range: Range, locale: string): string {
  const lines: string[] = [];
  for (let row = range.top; row <= range.bottom; row++) {
    const cells: string[] = [];
    for (let column = range.start; column <= range.end; column++) {
      const facts = sheet.columns[column];
      const text = facts ? writeContent(contentAt(sheet, { row, column }), facts, locale) : "";
      cells.push(/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
    }
    lines.push(cells.join("\t"));
  }
  return lines.join("\n");
}

/** The cells of copied text, by line. Ignores the line break that spreadsheets add at the end. */
export const readBlock = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/\r?\n$/, ""), { delimiter: "\t" }).data;

export interface PastedCell {
  cell: Cell;
  text: string;
  before: Content;
  after: Content;
  /** The reason why the cell rejects the value. Undefined if the cell accepts it, even if the value doesn't change. */
  refused?: CellProblem | "locked";
}

export interface Paste {
  cells: PastedCell[];
  /** The changes that the paste makes. */
  changes: Change[];
  /** Number of cells that are left out because they are outside of the grid. */
  outside: number;
  /** The range into which the text is pasted. */
  range: Range;
}

/**
 * Calculates the result of a paste without applying it. The block is pasted at the start of the range. The block is repeated in
 * each direction in which the range's size is a multiple of the block's size.
 */
export function planPaste(sheet: Sheet, block: string[][], range: Range, locale: string): Paste {
  const height = block.length;
  const width = Math.max(1, ...block.map((line) => line.length));
  const repeated = (size: number, room: number) => (room % size === 0 ? room : size);
  const rows = repeated(height, range.bottom - range.top + 1);
  const columns = repeated(width, range.end - range.start + 1);
  const plan: Paste = {
    cells: [],
    changes: [],
    outside: 0,
    range: {
      ...range,
      bottom: Math.min(range.top + rows, sheet.rows.length) - 1,
      end: Math.min(range.start + columns, sheet.columns.length) - 1,
    },
  };
  for (let down = 0; down < rows; down++) {
    for (let across = 0; across < columns; across++) {
      const text = block[down % height]?.[across % width];
      // Skips cells that don't exist, because lines can have different lengths.
      if (text === undefined) continue;
      const cell = { row: range.top + down, column: range.start + across };
      const column = sheet.columns[cell.column];
      if (!column || cell.row >= sheet.rows.length) {
        plan.outside++;
        continue;
      }
      const before = contentAt(sheet, cell);
      const after = readContent(text, column, locale);
      const refused =
        after === before
          ? undefined
          : lockAt(sheet, cell) === undefined
            ? problemIn(after, column, sheet.rows[cell.row]?.values[column.id])
            : "locked";
      plan.cells.push({ cell, text, before, after, ...(refused && { refused }) });
      if (!refused) plan.changes.push(...changeOf(sheet, cell, after));
    }
  }
  return plan;
}
