import type { QueryKey } from "@countertop/sdk/query";
import type { QueryClient } from "@tanstack/react-query";
import { collect, type PageOf } from "../list/list-bulk.ts";
import type { Paging } from "../list/list-search.ts";

/** So long what was looked through serves another look, such as with another threshold, in milliseconds. */
const FRESH = 30_000;

/** How far it is. */
export interface Looked {
  got: number;
  total: number;
}
export const lookedKey = (slug: string): QueryKey => ["looked-through", slug];

/**
 * The records of a list that is looked through here, since the server cannot be asked for some of them. Apart from what is
 * kept of them: who asks for others meanwhile waits for the same answers, and does not begin anew.
 */
export function lookedThrough<Row>(
  /** As a query is given it; `client` is missing where somebody asks beside the cache. */
  asked: { signal: AbortSignal; client?: QueryClient },
  {
    slug,
    queryKey,
    most,
    page,
  }: {
    slug: string;
    queryKey: QueryKey;
    most: number;
    page(paging: Paging, signal: AbortSignal): Promise<PageOf<Row>>;
  },
): Promise<{ rows: Row[]; total: number }> {
  const { client: queries } = asked;
  const look = (signal: AbortSignal) =>
    collect((paging) => page(paging, signal), {
      most,
      signal,
      onProgress: (got, total) => queries?.setQueryData<Looked>(lookedKey(slug), { got, total }),
    });
  if (!queries) return look(asked.signal);
  return queries.fetchQuery({
    queryKey: [...queryKey, "looked through"],
    staleTime: FRESH,
    queryFn: ({ signal }) => look(signal),
  });
}
