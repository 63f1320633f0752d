import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { fitColumns, nextHiddenColumn, type FitOptions, type SizedColumn } from "./fit-columns.ts";

/** Below this window width, rows are stacked (theme/recipes/table.ts). */
const COLUMNS_FROM = "(min-width: 768px)";
/** The widths of the checkbox and the menu, in pixels. */
const TICK = 44;
const MENU = 60;

export interface Fitting<Column> extends Required<Pick<FitOptions, "own" | "keepAll">> {
  columns: readonly Column[];
  /** True if rows have a cell with a checkbox (`tick`), and one with a menu (`menu`). */
  tick: boolean;
  menu: boolean;
}

interface Fitted<Column> {
  /** The ref callback of the container around the table. */
  measure(frame: HTMLDivElement | null): (() => void) | undefined;
  frame: RefObject<HTMLDivElement | null>;
  /** The columns that fit. On a phone and before measuring, all columns. */
  columns: readonly Column[];
  /** The widths in pixels, by column id. */
  widths: ReadonlyMap<string, { least: number; width: number }>;
}

/**
 * Measures the container of a list's table, and hides columns by priority until the table fits. The content of a column can be
 * wider than its minimum width, for example in languages with long words. In that case, measures again with one column fewer.
 * All of this happens before the browser paints, so columns don't flicker.
 */
export function useFittingColumns<Column extends SizedColumn>(
  fitting: Fitting<Column>,
): Fitted<Column> {
  const { columns, own, keepAll } = fitting;
  const beside = (fitting.tick ? TICK : 0) + (fitting.menu ? MENU : 0);
  const ids = columns.map(({ id }) => id).join();
  const [measured, setMeasured] = useState({ ids, frameWidth: 0, fewer: 0 });
  const fewer = measured.ids === ids ? measured.fewer : 0;
  const { frameWidth } = measured;
  const fitted =
    frameWidth > 0 ? fitColumns(columns, frameWidth - beside, { own, keepAll, fewer }) : undefined;
  const canDrop =
    !keepAll &&
    fitted !== undefined &&
    nextHiddenColumn(fitted.map(({ column }) => column)) !== undefined;

  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ ids, frameWidth, fewer, canDrop });
  useLayoutEffect(() => {
    latest.current = { ids, frameWidth, fewer, canDrop };
  });

  // Measures in a ref callback, which runs before the first paint and avoids layout shifts.
  const measure = useCallback(
    (outer: HTMLDivElement | null) => {
      frame.current = outer;
      const inner = outer?.querySelector("table");
      if (!outer || !inner) return;
      const widthNow = () => (matchMedia(COLUMNS_FROM).matches ? outer.clientWidth : 0);
      const next = (frameWidth: number, dropped: number) =>
        setMeasured({ ids: latest.current.ids, frameWidth, fewer: dropped });
      next(widthNow(), 0);
      const observer = new ResizeObserver(() => {
        const width = widthNow();
        if (width !== latest.current.frameWidth) flushSync(() => next(width, 0));
        while (latest.current.canDrop && inner.offsetWidth > outer.clientWidth + 1)
          flushSync(() => next(width, latest.current.fewer + 1));
      });
      observer.observe(outer);
      observer.observe(inner);
      return () => observer.disconnect();
    },
    [frame],
  );

  return {
    measure,
    frame,
    columns: fitted ? fitted.map(({ column }) => column) : columns,
    widths: new Map(fitted?.map((one) => [one.column.id, one])),
  };
}
