import type { Output } from "@countertop/sdk";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { importWithRetry } from "../../lib/lazy-with-retry.ts";
import type { EditedColumn } from "./list-cell.tsx";
import type { Resource, RowOf } from "../resource/define.ts";
import type { FilterDefs, ListSearch } from "../resource/filters.ts";
import { toPaging, type Paging } from "../list-state/list-search.ts";

/** Paging parameters that include all rows of a response. */
const EVERYTHING = { limit: Infinity, offset: 0 };

/** The rows of a list, with optimistic edits, and a function that loads all pages. */
export function useListData<L, R, C, U, F extends FilterDefs<L>>(
  resource: Resource<L, R, C, U, F>,
  search: ListSearch<F>,
  columns: readonly string[],
) {
  type Row = RowOf<L>;
  const queries = useQueryClient();
  const client = useClient();
  const source = (paging: Paging) => ({
    ...resource.listQuery(client, search, paging),
    // If the server returns the whole list in one response, all pages use the same query.
    select: (answer: Output<L>) => resource.pageOf(answer, search, paging),
  });
  const query = useQuery({ ...source(toPaging(search)), placeholderData: keepPreviousData });
  const byId = (answer: Output<L>): ReadonlyMap<string, Row> =>
    new Map(resource.pageOf(answer, search, EVERYTHING).rows.map((row) => [row.id, row]));
  const ids = query.data?.rows.map(({ id }) => id) ?? [];
  const wanted = resource.relationsQuery(
    client,
    { ids, search, paging: toPaging(search) },
    columns,
  );
  const relations = useQuery({
    ...(wanted ?? source(toPaging(search))),
    select: byId,
    enabled: wanted !== undefined,
    placeholderData: keepPreviousData,
  });
  const [question, setQuestion] = useState<ReactNode>();
  const [edited, setEdited] = useState<readonly { id: string; apply(row: Row): Row }[]>([]);

  const fetchPage = async (paging: Paging) => {
    const { select, ...asked } = source(paging);
    const page = select(await queries.fetchQuery({ ...asked, gcTime: 0 }));
    const more = resource.relationsQuery(
      client,
      { ids: page.rows.map(({ id }) => id), search, paging },
      columns,
    );
    const found = more && byId(await queries.fetchQuery({ ...more, gcTime: 0 }));
    return { ...page, rows: page.rows.map((row) => ({ ...row, ...found?.get(row.id) })) };
  };
  const refresh = useRevalidate();

  async function edit(row: Row, column: EditedColumn<Row>, value: string) {
    const change = { id: row.id, apply: (old: Row) => column.edit?.apply(old, value) ?? old };
    setEdited((all) => [...all, change]);
    const { saveCell } = await importWithRetry(() => import("./save-cell.tsx"));
    await saveCell({ resource, client, queries, row, column, value, refresh, show: setQuestion });
    setEdited((all) => all.filter((one) => one !== change));
  }

  const related = wanted && relations.data;
  const rows = query.data?.rows.map((row) =>
    edited.reduce((now, { id, apply }) => (id === row.id ? apply(now) : now), {
      ...row,
      ...related?.get(row.id),
    }),
  );
  return {
    query,
    relations: wanted && relations,
    /** True while a column's value for the row is loading. */
    pending: (row: Row, column: string) =>
      resource.relations?.[column] !== undefined && related?.has(row.id) !== true,
    rows,
    total: query.data?.count,
    fetchPage,
    refresh,
    edit,
    /** The open confirmation or conflict dialog of an edit. */
    question,
  };
}
