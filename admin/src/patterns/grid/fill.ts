import { rescaled } from "./contents.ts";
import type { Change } from "./edits.ts";
import { contains, type Range } from "./selection.ts";
import { changesIn, contentAt, type Sheet } from "./sheet.ts";

const wrapped = (index: number, first: number, last: number): number => {
  const size = last - first + 1;
  return first + ((((index - first) % size) + size) % size);
};

/** Repeats the content of `source` over the rest of `target`. */
export const fillChanges = (sheet: Sheet, source: Range, target: Range): Change[] =>
  changesIn(sheet, target, (content, column, cell) => {
    if (contains(source, cell)) return content;
    const from = {
      row: wrapped(cell.row, source.top, source.bottom),
      column: wrapped(cell.column, source.start, source.end),
    };
    return rescaled(contentAt(sheet, from), sheet.columns[from.column] ?? column, column);
  });

/**
 * The effect of Ctrl+D and Ctrl+R. Copies the first row or column of a range to the rest of the range. If the range is a single
 * row (or column), copies the row above (or the column before) it.
 */
export function fillRange(sheet: Sheet, range: Range, way: "down" | "across"): Change[] {
  const down = way === "down";
  const single = down ? range.top === range.bottom : range.start === range.end;
  const first = Math.max(0, (down ? range.top : range.start) - (single ? 1 : 0));
  const source = down
    ? { ...range, top: first, bottom: first }
    : { ...range, start: first, end: first };
  return fillChanges(sheet, source, down ? { ...range, top: first } : { ...range, start: first });
}
