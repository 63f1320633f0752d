import { retryUnlessRejected, storefrontQueryDefaults } from "@countertop/sdk/query";
import { QueryCache, QueryClient, type Query } from "@tanstack/react-query";

export { storefrontQueryDefaults };

export interface StorefrontQueryClientOptions {
  /**
   * True to also retry queries that the server rejected, such as with a 404. Default: `true`, as with a plain number in `retry`.
   * With `false`, a missing record is reported immediately instead of after 7 s.
   */
  readonly retryRejected?: boolean;
  /**
   * Time in milliseconds for which a response is fresh and isn't fetched again, on a server too. By default, only data that came
   * with the page is fresh, and only while the page starts.
   */
  readonly staleTime?: number;
}

/**
 * Creates a query client for a storefront. On a server, the client uses `staleTime`, and otherwise TanStack Query's defaults,
 * because waiting for retries would delay the page, and a timer for each response would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRejected = true,
  staleTime,
}: StorefrontQueryClientOptions = {}): QueryClient {
  const fresh = staleTime !== undefined && { staleTime };
  // The current time is read only in a browser, because Next.js doesn't allow reading it in a prerender of cached components.
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

/** The time in milliseconds that a page may take to start, and the maximum age of data that came with the page. */
const [START, MAX_AGE] = [10_000, 60_000];

/**
 * Data that came with the page is fresh while the page starts. A server may still be streaming it after the query client is
 * created. Any other response is stale immediately, as by default in TanStack Query.
 */
function freshWhileStarting(cache: QueryCache): (query: Query) => number {
  const created = Date.now();
  const answered = new WeakSet<Query>();
  cache.subscribe((event) => {
    // Hydration changes a query's state without an event for a successful response.
    if (event.type === "updated" && event.action.type === "success") answered.add(event.query);
  });
  return (query) => {
    const age = created - query.state.dataUpdatedAt;
    return answered.has(query) || age >= MAX_AGE ? 0 : Math.max(age, 0) + START;
  };
}
