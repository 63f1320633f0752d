import { css, cx } from "#styled/css";
import type { VirtualItem } from "@tanstack/react-virtual";
import { memo } from "react";
import {
  nameOfRow,
  problemIn,
  storedContent,
  writeContent,
  type Content,
  type GridColumn,
  type GridRow as Row,
} from "./contents.ts";

export interface Editing {
  column: number;
  /** The initial text of the field. */
  text: string;
  /** True if the edit was started by typing. In that case, arrow keys leave the cell. Otherwise, they move the caret. */
  typed: boolean;
}

export interface GridRowProps {
  row: Row;
  /** True for the first row of a group. */
  first: boolean;
  index: number;
  top: number;
  height: number;
  titleWidth: number;
  columns: readonly GridColumn[];
  items: readonly VirtualItem[];
  written: ReadonlyMap<string, Content> | undefined;
  /** New contents that aren't applied yet, by column. */
  planned: ReadonlyMap<string, Content> | undefined;
  failed: boolean;
  locale: string;
  /** The first and last selected column, or -1. */
  start: number;
  end: number;
  /** The columns of the active cell and of the cell with the fill handle, or -1. */
  active: number;
  handle: number;
  /** The columns that will be filled when the handle is released. */
  fillStart: number;
  fillEnd: number;
  editing: Editing | undefined;
  busy: boolean;
}

/** Memoized, so that a key press in one row doesn't render the other rows, of which there may be two thousand. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, columns, items, titleWidth, locale, written, editing } = props;
  // On a phone, the title takes both lines, because the end of a title distinguishes variants.
  const narrow = titleWidth < 180;
  const under = row.group !== undefined;
  const side = narrow ? undefined : row.note;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={line}
      style={{ top: props.top, height: props.height }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        data-row={index}
        className={cx(title, written !== undefined && isChanged(props) && changedTitle)}
        style={{ width: titleWidth }}
        title={nameOfRow(row)}
      >
        {under && (
          <span className={cx(clipped, !props.first && note)}>
            <bdi>{row.group}</bdi>
          </span>
        )}
        <span className={cx(narrow && !under ? clamped : clipped, under && note)}>
          <bdi>{row.title}</bdi>
          {under && side !== undefined && (
            <>
              {" · "}
              <bdi>{side}</bdi>
            </>
          )}
        </span>
        {!under && side !== undefined && (
          <span className={cx(clipped, note)}>
            <bdi>{side}</bdi>
          </span>
        )}
      </div>
      {items.map((item) => {
        const column = columns[item.index];
        if (!column) return null;
        const stored = storedContent(row, column);
        const own = written?.get(column.id);
        const content = own === undefined ? stored : own;
        const changed = content !== stored;
        const wrong =
          row.wrong?.[column.id] !== undefined ||
          (changed && (props.failed || problemIn(content, column, stored) !== undefined));
        const locked = row.locked?.[column.id] !== undefined;
        const isActive = item.index === props.active;
        const inEdit = isActive && editing !== undefined;
        // The value that applies while the cell is empty, shown as a placeholder.
        const base = row.base?.[column.id];
        const planned = props.planned?.get(column.id);
        return (
          <div
            key={item.key}
            role="gridcell"
            aria-colindex={item.index + 2}
            aria-selected={item.index >= props.start && item.index <= props.end}
            {...((locked || props.busy) && { "aria-readonly": true })}
            aria-invalid={wrong || undefined}
            data-row={index}
            data-column={item.index}
            data-changed={changed || undefined}
            data-text={column.text || undefined}
            data-filling={
              (item.index >= props.fillStart && item.index <= props.fillEnd) || undefined
            }
            tabIndex={isActive ? 0 : -1}
            className={cell}
            style={{ insetInlineStart: item.start, width: item.size }}
          >
            {inEdit ? (
              <input
                ref={begin}
                className={input}
                aria-label={`${nameOfRow(row)}, ${column.title}`}
                defaultValue={editing.text}
                data-typed={editing.typed || undefined}
                // Uses the full keyboard for counts, because the numeric keyboard has no plus sign.
                inputMode={
                  column.text || column.counted ? "text" : column.digits > 0 ? "decimal" : "numeric"
                }
                autoComplete="off"
                spellCheck={false}
              />
            ) : planned !== undefined ? (
              <span className={plan}>
                <del className={before}>
                  {writeContent(content ?? base ?? null, column, locale)}{" "}
                  <span aria-hidden>{"→"}</span>
                </del>{" "}
                <ins className={after}>{writeContent(planned, column, locale)}</ins>
              </span>
            ) : content === null && base !== undefined ? (
              <span aria-hidden className={ghost}>
                {writeContent(base, column, locale)}
              </span>
            ) : (
              <span className={clipped}>{writeContent(content, column, locale)}</span>
            )}
            {item.index === props.handle && !inEdit && !props.busy && (
              <span aria-hidden data-handle="" className={handle} />
            )}
          </div>
        );
      })}
    </div>
  );
});

const isChanged = ({ row, columns, written }: GridRowProps): boolean =>
  columns.some((column) => {
    const own = written?.get(column.id);
    return own !== undefined && own !== storedContent(row, column);
  });

/** Places the caret at the end. On touch devices, selects the text instead, so that typing replaces it. */
const begin = (element: HTMLInputElement | null) => {
  element?.focus({ preventScroll: true });
  if (matchMedia("(pointer: coarse)").matches) element?.select();
  else element?.setSelectionRange(element.value.length, element.value.length);
};

const line = css({ position: "absolute", insetInline: 0 });
const clipped = css({ truncate: true });
const ghost = css({
  truncate: true,
  color: "fg.subtle",
  fontWeight: "normal",
  fontStyle: "italic",
});
const plan = css({ display: "grid", justifyItems: "end", lineHeight: "tight", minWidth: 0 });
const before = css({
  maxWidth: "full",
  truncate: true,
  textStyle: "small",
  color: "fg.subtle",
  fontWeight: "normal",
  textDecoration: "none",
});
const after = css({
  maxWidth: "full",
  truncate: true,
  fontWeight: "semibold",
  textDecoration: "none",
});
const clamped = css({
  textStyle: "small",
  maxHeight: "32",
  overflow: "hidden",
  plaintextBidi: true,
  overflowWrap: "anywhere",
});
const title = css({
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  height: "full",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  paddingInline: "12",
  background: "bg.panel",
  borderBlockEnd: "hairline",
  borderInlineEnd: "strong",
  cursor: "default",
  userSelect: "none",
});
const changedTitle = css({ fontWeight: "semibold" });
const note = css({ textStyle: "small", color: "fg.muted", fontWeight: "normal" });
const cell = css({
  position: "absolute",
  insetBlock: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  paddingInline: "12",
  background: "bg.panel",
  borderBlockEnd: "hairline",
  borderInlineEnd: "hairline",
  fontVariantNumeric: "tabular-nums",
  cursor: "cell",
  userSelect: "none",
  "&[data-text]": { justifyContent: "flex-start", "& input": { textAlign: "start" } },
  "&[aria-selected=true]": { background: "bg.selected" },
  "&[aria-readonly]": { color: "fg.muted", cursor: "not-allowed" },
  // Changed cells are bold, with a bar at the start. Cells with a problem have a red outline.
  "&[data-changed]": {
    fontWeight: "semibold",
    boxShadow: "inset 3px 0 {colors.accent.solid}",
    _rtl: { boxShadow: "inset -3px 0 {colors.accent.solid}" },
  },
  "&[aria-invalid]": {
    color: "fg.danger",
    outline: "1px solid",
    outlineColor: "border.danger",
    outlineOffset: "-1px",
  },
  "&[data-filling]": { background: "bg.active" },
  "&[tabindex='0']": {
    outline: "2px solid",
    outlineColor: "border.focus",
    outlineOffset: "-2px",
    zIndex: 1,
  },
});
const input = css({
  position: "absolute",
  inset: "2px",
  paddingInline: "10",
  textAlign: "end",
  textStyle: "input",
  background: "bg.panel",
  border: "none",
  outline: "none",
  minWidth: 0,
  width: "calc(100% - 4px)",
});
const handle = css({
  position: "absolute",
  insetBlockEnd: "-1px",
  insetInlineEnd: "-1px",
  width: "8",
  height: "8",
  background: "border.focus",
  border: "1px solid {colors.bg.panel}",
  cursor: "crosshair",
  touchAction: "none",
  zIndex: 2,
  _after: { content: '""', position: "absolute", inset: "-6px" },
});
