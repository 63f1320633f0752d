import { useMemo, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import { intlLocale } from "../../lib/languages.ts";
import type { GridColumn, GridRow } from "./contents.ts";
import { editReducer, nothingEdited, type Change, type Step } from "./edits.ts";
import { useHiddenColumns } from "./hidden-columns.ts";
import {
  at,
  fitted,
  followed,
  origin,
  type Cell,
  type Selection,
  type Shape,
} from "./selection.ts";
import { summaryOf, type Sheet, type Summary } from "./sheet.ts";

export interface GridOptions {
  columns: readonly GridColumn[];
  rows: readonly GridRow[];
  /**
   * Called with each change. The owner then stores it immediately, and returns it with the next `rows`: no changes wait to be saved
   * here, and no cell is marked as changed.
   */
  onWrite?: ((step: Step) => void) | undefined;
  /** Storage key for the columns that the user hides, if that is possible. */
  choice?: string | undefined;
}

/** The state of a grid: its contents, the selection, and the filter. It survives new `rows`. */
export interface Grid {
  /** Locale for amounts that are shown, typed, copied, and pasted. */
  locale: string;
  /** True if the owner stores each change. */
  live: boolean;
  /** Visible rows and columns. */
  sheet: Sheet;
  shape: Shape;
  /** Number of rows, including rows that the filter hides. */
  rowsInAll: number;
  /** All columns, including hidden ones. */
  columns: readonly GridColumn[];
  /** Columns that can't be hidden at present. */
  needed: ReadonlySet<string>;
  onHidden: ((hidden: string[]) => void) | undefined;
  summary: Summary;
  selection: Selection;
  select(selection: Selection): void;
  write(changes: Step): void;
  /** True if an open cell has a text that would change it. */
  typing: boolean;
  setTyping(typing: boolean): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onlyChanged: boolean;
  showOnlyChanged(only: boolean): void;
  /** Server errors by row, until the row is changed again. */
  failures: ReadonlyMap<string, string>;
  setFailures(failures: ReadonlyMap<string, string>): void;
  /** Goes to the next cell with a problem, in reading order. After the last one, starts again from the first. */
  nextFlaw: (() => void) | undefined;
  flaws: number;
}

const turned = ({ before, after, ...rest }: Change): Change => ({
  ...rest,
  before: after,
  after: before,
});

const noFailures: ReadonlyMap<string, string> = new Map();

export function useGrid(options: GridOptions): Grid {
  const { columns, rows, onWrite, choice } = options;
  const { i18n } = useTranslation();
  const locale = intlLocale(i18n.language, navigator.languages);
  const [hidden, onHidden] = useHiddenColumns(choice, columns);
  const [state, dispatch] = useReducer(editReducer, nothingEdited);
  const [failures, setFailures] = useState(noFailures);
  const [chosen, select] = useState(origin);
  const [typing, setTyping] = useState(false);
  // Rows that were changed when the filter was set stay visible while they are edited.
  const [kept, setKept] = useState<ReadonlySet<string>>();

  const live = onWrite !== undefined;
  const edits = live ? nothingEdited.edits : state.edits;
  const summary = useMemo(() => summaryOf({ rows, columns, edits }), [rows, columns, edits]);
  const shown = useMemo(() => {
    if (!kept) return rows;
    const changed = new Set(summary.changes.map(({ row }) => row.id));
    return rows.filter(({ id }) => kept.has(id) || changed.has(id));
  }, [rows, kept, summary]);
  // A column with unsaved changes or problems stays visible.
  const needed = useMemo(
    () =>
      new Set([
        ...summary.changes.flatMap(({ values }) => [...values.keys()]),
        ...summary.problems.map(({ column }) => column.id),
        ...rows.flatMap(({ wrong = {} }) => Object.keys(wrong)),
        // A live grid has no unsaved changes, so columns with any value are needed.
        ...(live ? rows.flatMap(({ values }) => Object.keys(values)) : []),
      ]),
    [rows, summary, live],
  );
  // Keeps the list's identity for the same columns, so that a change doesn't render other rows.
  const away = hidden.filter((id) => !needed.has(id)).join(" ");
  const inSight = useMemo(() => {
    const ids = new Set(away.split(" "));
    const left = columns.filter(({ id }) => !ids.has(id));
    return left.length > 0 ? left : columns;
  }, [columns, away]);
  const sheet = useMemo(() => ({ rows: shown, columns: inSight, edits }), [shown, inSight, edits]);
  const shape = { rows: shown.length, columns: inSight.length };
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    setBefore(shown);
    select(followed(chosen, before, shown));
  }
  const selection = fitted(chosen, shape);

  const indexOf = (row: string, column: string): Cell => ({
    row: shown.findIndex(({ id }) => id === row),
    column: inSight.findIndex(({ id }) => id === column),
  });
  const forgive = (step: Step) => {
    if (step.some(({ row }) => failures.has(row))) {
      const written = new Set(step.map(({ row }) => row));
      setFailures(new Map([...failures].filter(([row]) => !written.has(row))));
    }
  };
  /** Undoes or redoes a step, and goes to its cells. */
  const turn = (type: "undo" | "redo", step: Step | undefined) =>
    step &&
    (() => {
      dispatch({ type });
      onWrite?.(type === "redo" ? step : step.map(turned));
      forgive(step);
      const [first] = step;
      const cell = first && indexOf(first.row, first.column);
      if (cell && cell.row >= 0) select(at(cell));
    });

  const flaws = [
    ...summary.problems.map(({ row, column }) => indexOf(row.id, column.id)),
    ...shown.flatMap(({ wrong }, row) =>
      wrong
        ? inSight.flatMap(({ id }, column) => (wrong[id] === undefined ? [] : [{ row, column }]))
        : [],
    ),
    ...summary.changes
      .filter(({ row }) => failures.has(row.id))
      .flatMap(({ row, values }) => [...values.keys()].map((column) => indexOf(row.id, column))),
  ].toSorted((a, b) => a.row - b.row || a.column - b.column);

  return {
    locale,
    live,
    sheet,
    shape,
    rowsInAll: rows.length,
    columns,
    needed,
    onHidden,
    summary,
    selection,
    select,
    write(changes) {
      dispatch({ type: "write", changes });
      onWrite?.(changes);
      forgive(changes);
    },
    typing,
    setTyping,
    undo: turn("undo", state.past.at(-1)),
    redo: turn("redo", state.future[0]),
    onlyChanged: kept !== undefined,
    showOnlyChanged(only) {
      setKept(only ? new Set(summary.changes.map(({ row }) => row.id)) : undefined);
    },
    failures,
    setFailures,
    flaws: flaws.length,
    nextFlaw:
      flaws.length === 0
        ? undefined
        : () => {
            const { row, column } = selection.active;
            const next = flaws.find(
              (cell) => cell.row > row || (cell.row === row && cell.column > column),
            );
            select(at(next ?? flaws[0] ?? selection.active));
          },
  };
}
