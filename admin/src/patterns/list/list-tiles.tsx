import { css } from "#styled/css";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tick } from "../../ui/table.tsx";
import { isSelected } from "../list-state/list-selection.ts";
import type { RowSelection } from "./list-table.tsx";

export interface ListTilesProps<Row> {
  label: string;
  rows: readonly Row[] | undefined;
  tile(row: Row): ReactNode;
  nameOf(row: Row): string;
  stale: boolean;
  select?: RowSelection;
  /** Renders the button of a tile. */
  tools?(row: Row): ReactNode;
}

/** A list of tiles with images, for records that users recognize by their appearance. */
export function ListTiles<Row extends { id: string }>(props: ListTilesProps<Row>) {
  const { label, rows, tile, nameOf, stale, select, tools } = props;
  return (
    <ul className={grid} aria-label={label} aria-busy={rows === undefined || stale}>
      {rows?.map((row) => {
        const name = nameOf(row);
        const on = select !== undefined && isSelected(select.selection, row.id);
        return (
          <li key={row.id} className={card} data-row-id={row.id} data-selected={on || undefined}>
            {select && (
              <span className={corner}>
                <Tick
                  label={select.labelOf(name)}
                  checked={on}
                  onTick={(range) => select.onToggle({ id: row.id, name }, range)}
                />
              </span>
            )}
            {tile(row)}
            {tools && <span className={end}>{tools(row)}</span>}
          </li>
        );
      }) ??
        Array.from({ length: 12 }, (_, index) => (
          <li key={index} className={card} aria-hidden>
            <Skeleton height="180px" />
            <Skeleton width="70%" />
          </li>
        ))}
    </ul>
  );
}

const grid = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(11rem, 100%), 1fr))",
  gap: "12",
  paddingInline: "card",
  paddingBlockEnd: "card",
});
const card = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  gap: "8",
  padding: "8",
  minWidth: 0,
  border: "hairline",
  borderRadius: "card",
  "&:has(a:hover, a:focus-visible)": { background: "bg.hover" },
  "&:has(a:focus-visible)": { outline: "2px solid", outlineColor: "border.focus" },
  "&[data-selected]": { background: "bg.selected", borderColor: "border.focus" },
});
const corner = css({
  position: "absolute",
  insetBlockStart: "12",
  insetInlineStart: "12",
  zIndex: 1,
  background: "bg.panel",
  borderRadius: "control",
});
const end = css({
  position: "absolute",
  insetBlockStart: "12",
  insetInlineEnd: "12",
  zIndex: 1,
  background: "bg.panel",
  borderRadius: "control",
});
