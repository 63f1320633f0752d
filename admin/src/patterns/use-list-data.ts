import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../lib/errors.ts";
import { notify } from "../ui/notify.ts";
import type { CellEdit } from "./list-cell.tsx";
import { toPaging, type ListState } from "./list-search.ts";
import type { ListPageProps, Paging } from "./list-types.ts";

type Given<Row extends { id: string }, State extends ListState, Data> = Pick<
  ListPageProps<Row, State, Data>,
  "source" | "pageOf" | "state"
>;

/** The rows of a list, as the server has them and with what was just edited; and the way to all its pages. */
export function useListData<Row extends { id: string }, State extends ListState, Data>(
  { source, pageOf, state }: Given<Row, State, Data>,
  columns: readonly string[],
) {
  const { t } = useTranslation("common");
  const queries = useQueryClient();
  const query = useQuery({
    ...source(state, toPaging(state), columns),
    placeholderData: keepPreviousData,
    select: pageOf,
  });
  const [edited, setEdited] = useState<readonly { id: string; apply(row: Row): Row }[]>([]);

  const fetchPage = async (paging: Paging) =>
    pageOf(await queries.fetchQuery({ ...source(state, paging, columns), gcTime: 0 }));
  // A write may show on any screen, and the shape does not know on which: what is shown is fetched anew, the rest when
  // it is.
  const refresh = () => queries.invalidateQueries();

  async function edit(row: Row, { apply, save }: CellEdit<Row>, value: string) {
    const change = { id: row.id, apply: (old: Row) => apply(old, value) };
    setEdited((all) => [...all, change]);
    try {
      await save(row, value);
      await refresh();
    } catch (error) {
      const { title, message } = problemOf(error, t);
      notify("error", title, message);
    } finally {
      setEdited((all) => all.filter((one) => one !== change));
    }
  }

  const rows = query.data?.rows.map((row) =>
    edited.reduce((now, { id, apply }) => (id === row.id ? apply(now) : now), row),
  );
  return { query, rows, total: query.data?.count, fetchPage, refresh, edit };
}
