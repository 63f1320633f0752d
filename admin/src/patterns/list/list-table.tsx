import { css } from "#styled/css";
import { Suspense, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { restoreRowFocus } from "../../lib/return-focus.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import * as Table from "../../ui/table.tsx";
import { ListCell, type CellEdit, type EditedColumn } from "./list-cell.tsx";
import { type SizedColumn } from "./fit-columns.ts";
import type { CsvValue } from "../../lib/csv.ts";
import { fieldOf, isDescending, reversed } from "./list-order.ts";
import { isSelected, pageState, type Named, type Selection } from "../list-state/list-selection.ts";
import { useFittingColumns } from "./use-fitting-columns.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useWideTable } from "./use-wide-table.ts";
import { WidthHandle } from "./width-handle.tsx";

/** Above this number of rows, only the visible ones are rendered. */
const MOST_DRAWN = 100;
const VirtualRows = lazyWithRetry(() =>
  import("./list-virtual.tsx").then(({ VirtualRows }) => ({ default: VirtualRows })),
);

export interface Column<Row> extends SizedColumn {
  header: string;
  cell(row: Row): ReactNode;
  /** Renders a small text below the value. */
  note?(row: Row): ReactNode;
  /** Returns the value for the CSV export. Columns without this function aren't exported. */
  csv?(row: Row): CsvValue;
  /** True to also show the column on a phone, below the name. `title` shows it next to the name, in the row's title. */
  phone?: boolean | "title";
  /** The width of the column's placeholder. */
  skeleton?: string;
  /** The sort order of the first click on the header, such as `-created_at`. Set only if the server can sort by it. */
  order?: string;
  /** True for the column with the record's name. It is always visible, and comes first. */
  fixed?: boolean;
  /** True if the column is hidden by default. */
  hidden?: boolean;
  /** Set if the cell can be edited in place. */
  edit?: CellEdit<Row> | undefined;
}

export interface RowSelection {
  selection: Selection;
  onToggle(row: Named, range: boolean): void;
  onPage(on: boolean): void;
  labelOf(name: string): string;
}

export interface ListTableProps<Row extends { id: string }> {
  label: string;
  columns: readonly Column<Row>[];
  /** True if the operator chose the columns. All of them are then shown, regardless of the width. */
  chosen?: boolean;
  /** The rows. While they are undefined, the table shows placeholders. */
  rows: readonly Row[] | undefined;
  nameOf(row: Row): string;
  /** The number of rows in the whole list, of which `rows` may be only a page. */
  total?: number | undefined;
  first?: number;
  placeholders: number;
  /** True while the rows of the previous page are still shown. */
  stale: boolean;
  order: string;
  onOrder(order: string): void;
  select?: RowSelection | undefined;
  onEdit(row: Row, column: EditedColumn<Row>, value: string): void;
  /** The widths of resized columns, in pixels. */
  widths?: Readonly<Record<string, number>>;
  /** Called with a new width, or with undefined to reset it. Without this handler, columns can't be resized. */
  onWidth?: ((column: string, width: number | undefined) => void) | undefined;
  /** True while a column's value for the row is loading. */
  pending?(row: Row, column: string): boolean;
  /** Renders the button at the end of a row. */
  tools?: ((row: Row) => ReactNode) | undefined;
}

export function ListTable<Row extends { id: string }>(props: ListTableProps<Row>) {
  const { label, columns: all, rows, nameOf, placeholders, stale, order } = props;
  const { onOrder, onEdit, select, tools } = props;
  const { total, first = 0, chosen = false, widths = {}, onWidth, pending } = props;
  const { t } = useTranslation("common");
  const table = useRef<HTMLTableElement>(null);
  const named = (row: Row): Named => ({ id: row.id, name: nameOf(row) });
  useRowKeys(table, (id) => {
    for (const row of rows ?? []) if (row.id === id) select?.onToggle(named(row), false);
  });
  const known = rows !== undefined;
  useEffect(() => {
    if (known) restoreRowFocus();
  }, [known]);
  const { frame, columns, measure, ...fitted } = useFittingColumns({
    columns: all,
    own: widths,
    keepAll: chosen,
    tick: select !== undefined,
    menu: tools !== undefined,
  });
  const wide = useWideTable(frame, table, columns.length);
  const page = rows?.map(named) ?? [];
  const ticked = select ? pageState(select.selection, page) : "none";
  const cellProps = (column: Column<Row>, index: number) => ({
    align: column.kind === "number" || column.kind === "money" ? ("end" as const) : undefined,
    wideOnly: !chosen && (column.priority ?? 1) > 1,
    phone: column.phone,
    pinned: wide && index === 0,
    lead: column.fixed,
  });
  const sorting = (by: string) => {
    const active = fieldOf(order) === fieldOf(by);
    return {
      sorted: active
        ? isDescending(order)
          ? ("descending" as const)
          : ("ascending" as const)
        : undefined,
      onSort: () => onOrder(active ? reversed(order) : by),
    };
  };
  const width = columns.length + (select ? 1 : 0) + (tools ? 1 : 0);

  const drawRow = (row: Row, index: number, measure?: (element: Element | null) => void) => {
    const name = nameOf(row);
    const on = select !== undefined && isSelected(select.selection, row.id);
    return (
      <Table.Row
        key={row.id}
        data-row-id={row.id}
        data-index={index}
        data-selected={on || undefined}
        // The header counts as the first row.
        aria-rowindex={total === undefined ? undefined : first + index + 2}
        {...(measure && { ref: measure })}
      >
        {select && (
          <Table.TickCell>
            <Table.Tick
              label={select.labelOf(name)}
              checked={on}
              onTick={(range) => select.onToggle({ id: row.id, name }, range)}
            />
          </Table.TickCell>
        )}
        {columns.map((column, at) => (
          <Table.Cell
            key={column.id}
            {...cellProps(column, at)}
            data-column={column.id}
            data-label={column.kind === "number" ? column.header : undefined}
          >
            {pending?.(row, column.id) ? (
              <Skeleton width={column.skeleton ?? "60%"} />
            ) : (
              <>
                <ListCell {...{ row, column, name, onEdit }} />
                {column.note && <Table.Note>{column.note(row)}</Table.Note>}
              </>
            )}
          </Table.Cell>
        ))}
        {tools && (
          <Table.Cell align="end" data-tools="" className={toolCell}>
            <span className={Table.toolClass}>{tools(row)}</span>
          </Table.Cell>
        )}
      </Table.Row>
    );
  };

  return (
    <div
      ref={measure}
      className={frameClass}
      aria-busy={rows === undefined || stale}
      data-stale={stale || undefined}
      data-wide={wide || undefined}
      {...(wide && { role: "region", "aria-label": label, tabIndex: 0 })}
    >
      {rows === undefined && (
        <p className={spoken} role="status">
          {t("list.loading")}
        </p>
      )}
      <Table.Root
        ref={table}
        stacked
        aria-label={label}
        aria-rowcount={total === undefined ? undefined : total + 1}
      >
        <Table.Head sticky>
          {select && (
            <Table.TickCell head>
              <Table.Tick
                label={t("list.selectPage")}
                checked={ticked === "all"}
                mixed={ticked === "some"}
                disabled={page.length === 0}
                onTick={() => select.onPage(ticked !== "all")}
              />
            </Table.TickCell>
          )}
          {columns.map((column, index) => (
            <Table.Header
              key={column.id}
              {...cellProps(column, index)}
              own={fitted.widths.get(column.id)?.width}
              least={fitted.widths.get(column.id)?.least}
              // Excludes the name of the handle from the header's label.
              aria-label={column.header}
              {...(column.order && sorting(column.order))}
              {...(onWidth &&
                !column.fixed && {
                  handle: (
                    <WidthHandle
                      label={t("list.columnWidth", { column: column.header })}
                      onWidth={(width) => onWidth(column.id, width)}
                    />
                  ),
                })}
            >
              {column.header}
            </Table.Header>
          ))}
          {tools && (
            <Table.Header align="end" width="48px" data-tools="">
              <span className={spoken}>{t("list.actions")}</span>
            </Table.Header>
          )}
        </Table.Head>
        <Table.Body>
          {rows === undefined ? (
            Array.from({ length: placeholders }, (_, index) => (
              <Table.Row key={index} aria-hidden>
                {select && <Table.TickCell />}
                {columns.map((column, at) => (
                  <Table.Cell key={column.id} {...cellProps(column, at)}>
                    <Skeleton width={column.skeleton ?? "60%"} />
                  </Table.Cell>
                ))}
                {tools && <Table.Cell />}
              </Table.Row>
            ))
          ) : rows.length > MOST_DRAWN ? (
            <Suspense fallback={rows.slice(0, MOST_DRAWN).map((row, index) => drawRow(row, index))}>
              <VirtualRows rows={rows} columns={width} table={table} drawRow={drawRow} />
            </Suspense>
          ) : (
            rows.map((row, index) => drawRow(row, index))
          )}
        </Table.Body>
      </Table.Root>
    </div>
  );
}

const frameClass = css({
  position: "relative",
  // A line at the top shows that rows are loading, because dimmed rows would be hard to read. The line appears with a delay, so
  // that fast responses don't flicker.
  _before: {
    content: '""',
    position: "absolute",
    insetInline: 0,
    insetBlockStart: 0,
    zIndex: "sticky",
    height: "2",
    background: "accent.solid",
    opacity: 0,
    transition: "opacity token(durations.fast) 150ms",
  },
  "&[data-stale]::before": {
    opacity: 1,
    animation: "pulse 1.6s ease-in-out infinite",
  },
  "&[data-wide]": {
    overflowX: "auto",
    // A sticky header would only stick within its scroll container, so use-wide-table.ts moves it.
    "& thead": {
      position: "relative",
      insetBlockStart: 0,
      scrollMarginBlockStart: "token(sizes.topbar)",
      transform: "translateY(var(--head, 0))",
    },
  },
});
const toolCell = css({
  paddingInlineStart: { base: 0, md: "12" },
  // The padding is small, because space is limited and the button has its own padding.
  paddingInlineEnd: { base: "4!", md: "card" },
});
const spoken = css({ srOnly: true });
