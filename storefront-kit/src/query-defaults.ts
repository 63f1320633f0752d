import { retryUnlessRejected, storefrontQueryDefaults } from "@countertop/sdk/query";
import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";

export { storefrontQueryDefaults };

export interface StorefrontQueryClientOptions {
  /**
   * True to retry queries that the server rejected, such as a 404. Default: `true`, which is also the behavior of a plain
   * number in `retry`. With `false`, a missing record is reported immediately instead of after 7 s.
   */
  readonly retryRejected?: boolean;
  /**
   * Milliseconds for which a response is fresh and isn't fetched again, also on a server. By default, only data that came with the
   * page is fresh, and only while the page starts.
   */
  readonly staleTime?: number;
}

/**
 * A query client for a storefront. On a server, it uses `staleTime` and otherwise TanStack's defaults: waiting for
 * retries would delay the page, and a timer for each response would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRejected = true,
  staleTime,
}: StorefrontQueryClientOptions = {}): QueryClient {
  const fresh = staleTime !== undefined && { staleTime };
  // Next's cache components reject the time while they prerender, so it's only read in a browser.
  if (typeof window === "undefined")
    return new QueryClient({ defaultOptions: { queries: { ...fresh } } });
  const queryCache = new QueryCache();
  const { queries, mutations } = storefrontQueryDefaults;
  const retry = retryRejected ? queries.retry : retryUnlessRejected(queries.retry);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: { staleTime: freshWhileStarting(queryCache), ...queries, retry, ...fresh },
      mutations,
    },
  });
}

/** Milliseconds that a page may take to start, and the maximum age of data that came with it. */
const [START, MAX_AGE] = [10_000, 60_000];

/**
 * Data that came with the page is fresh while the page starts. A server may still be streaming it after the query client is
 * created. Any other response is stale immediately, which is TanStack's default.
 */
function freshWhileStarting(cache: QueryCache): (query: Query) => number {
  const created = Date.now();
  const answered = new WeakSet<Query>();
  cache.subscribe((event) => {
    // Hydration sets the state of a query, but not as a response.
    if (event.type === "updated" && event.action.type === "success") answered.add(event.query);
  });
  return (query) => {
    const age = created - query.state.dataUpdatedAt;
    return answered.has(query) || age >= MAX_AGE ? 0 : Math.max(age, 0) + START;
  };
}
