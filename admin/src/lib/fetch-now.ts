import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";

/** How something stands at this moment, whatever is known of it: what is on its way may have been read before somebody else has saved. */
export async function fetchNow<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
  return queries.fetchQuery({ ...query, staleTime: 0 });
}
