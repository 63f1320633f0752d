import { css } from "#styled/css";
import { defaultRangeExtractor, useVirtualizer, type Range } from "@tanstack/react-virtual";
import { useLayoutEffect, useRef, type ClipboardEvent, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "../../lib/languages.ts";
import { copyText } from "./clipboard.ts";
import { GridRow } from "./grid-row.tsx";
import type { Preview } from "./recipes.ts";
import { rangeOf } from "./selection.ts";
import { changesIn } from "./sheet.ts";
import { useCellEdit } from "./use-cell-edit.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import { useGridPointer } from "./use-grid-pointer.ts";
import type { Grid } from "./use-grid.ts";
import { useSizes } from "./use-sizes.ts";

export interface GridBodyProps {
  grid: Grid;
  label: string;
  /** The heading above the row titles. */
  rowsTitle: string;
  busy: boolean;
  /** Called with the text that the user pasted. */
  onPaste(text: string): void;
  /** A number that is incremented to focus the active cell. */
  focusWish: number;
  describedBy: string;
  /** New contents that aren't applied yet. They are shown next to the current contents. */
  preview?: Preview | undefined;
}

export function GridBody({ grid, label, rowsTitle, busy, onPaste, ...rest }: GridBodyProps) {
  const { i18n } = useTranslation("grid");
  const rtl = directionOf(i18n.language) === "rtl";
  const { sheet, shape, selection, locale } = grid;
  const { active } = selection;
  const scroller = useRef<HTMLDivElement>(null);
  const { editing, edit, finish, onInput } = useCellEdit(grid, scroller, busy);
  const sizes = useSizes(scroller, shape.columns);

  // Always renders the active cell, even if it is scrolled out of view, because it has the focus.
  // oxlint-disable-next-line react/incompatible-library -- the results are used in the render that requests them
  const rows = useVirtualizer({
    count: shape.rows,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.row,
    paddingStart: sizes.header,
    scrollPaddingStart: sizes.header,
    overscan: 6,
    rangeExtractor: withActive(active.row),
    getItemKey: (index) => sheet.rows[index]?.id ?? index,
  });
  const columns = useVirtualizer({
    horizontal: true,
    isRtl: rtl,
    count: shape.columns,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.column,
    paddingStart: sizes.title,
    scrollPaddingStart: sizes.title,
    overscan: 2,
    rangeExtractor: withActive(active.column),
    getItemKey: (index) => sheet.columns[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    rows.measure();
    columns.measure();
  }, [rows, columns, sizes]);

  // Scrolls to the end of the selection: the corner opposite the active cell, or else the active cell.
  const { reach, whole: isWhole } = selection;
  useLayoutEffect(() => {
    if (isWhole) return;
    if (shape.rows > 0) rows.scrollToIndex(reach.row);
    if (shape.columns > 0) columns.scrollToIndex(reach.column);
  }, [rows, columns, reach.row, reach.column, isWhole, shape.rows, shape.columns]);

  const focusRequested = useRef(false);
  useLayoutEffect(() => {
    if (rest.focusWish > 0) focusRequested.current = true;
  }, [rest.focusWish]);
  useLayoutEffect(() => {
    if (!focusRequested.current || editing) return;
    const cell = scroller.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']");
    if (!cell) return;
    focusRequested.current = false;
    cell.focus({ preventScroll: true });
  });
  const focus = () => (focusRequested.current = true);

  const onKeyDown = useGridKeys({
    grid,
    rtl,
    page: Math.max(
      1,
      Math.floor(((scroller.current?.clientHeight ?? 0) - sizes.header) / sizes.row) - 1,
    ),
    busy,
    edit,
    finish,
  });
  const { filling, ...pointer } = useGridPointer({ grid, scroller, busy, edit, focus });

  const onCopy = (event: ClipboardEvent, cut: boolean) => {
    if (event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    const range = rangeOf(selection);
    event.clipboardData.setData("text/plain", copyText(sheet, range, locale));
    if (cut && !busy) grid.write(changesIn(sheet, range, () => null));
  };
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // Doesn't move the focus back if it has moved to an element outside of the grid.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) focusRequested.current = false;
    if (target instanceof HTMLInputElement) finish(target, true);
  };

  const range = rangeOf(selection);
  const items = columns.getVirtualItems();
  return (
    <div ref={scroller} data-live={grid.live || undefined} className={frame}>
      <div
        role="grid"
        tabIndex={-1}
        onKeyDown={(event) => {
          // Focuses the new active cell.
          if (onKeyDown(event)) focus();
        }}
        onBlur={onBlur}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) onInput(target);
        }}
        onCopy={(event) => onCopy(event, false)}
        onCut={(event) => onCopy(event, true)}
        onPaste={(event) => {
          if (event.target instanceof HTMLInputElement || busy) return;
          event.preventDefault();
          onPaste(event.clipboardData.getData("text/plain"));
        }}
        {...pointer}
        aria-label={label}
        aria-describedby={rest.describedBy}
        aria-rowcount={shape.rows + 1}
        aria-colcount={shape.columns + 1}
        aria-multiselectable
        aria-busy={busy || undefined}
        className={whole}
        style={{ height: rows.getTotalSize(), width: columns.getTotalSize() }}
      >
        <div role="row" aria-rowindex={1} className={head} style={{ height: sizes.header }}>
          <div
            role="columnheader"
            aria-colindex={1}
            className={corner}
            style={{ width: sizes.title }}
          >
            {rowsTitle}
          </div>
          {items.map((item) => {
            const column = sheet.columns[item.index];
            return (
              <div
                key={item.key}
                role="columnheader"
                aria-colindex={item.index + 2}
                data-column={item.index}
                data-text={column?.text || undefined}
                className={header}
                style={{ insetInlineStart: item.start, width: item.size }}
              >
                <span className={clipped}>{column?.title}</span>
                {column?.note !== undefined && <span className={note}>{column.note}</span>}
              </div>
            );
          })}
        </div>
        {rows.getVirtualItems().map((item) => {
          const row = sheet.rows[item.index];
          if (!row) return null;
          const chosen = item.index >= range.top && item.index <= range.bottom;
          const filled = filling && item.index >= filling.top && item.index <= filling.bottom;
          const isActive = item.index === active.row;
          return (
            <GridRow
              key={item.key}
              row={row}
              first={sheet.rows[item.index - 1]?.group !== row.group}
              index={item.index}
              top={item.start}
              height={item.size}
              titleWidth={sizes.title}
              columns={sheet.columns}
              items={items}
              written={sheet.edits.get(row.id)}
              planned={rest.preview?.get(row.id)}
              failed={grid.failures.has(row.id)}
              locale={locale}
              start={chosen ? range.start : -1}
              end={chosen ? range.end : -1}
              active={isActive ? active.column : -1}
              handle={item.index === range.bottom ? range.end : -1}
              fillStart={filled ? filling.start : -1}
              fillEnd={filled ? filling.end : -1}
              editing={isActive ? editing : undefined}
              busy={busy}
            />
          );
        })}
      </div>
    </div>
  );
}

const withActive = (active: number) => (range: Range) => {
  const shown = defaultRangeExtractor(range);
  return active >= range.count || shown.includes(active)
    ? shown
    : [...shown, active].toSorted((a, b) => a - b);
};

const frame = css({
  flex: "1",
  minHeight: 0,
  overflow: "auto",
  overscrollBehavior: "contain",
  // In a grid that is part of the page, the wheel scrolls the page once the end of the grid is reached.
  "&[data-live]": { overscrollBehavior: "auto" },
  background: "bg.canvas",
});
const whole = css({ position: "relative" });
const head = css({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 2,
  textStyle: "smallLabel",
  color: "fg.muted",
  background: "bg.subtle",
  borderBlockEnd: "strong",
  userSelect: "none",
});
const corner = css({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  height: "full",
  display: "flex",
  alignItems: "center",
  paddingInline: "12",
  background: "bg.subtle",
  borderInlineEnd: "strong",
});
const header = css({
  position: "absolute",
  insetBlock: 0,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  alignItems: "flex-end",
  paddingInline: "12",
  "&[data-text]": { alignItems: "flex-start" },
});
const clipped = css({ maxWidth: "full", truncate: true });
const note = css({ textStyle: "small", fontWeight: "normal" });
