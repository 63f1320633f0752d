import type { ReactNode } from "react";
import type { Column } from "./list-table.tsx";

/* Rows of a table in groups. A group is a row of the same table, so that the table's keys, checkboxes, and rendering of only the
   visible rows apply to it. */

/** A row that shows or hides the rows of its group. */
export interface RowGroup<Row> {
  id: string;
  name: string;
  rows: readonly Row[];
  open: boolean;
}
export type Grouped<Row extends { id: string }> = Row | RowGroup<Row>;

const PREFIX = "group ";

export const isGroup = <Row extends { id: string }>(row: Grouped<Row>): row is RowGroup<Row> =>
  row.id.startsWith(PREFIX);

/** Groups rows by name, in the order of their first rows. */
export const groupRows = <Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  isOpen: (name: string) => boolean,
): Grouped<Row>[] =>
  [...Map.groupBy(rows, nameOf)].flatMap(([name, own]): Grouped<Row>[] => {
    const group = { id: `${PREFIX}${name}`, name, rows: own, open: isOpen(name) };
    return group.open ? [group, ...own] : [group];
  });

/** The rows without the groups, including those of closed groups. */
export const ungrouped = <Row extends { id: string }>(rows: readonly Grouped<Row>[]): Row[] => [
  ...new Map(
    rows
      .flatMap((row) => (isGroup(row) ? row.rows : [row as Row]))
      .map((row): [string, Row] => [row.id, row]),
  ).values(),
];

/** Columns for rows and groups. `cellOf` renders a group's cell, such as a total. */
export const groupedColumns = <Row extends { id: string }>(
  columns: readonly Column<Row>[],
  cellOf: (group: RowGroup<Row>, column: string) => ReactNode,
): Column<Grouped<Row>>[] =>
  columns.map(({ cell, note, csv: _csv, ...column }) => ({
    ...column,
    cell: (row) => (isGroup(row) ? cellOf(row, column.id) : cell(row as Row)),
    ...(note && { note: (row) => (isGroup(row) ? null : note(row as Row)) }),
  }));
