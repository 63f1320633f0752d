import type { Output } from "@countertop/sdk";
import type { OperationQueryOptions } from "@countertop/sdk/query";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  lastPlace,
  lastSearch,
  rememberPlace,
  rememberSearch,
  type Neighbor,
  type Place,
} from "../list-state/list-memory.ts";
import type { ListState } from "../list-state/list-search.ts";

export interface NeighborsOptions<O, Search extends ListState> {
  /** The list from which the record was opened. The list's search is stored under this name. */
  list: string;
  id: string;
  read(search: Partial<Search>): Search;
  query(search: Search): OperationQueryOptions<O>;
  ids(answer: Output<O>, search: Search): { ids: readonly string[]; count: number };
}

/**
 * The previous and the next record in the list that the user came from, across pages. Undefined if the user came from a
 * different page. A record that is no longer in the list, such as a draft that was published, keeps its neighbors.
 */
export function useNeighbors<O, Search extends ListState>({
  list,
  id,
  read,
  query,
  ids,
}: NeighborsOptions<O, Search>) {
  const remembered = lastSearch(list) as Partial<Search>;
  const came = Object.keys(remembered).length > 0;
  const search = read(remembered);
  const usePage = (page: number, enabled: boolean) => {
    const { data } = useQuery({ ...query({ ...search, page }), enabled });
    return data === undefined ? undefined : ids(data, { ...search, page });
  };

  const here = usePage(search.page, came);
  const index = here?.ids.indexOf(id) ?? -1;
  const pages = here ? Math.ceil(here.count / search.limit) : 0;
  const atStart = index === 0 && search.page > 1;
  const atEnd = index >= 0 && index === (here?.ids.length ?? 0) - 1 && search.page < pages;
  const before = usePage(search.page - 1, atStart);
  const after = usePage(search.page + 1, atEnd);

  const neighbor = (found: string | undefined, page: number): Neighbor | undefined =>
    found === undefined ? undefined : { id: found, page };
  const found: Place | undefined =
    here && index >= 0
      ? {
          id,
          place: (search.page - 1) * search.limit + index + 1,
          count: here.count,
          previous: atStart
            ? neighbor(before?.ids.at(-1), search.page - 1)
            : neighbor(here.ids[index - 1], search.page),
          next: atEnd
            ? neighbor(after?.ids[0], search.page + 1)
            : neighbor(here.ids[index + 1], search.page),
        }
      : undefined;
  useEffect(() => {
    if (found) rememberPlace(list, found);
  });
  const place = found ?? (came ? lastPlace(list, id) : undefined);
  return (
    place && {
      ...place,
      /**
       * Stores the page of the list that contains the record, because Back opens that page. If a record was removed, the
       * following ones have moved up.
       */
      remember: ({ id: to, page }: Neighbor) =>
        rememberSearch(
          list,
          { ...search, page: here?.ids.includes(to) ? search.page : page },
          place,
        ),
    }
  );
}
