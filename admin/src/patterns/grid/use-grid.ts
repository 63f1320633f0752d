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
   * Called with each change. If it is set, the owner immediately stores each change and passes it in the next `rows`. The grid
   * then has no unsaved changes, and doesn't mark cells as changed.
   */
  onWrite?: ((step: Step) => void) | undefined;
  /** The key for storing the columns that the user hides. If it's missing, columns can't be hidden. */
  choice?: string | undefined;
}

/** The state of a grid: its contents, its selection, and its filter. The state is kept when `rows` changes. */
export interface Grid {
  /** The locale for amounts that are shown, typed, copied, or pasted. */
  locale: string;
  /** True if the owner stores each change immediately. */
  live: boolean;
  /** The visible rows and columns. */
  sheet: Sheet;
  shape: Shape;
  /** Number of rows, including those that the filter hides. */
  rowsInAll: number;
  /** All columns, including hidden ones. */
  columns: readonly GridColumn[];
  /** Ids of columns that currently can't be hidden. */
  needed: ReadonlySet<string>;
  onHidden: ((hidden: string[]) => void) | undefined;
  summary: Summary;
  selection: Selection;
  select(selection: Selection): void;
  write(changes: Step): void;
  /** True if the text in an open cell would change its value. */
  typing: boolean;
  setTyping(typing: boolean): void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onlyChanged: boolean;
  showOnlyChanged(only: boolean): void;
  /** Server errors by row, which are kept until the row is changed again. */
  failures: ReadonlyMap<string, string>;
  setFailures(failures: ReadonlyMap<string, string>): void;
  /** Forgets the changes of rows that are stored, while other rows aren't. */
  forgetSaved(rows: ReadonlySet<string>): void;
  /** Goes to the next cell with a problem, in reading order. After the last one, continues with the first one. */
  nextProblem: (() => void) | undefined;
  problemCount: number;
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
  // Rows that had changes when the filter was set. They stay visible while they are edited.
  const [kept, setKept] = useState<ReadonlySet<string>>();

  const live = onWrite !== undefined;
  const edits = live ? nothingEdited.edits : state.edits;
  const summary = useMemo(() => summaryOf({ rows, columns, edits }), [rows, columns, edits]);
  const shown = useMemo(() => {
    if (!kept) return rows;
    const changed = new Set(summary.changes.map(({ row }) => row.id));
    return rows.filter(({ id }) => kept.has(id) || changed.has(id));
  }, [rows, kept, summary]);
  // Columns with unsaved changes or problems stay visible.
  const needed = useMemo(
    () =>
      new Set([
        ...summary.changes.flatMap(({ values }) => [...values.keys()]),
        ...summary.problems.map(({ column }) => column.id),
        ...rows.flatMap(({ wrong = {} }) => Object.keys(wrong)),
        // A live grid has no unsaved changes, so all columns with a value stay visible.
        ...(live ? rows.flatMap(({ values }) => Object.keys(values)) : []),
      ]),
    [rows, summary, live],
  );
  // Keeps the same array as long as the columns don't change, so that a change in one row doesn't render other rows.
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
  /** Returns a function that undoes or redoes a step, and selects the step's first cell. */
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

  const problems = [
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
    forgetSaved: (rows) => dispatch({ type: "saved", rows }),
    problemCount: problems.length,
    nextProblem:
      problems.length === 0
        ? undefined
        : () => {
            const { row, column } = selection.active;
            const next = problems.find(
              (cell) => cell.row > row || (cell.row === row && cell.column > column),
            );
            select(at(next ?? problems[0] ?? selection.active));
          },
  };
}
