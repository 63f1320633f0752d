import type { KeyboardEvent } from "react";
import { strokeOf } from "../../lib/keys.ts";
import { commandOf, wayOf, type GridCommand } from "./commands.ts";
import { fillRange } from "./fill.ts";
import { inside, jumpFrom, moved, rangeOf, to, type Cell } from "./selection.ts";
import { changesIn, contentAt } from "./sheet.ts";
import type { CellEdit } from "./use-cell-edit.ts";
import type { Grid } from "./use-grid.ts";

export interface GridKeysOptions extends Pick<CellEdit, "edit" | "finish"> {
  grid: Grid;
  rtl: boolean;
  /** Number of rows that Page Up and Page Down move by. */
  page: number;
  /** True while the grid is read-only. */
  busy: boolean;
}

/** Handles a spreadsheet's keys. At the end of a row, Tab leaves the grid, so that the grid doesn't trap the focus. */
export function useGridKeys({ grid, rtl, page, busy, edit, finish }: GridKeysOptions) {
  const { sheet, shape, selection } = grid;

  const inField = (event: KeyboardEvent, field: HTMLInputElement): boolean => {
    // Ignores keys while an input method is composing a character.
    if (event.nativeEvent.isComposing) return false;
    const { key, shiftKey } = event;
    const back = shiftKey ? -1 : 1;
    const way =
      field.dataset["typed"] === undefined || event.ctrlKey || event.metaKey || shiftKey
        ? undefined
        : wayOf(key, rtl);
    if (key === "Enter") finish(field, true, { row: back, column: 0 });
    else if (key === "Tab") finish(field, true, nextInOrder(back));
    else if (key === "Escape") finish(field, false);
    else if (way) finish(field, true, way);
    else return false;
    event.preventDefault();
    return true;
  };
  /** The distance to the next or previous cell. After the last cell of a row, that is the first cell of the next row. */
  const nextInOrder = (by: number): Cell => {
    const { row, column } = selection.active;
    const next = column + by;
    if (next >= 0 && next < shape.columns) return { row: 0, column: by };
    if (row + by < 0 || row + by >= shape.rows) return { row: 0, column: 0 };
    return { row: by, column: by > 0 ? -column : shape.columns - 1 - column };
  };

  const write = (command: GridCommand): void => {
    const range = rangeOf(selection);
    switch (command.kind) {
      case "edit":
        return edit();
      case "clear":
        return grid.write(changesIn(sheet, range, () => null));
      case "fillDown":
        return grid.write(fillRange(sheet, range, "down"));
      case "fillAcross":
        return grid.write(fillRange(sheet, range, "across"));
      case "undo":
        return grid.undo?.();
      case "redo":
        return grid.redo?.();
      default:
    }
  };
  /** Runs a command. Returns false if the grid doesn't use the key. */
  const go = (command: GridCommand): boolean => {
    const { active, reach } = selection;
    switch (command.kind) {
      case "move": {
        const { by, extend, jump } = command;
        const filled = (cell: Cell) => contentAt(sheet, cell) !== null;
        grid.select(
          jump
            ? to(selection, jumpFrom(extend ? reach : active, by, shape, filled), extend, shape)
            : moved(selection, by, extend, shape),
        );
        return true;
      }
      case "page":
        grid.select(moved(selection, { row: command.by * page, column: 0 }, command.extend, shape));
        return true;
      case "end": {
        const from = command.extend ? reach : active;
        const row = command.of === "row" ? from.row : command.last ? shape.rows - 1 : 0;
        const column = command.last ? shape.columns - 1 : 0;
        grid.select(to(selection, { row, column }, command.extend, shape));
        return true;
      }
      case "tab": {
        const column = active.column + command.by;
        if (column < 0 || column >= shape.columns) return false;
        grid.select(moved(selection, { row: 0, column: command.by }, false, shape));
        return true;
      }
      case "all":
        grid.select({
          active: { row: 0, column: 0 },
          reach: inside({ row: shape.rows, column: shape.columns }, shape),
          whole: true,
        });
        return true;
      default:
        if (!busy) write(command);
        return true;
    }
  };

  /** Returns true if the grid used the key. */
  return (event: KeyboardEvent): boolean => {
    if (event.target instanceof HTMLInputElement) return inField(event, event.target);
    const stroke = strokeOf(event.nativeEvent);
    const command = stroke === undefined ? undefined : commandOf(stroke, rtl);
    const taken = command ? go(command) : typeInto(event);
    if (taken) {
      event.preventDefault();
      // Stops the event, because some of these keys are also shortcuts of the page.
      event.stopPropagation();
    }
    return taken;
  };

  function typeInto({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    if (Array.from(key).length !== 1 || ctrlKey || metaKey || altKey || busy) return false;
    if (key === " ") return true;
    edit(key);
    return true;
  }
}
