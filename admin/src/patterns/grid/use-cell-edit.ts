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
  /** Opens the active cell. If `text` is set, it replaces the content. */
  edit(text?: string): void;
  /** Ends editing, and keeps or discards the field's text. Then moves the focus by a number of rows and columns. */
  finish(field: HTMLInputElement, keep: boolean, by?: Cell): void;
  onInput(field: HTMLInputElement): void;
}

/** Handles editing a cell. The typed text counts as a change immediately, but is entered only when the user leaves the cell. */
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
  /** The changes that entering the text would make. */
  const changed = (cell: Cell, text: string) => {
    const column = sheet.columns[cell.column];
    // Doesn't parse unchanged text, because the shown value may be rounded.
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
  // Remembers the last field. Removing the field blurs it, which must not end editing twice.
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

  // Before a reload, adds the text of an open cell to the draft.
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
