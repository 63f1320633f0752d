import { collect, type PageOf } from "../../lib/collect.ts";
import { download, toCsv } from "../../lib/csv.ts";
import type { Column } from "./list-table.tsx";
import type { Paging } from "../list-state/list-search.ts";

/** Exports all pages of the list: the visible columns, in their order. */
export async function exportList<Row>(given: {
  name: string;
  columns: readonly Column<Row>[];
  fetchPage(paging: Paging): Promise<PageOf<Row>>;
  signal: AbortSignal;
  onProgress(got: number, total: number): void;
}): Promise<{ rows: number; total: number }> {
  const { name, fetchPage, ...options } = given;
  const columns = given.columns.filter(({ csv }) => csv);
  const { rows, total } = await collect(fetchPage, options);
  const day = new Date().toISOString().slice(0, 10);
  download(
    `${name}-${day}.csv`,
    toCsv(
      columns.map(({ header }) => header),
      rows.map((row) => columns.map(({ csv }) => csv?.(row))),
    ),
  );
  return { rows: rows.length, total };
}
