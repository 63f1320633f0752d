import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { Fragment, useLayoutEffect, useState, type ReactNode, type RefObject } from "react";
import { Gap } from "../../ui/table.tsx";

export interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  /** The number of cells in a row. */
  columns: number;
  table: RefObject<HTMLTableElement | null>;
  drawRow(row: Row, index: number, measure: (element: Element | null) => void): ReactNode;
}

/** Renders only the visible rows, in a real table. Spacers of the same height replace the other rows. */
export function VirtualRows<Row extends { id: string }>(props: VirtualRowsProps<Row>) {
  const { rows, columns, table, drawRow } = props;
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const body = table.current?.tBodies[0];
    if (body) setTop(body.getBoundingClientRect().top + scrollY);
  }, [table]);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler isn't used
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 44,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?.id ?? index,
    // Always renders the focused row and its neighbors, which arrow keys focus next.
    rangeExtractor: (range) => {
      const focused = focusedRow(table.current);
      const kept =
        focused === undefined
          ? []
          : [focused - 1, focused, focused + 1].filter((at) => at >= 0 && at < rows.length);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });
  let end = top;
  const drawn = virtualizer.getVirtualItems().map((item) => {
    const row = rows[item.index];
    const gap = item.start - end;
    end = item.end;
    return row ? (
      <Fragment key={item.key}>
        {gap > 0 && <Gap height={gap} columns={columns} />}
        {drawRow(row, item.index, virtualizer.measureElement)}
      </Fragment>
    ) : null;
  });
  const rest = top + virtualizer.getTotalSize() - end;
  return (
    <>
      {drawn}
      {rest > 0 && <Gap height={rest} columns={columns} />}
    </>
  );
}

function focusedRow(table: HTMLElement | null): number | undefined {
  const row = document.activeElement?.closest<HTMLElement>("tr[data-index]");
  return row && table?.contains(row) ? Number(row.dataset["index"]) : undefined;
}
