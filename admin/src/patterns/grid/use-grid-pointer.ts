import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { fillChanges } from "./fill.ts";
import { at, grown, inside, rangeOf, type Cell, type Range } from "./selection.ts";
import type { Grid } from "./use-grid.ts";

/** Distance in pixels from the edge at which dragging scrolls the grid, and the distance that it scrolls with each move. */
const EDGE = 28;
const STRIDE = 24;

/** The position of a cell. For a title, the position of its row or column. */
function spotOf(element: EventTarget | null): { row?: number; column?: number } | undefined {
  if (!(element instanceof Element)) return undefined;
  const found = element.closest<HTMLElement>("[data-row], [data-column]");
  if (!found) return undefined;
  const { row, column } = found.dataset;
  return {
    ...(row !== undefined && { row: Number(row) }),
    ...(column !== undefined && { column: Number(column) }),
  };
}

export interface GridPointerOptions {
  grid: Grid;
  scroller: RefObject<HTMLElement | null>;
  busy: boolean;
  edit(): void;
  /** Focuses the active cell. */
  focus(): void;
}

/**
 * Handles the pointer: selecting ranges, selecting rows and columns by their titles, and the fill handle. Touch scrolls the
 * grid or taps a cell.
 */
export function useGridPointer({ grid, scroller, busy, edit, focus }: GridPointerOptions) {
  const [filling, setFilling] = useState<Range>();
  // The latest grid, because a drag lasts longer than the render in which it started.
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  });

  const follow = (move: (cell: Cell) => void, end: () => void) => {
    const frame = scroller.current;
    if (!frame) return;
    const drag = new AbortController();
    const { signal } = drag;
    addEventListener(
      "pointermove",
      ({ clientX, clientY }) => {
        const box = frame.getBoundingClientRect();
        frame.scrollBy(
          clientX < box.x + EDGE ? -STRIDE : clientX > box.right - EDGE ? STRIDE : 0,
          clientY < box.y + EDGE ? -STRIDE : clientY > box.bottom - EDGE ? STRIDE : 0,
        );
        const { row, column } = spotOf(document.elementFromPoint(clientX, clientY)) ?? {};
        if (row !== undefined && column !== undefined) move({ row, column });
      },
      { signal },
    );
    const stop = () => {
      drag.abort();
      end();
    };
    addEventListener("pointerup", stop, { signal });
    addEventListener("pointercancel", stop, { signal });
  };

  const select = (spot: { row?: number; column?: number }, extend: boolean) => {
    const { shape, selection } = latest.current;
    const { row, column } = spot;
    const active = extend
      ? selection.active
      : inside({ row: row ?? 0, column: column ?? 0 }, shape);
    const reach = inside({ row: row ?? shape.rows, column: column ?? shape.columns }, shape);
    const isCell = row !== undefined && column !== undefined;
    latest.current.select({ active, reach, ...(!isCell && { whole: true }) });
  };

  return {
    filling,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || event.target instanceof HTMLInputElement) return;
      if (event.target instanceof Element && event.target.closest("[data-handle]") && !busy) {
        event.preventDefault();
        const source = rangeOf(grid.selection);
        let target = source;
        follow(
          (cell) => setFilling((target = grown(source, cell))),
          () => {
            setFilling(undefined);
            const { sheet, write, select } = latest.current;
            write(fillChanges(sheet, source, target));
            select({
              active: { row: target.top, column: target.start },
              reach: { row: target.bottom, column: target.end },
            });
          },
        );
        return;
      }
      if (event.pointerType === "touch") return;
      const spot = spotOf(event.target);
      if (!spot) return;
      // Prevents the selection of text, and focuses the cell immediately instead of on release.
      event.preventDefault();
      select(spot, event.shiftKey);
      focus();
      if (spot.row === undefined || spot.column === undefined) return;
      follow((cell) => select(cell, true), focus);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType !== "touch" || event.target instanceof HTMLInputElement) return;
      const spot = spotOf(event.target);
      if (!spot) return;
      const { active } = grid.selection;
      // A second tap opens the cell, with the phone's keyboard.
      if (active.row === spot.row && active.column === spot.column && !busy) edit();
      else {
        if (spot.row !== undefined && spot.column !== undefined)
          grid.select(at({ row: spot.row, column: spot.column }));
        else select(spot, false);
        focus();
      }
    },
    onDoubleClick(event: MouseEvent<HTMLElement>) {
      const spot = spotOf(event.target);
      const isCell = spot?.row !== undefined && spot.column !== undefined;
      if (isCell && !busy && !(event.target instanceof HTMLInputElement)) edit();
    },
  };
}
