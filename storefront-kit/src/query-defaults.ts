import { retryUnlessRefused, storefrontQueryDefaults } from "@countertop/sdk/query";
import { QueryClient } from "@tanstack/react-query";

export { storefrontQueryDefaults };

export interface StorefrontQueryClientOptions {
  /**
   * True if queries that the server refused are repeated, such as a 404. Default: `true`, as with a number of retries.
   * With `false`, a missing record is reported immediately, and not after 7 s.
   */
  readonly retryRefused?: boolean;
  /**
   * Milliseconds for which an answer is fresh and isn't fetched again, on a server too. By default, only data that came
   * with the page is fresh, and only while the page starts.
   */
  readonly staleTime?: number;
}

/**
 * A query client for a storefront. On a server, it uses `staleTime` and otherwise TanStack's defaults: waiting for
 * retries would delay the page, and a timer for each answer would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRefused = true,
  staleTime,
}: StorefrontQueryClientOptions = {}): QueryClient {
  const fresh = staleTime !== undefined && { staleTime };
  const created = Date.now();
  if (typeof window === "undefined")
    return new QueryClient({ defaultOptions: { queries: { ...fresh } } });
  const { queries, mutations } = storefrontQueryDefaults;
  const retry = retryRefused ? queries.retry : retryUnlessRefused(queries.retry);
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshWhileStarting(created), ...queries, retry, ...fresh },
      mutations,
    },
  });
}

/** Milliseconds that a page may take to start, and the maximum age of data that came with it. */
const [START, MAX_AGE] = [10_000, 60_000];

/** Data older than the query client came with the page. Any other answer is stale immediately, which is TanStack's default. */
const freshWhileStarting =
  (created: number) =>
  ({ state: { dataUpdatedAt } }: { state: { dataUpdatedAt: number } }): number => {
    const age = created - dataUpdatedAt;
    return age >= 0 && age < MAX_AGE ? age + START : 0;
  };
