import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { readContent, writeContent } from "./contents.ts";
import type { Editing } from "./grid-row.tsx";
import { at, inside, type Cell } from "./selection.ts";
import { changeOf, contentAt, lockAt } from "./sheet.ts";
import type { Grid } from "./use-grid.ts";

export interface CellEdit {
  /** The open cell. */
  editing: (Editing & Cell) | undefined;
  /** Opens the active cell; `text` replaces its content. */
  edit(text?: string): void;
  /** Ends the edit, and keeps or discards the field's text. Then moves the focus by this number of rows and columns. */
  finish(field: HTMLInputElement, keep: boolean, by?: Cell): void;
  onInput(field: HTMLInputElement): void;
}

/** An open cell. Its text counts as a change immediately, but is entered when the cell is left. */
export function useCellEdit(
  grid: Grid,
  frame: RefObject<HTMLElement | null>,
  busy: boolean,
): CellEdit {
  const { sheet, shape, locale, setTyping } = grid;
  const { active } = grid.selection;
  const [editing, setEditing] = useState<Editing & Cell>();
  const textIn = (cell: Cell) => {
    const column = sheet.columns[cell.column];
    return column && writeContent(contentAt(sheet, cell), column, locale);
  };
  /** The changes that result from entering the text. */
  const changed = (cell: Cell, text: string) => {
    const column = sheet.columns[cell.column];
    // Doesn't parse an unchanged text, because it may be rounded.
    return !column || text === textIn(cell)
      ? []
      : changeOf(sheet, cell, readContent(text, column, locale));
  };
  const edit = (text?: string) => {
    const shown = textIn(active);
    if (shown === undefined || busy || lockAt(sheet, active) !== undefined) return;
    grid.select(at(active));
    setEditing({ ...active, text: text ?? shown, typed: text !== undefined });
    setTyping(text !== undefined && changed(active, text).length > 0);
  };
  // Remembers the ended field: removing it blurs it, which must not end the same edit twice.
  const ended = useRef<HTMLInputElement>(undefined);
  const finish = (field: HTMLInputElement, keep: boolean, by?: Cell) => {
    if (!editing) return;
    const { row, column } = editing;
    if (ended.current !== field) {
      ended.current = field;
      setEditing(undefined);
      const step = keep ? changed(editing, field.value) : [];
      if (step.length > 0) grid.write(step);
    }
    if (by) grid.select(at(inside({ row: row + by.row, column: column + by.column }, shape)));
  };

  // Adds the text of an open cell to the draft before a reload.
  const keepTyped = useEffectEvent(() => {
    const field = frame.current?.querySelector<HTMLInputElement>("[role=gridcell] input");
    if (field) flushSync(() => finish(field, true));
  });
  const open = editing !== undefined;
  useEffect(() => {
    if (!open) return;
    const keep = () => keepTyped();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      setTyping(false);
    };
  }, [open, setTyping]);
  return {
    editing,
    edit,
    finish,
    onInput: ({ value }) => editing && setTyping(changed(editing, value).length > 0),
  };
}
