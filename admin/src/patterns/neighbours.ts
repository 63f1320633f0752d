import type { OperationQueryOptions } from "@countertop/sdk/query";
import { useQuery } from "@tanstack/react-query";
import { lastSearch, rememberSearch } from "./list-memory.ts";
import type { ListState } from "./list-search.ts";

export interface Neighbour {
  id: string;
  /** On which page of the list it is. */
  page: number;
}

export interface NeighboursOptions<O, Search extends ListState> {
  /** The list it came from: the name under which its search is remembered. */
  list: string;
  id: string;
  read(search: Partial<Search>): Search;
  query(search: Search): OperationQueryOptions<O>;
  ids(answer: Awaited<ReturnType<OperationQueryOptions<O>["queryFn"]>>): {
    ids: readonly string[];
    count: number;
  };
}

/** The record before and the one after in the list from which one came, over its pages; none where one came from elsewhere. */
export function useNeighbours<O, Search extends ListState>({
  list,
  id,
  read,
  query,
  ids,
}: NeighboursOptions<O, Search>) {
  const remembered = lastSearch(list) as Partial<Search>;
  const came = Object.keys(remembered).length > 0;
  const search = read(remembered);
  const usePage = (page: number, enabled: boolean) => {
    const { data } = useQuery({ ...query({ ...search, page }), enabled });
    return data === undefined ? undefined : ids(data as never);
  };

  const here = usePage(search.page, came);
  const index = here?.ids.indexOf(id) ?? -1;
  const pages = here ? Math.ceil(here.count / search.limit) : 0;
  const atStart = index === 0 && search.page > 1;
  const atEnd = index >= 0 && index === (here?.ids.length ?? 0) - 1 && search.page < pages;
  const before = usePage(search.page - 1, atStart);
  const after = usePage(search.page + 1, atEnd);
  if (!here || index < 0) return undefined;

  const neighbour = (found: string | undefined, page: number): Neighbour | undefined =>
    found === undefined ? undefined : { id: found, page };
  return {
    /** Counted from 1, in the whole list. */
    place: (search.page - 1) * search.limit + index + 1,
    count: here.count,
    previous: atStart
      ? neighbour(before?.ids.at(-1), search.page - 1)
      : neighbour(here.ids[index - 1], search.page),
    next: atEnd
      ? neighbour(after?.ids[0], search.page + 1)
      : neighbour(here.ids[index + 1], search.page),
    /** The way back leads to the page of the list on which one is now. */
    remember: ({ page }: Neighbour) => rememberSearch(list, { ...search, page }),
  };
}
