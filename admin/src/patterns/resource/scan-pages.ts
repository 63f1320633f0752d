import type { QueryKey } from "@countertop/sdk/query";
import type { QueryClient } from "@tanstack/react-query";
import { collect, type PageOf } from "../../lib/collect.ts";
import type { Paging } from "../list-state/list-search.ts";

/** Time that a scan is reused, for example with another threshold, in milliseconds. */
const FRESH = 30_000;

/** Progress of the scan. */
export interface ScanProgress {
  got: number;
  total: number;
}
export const scanKey = (slug: string): QueryKey => ["looked-through", slug];

/**
 * Scans a list for records that the server can't filter. Caches all records, not only the matches: a second filter shares
 * the running requests instead of starting again.
 */
export function scanPages<Row>(
  /** Context of the query; `client` is missing for calls outside the cache. */
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
      onProgress: (got, total) =>
        queries?.setQueryData<ScanProgress>(scanKey(slug), { got, total }),
    });
  if (!queries) return look(asked.signal);
  return queries.fetchQuery({
    queryKey: [...queryKey, "looked through"],
    staleTime: FRESH,
    queryFn: ({ signal }) => look(signal),
  });
}
