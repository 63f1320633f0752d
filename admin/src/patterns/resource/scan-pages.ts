import type { QueryKey } from "@countertop/sdk/query";
import type { QueryClient } from "@tanstack/react-query";
import { collect, type PageOf } from "../../lib/collect.ts";
import type { Paging } from "../list-state/list-search.ts";
import { scanKey, type ScanProgress } from "./scan-progress.ts";

/** Time in milliseconds during which the result of a scan is reused, for example with a different threshold. */
const FRESH = 30_000;

/**
 * Scans a list for records that the server can't filter. Caches all records instead of only the matches, so that a second
 * filter shares the running requests instead of starting again.
 */
export async function scanPages<Row>(
  /** The query's context. `client` is undefined for calls outside of the cache. */
  asked: { signal: AbortSignal; client?: QueryClient },
  {
    slug,
    most,
    query,
    ask,
    pageIn,
  }: {
    slug: string;
    most: number;
    /** The list's parameters, without the search text and the page. */
    query: object;
    ask(query: object): {
      queryKey: QueryKey;
      queryFn(asked: { signal: AbortSignal }): Promise<object>;
    };
    pageIn(answer: object): PageOf<Row>;
  },
): Promise<{ rows: Row[]; looked: ScanProgress }> {
  const { client: queries } = asked;
  const { limit: _, offset: __, q: ___, ...every } = query as Paging & { q?: string };
  const page = async (paging: Paging, signal: AbortSignal) =>
    pageIn(await ask({ ...every, ...paging }).queryFn({ signal }));
  const look = (signal: AbortSignal) =>
    collect((paging) => page(paging, signal), {
      most,
      signal,
      onProgress: (got, total) =>
        queries?.setQueryData<ScanProgress>(scanKey(slug), { got, total }),
    });
  const read = () =>
    queries?.fetchQuery({
      queryKey: [...ask(every).queryKey, "looked through"],
      staleTime: FRESH,
      queryFn: ({ signal }) => look(signal),
    });
  const { rows, total } = await (read() ?? look(asked.signal));
  return { rows, looked: { got: rows.length, total } };
}
