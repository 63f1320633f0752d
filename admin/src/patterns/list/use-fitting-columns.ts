import { useEffect, useState, type RefObject } from "react";
import { fitColumns, givesWay, type FitOptions, type SizedColumn } from "./fit-columns.ts";

/** Below this width of the window a row is no longer made of columns (theme/recipes/table.ts). */
const COLUMNS_FROM = "(min-width: 768px)";
/** Their widths in pixels. */
const TICK = 44;
const MENU = 60;

export interface Fitting<Column> extends Pick<FitOptions, "own" | "keepAll"> {
  frame: RefObject<HTMLElement | null>;
  table: RefObject<HTMLElement | null>;
  columns: readonly Column[];
  /** Cells beside the columns: the tick box and the menu of a row. */
  tick: boolean;
  menu: boolean;
}

interface Fitted {
  widths: ReadonlyMap<string, { least: number; width: number }>;
  /** The columns that fit; all of them on a phone and before the frame was measured. */
  ids: ReadonlySet<string> | undefined;
}

/**
 * Measures the frame of a list, and drops columns by priority until its table fits. A column's content can be wider than its
 * smallest width, as in languages with long words: then the table is measured again with one column fewer.
 */
export function useFittingColumns<Column extends SizedColumn>(fitting: Fitting<Column>): Fitted {
  const { frame, table, columns, own = {}, keepAll = false } = fitting;
  const beside = (fitting.tick ? TICK : 0) + (fitting.menu ? MENU : 0);
  const ids = columns.map(({ id }) => id).join();
  const [measured, setMeasured] = useState({ ids, frameWidth: 0, fewer: 0 });
  const fewer = measured.ids === ids ? measured.fewer : 0;
  const { frameWidth } = measured;
  const fitted =
    frameWidth > 0 ? fitColumns(columns, frameWidth - beside, { own, keepAll, fewer }) : undefined;
  const canDrop =
    !keepAll && fitted !== undefined && givesWay(fitted.map(({ column }) => column)) !== undefined;

  useEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner) return;
    const observer = new ResizeObserver(() => {
      const width = matchMedia(COLUMNS_FROM).matches ? outer.clientWidth : 0;
      if (width !== frameWidth) setMeasured({ ids, frameWidth: width, fewer: 0 });
      else if (canDrop && inner.offsetWidth > outer.clientWidth + 1)
        setMeasured({ ids, frameWidth, fewer: fewer + 1 });
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, table, ids, frameWidth, fewer, canDrop]);

  return {
    widths: new Map(fitted?.map(({ column, least, width }) => [column.id, { least, width }])),
    ids: fitted && new Set(fitted.map(({ column }) => column.id)),
  };
}
