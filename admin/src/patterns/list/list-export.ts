import type { TFunction } from "i18next";
import { problemOf } from "../../lib/errors.ts";
import type { Formatter } from "../../lib/intl.ts";
import { notify } from "../../ui/notify.ts";
import { collect, type PageOf } from "../../lib/collect.ts";
import { download, toCsv } from "../../lib/csv.ts";
import type { Column } from "./list-table.tsx";
import type { Paging } from "../list-state/list-search.ts";

/** Exports all pages of the list, with the visible columns in their order. Shows a notification at the end. */
export async function exportList<Row>(given: {
  name: string;
  columns: readonly Column<Row>[];
  fetchPage(paging: Paging): Promise<PageOf<Row>>;
  signal: AbortSignal;
  /** Called with the label of the action that stops the export. */
  onProgress(label: string): void;
  t: TFunction<"common">;
  format: Formatter;
}): Promise<void> {
  const { name, fetchPage, t, format, signal } = given;
  const onProgress = (got: number, all: number) =>
    given.onProgress(t("export.stop", { done: format.number(got), total: format.number(all) }));
  const columns = given.columns.filter(({ csv }) => csv);
  try {
    const { rows, total } = await collect(fetchPage, { signal, onProgress });
    const day = new Date().toISOString().slice(0, 10);
    download(
      `${name}-${day}.csv`,
      toCsv(
        columns.map(({ header }) => header),
        rows.map((row) => columns.map(({ csv }) => csv?.(row))),
      ),
    );
    const value = format.number(rows.length);
    if (rows.length < total)
      notify("warning", t("export.cut", { value, total: format.number(total) }));
    else notify("success", t("export.done", { count: rows.length, value }));
  } catch (error) {
    if (signal.aborted) return;
    const problem = problemOf(error, t);
    notify("error", problem.title, problem.message);
  }
}
