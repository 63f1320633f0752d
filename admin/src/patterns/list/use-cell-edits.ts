import { useClient, useRevalidate } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { importWithRetry } from "../../lib/lazy-with-retry.ts";
import type { Resource, RowOf } from "../resource/define.ts";
import type { EditedColumn } from "./list-cell.tsx";

/**
 * Edits of cells in a table that isn't a resource's list. A row shows its new value while it is saved. `resource` reads the
 * current record, so that someone else's value isn't overwritten without a confirmation.
 */
export function useCellEdits<L, R, C, U, F>(resource: Resource<L, R, C, U, F>) {
  const client = useClient();
  const queries = useQueryClient();
  const refresh = useRevalidate();
  const [question, setQuestion] = useState<ReactNode>();
  const [edited, setEdited] = useState<readonly { id: string; apply(row: never): object }[]>([]);
  return {
    /** The open question of an edit. */
    question,
    /** The row with the new values that are being saved. */
    withEdits: <Row extends { id: string }>(row: Row): Row =>
      edited.reduce(
        (now, { id, apply }) => (id === row.id ? (apply(now as never) as Row) : now),
        row,
      ),
    async edit<Row extends { id: string }>(row: Row, column: EditedColumn<Row>, value: string) {
      const change = { id: row.id, apply: (old: Row) => column.edit?.apply(old, value) ?? old };
      setEdited((all) => [...all, change]);
      const { saveCell } = await importWithRetry(() => import("./save-cell.tsx"));
      await saveCell({
        resource,
        client,
        queries,
        // The row has the edited fields of a record.
        row: row as object as RowOf<L>,
        column: column as object as EditedColumn<RowOf<L>>,
        value,
        refresh,
        show: setQuestion,
      });
      setEdited((all) => all.filter((one) => one !== change));
    },
  };
}
