import { retryUnlessRefused, storefrontQueryDefaults } from "@countertop/sdk/query";
import { QueryClient } from "@tanstack/react-query";

export { storefrontQueryDefaults };

export interface StorefrontQueryClientOptions {
  /**
   * Whether a query is also repeated that the server refused, such as a 404: `true` by default, as with the number of retries
   * that shops are used to. With `false`, what is not there is known at once, and not after 7 s.
   */
  readonly retryRefused?: boolean;
  /**
   * Milliseconds for which an answer is fresh and isn't fetched again, on a server too. TanStack's default is 0, which makes the
   * browser fetch hydrated data again.
   */
  readonly staleTime?: number;
}

/**
 * A query client for a storefront. A server keeps `staleTime` and otherwise TanStack's own defaults: waiting for retries would
 * delay the page, and a timer for each answer would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRefused = true,
  staleTime,
}: StorefrontQueryClientOptions = {}): QueryClient {
  const fresh = staleTime !== undefined && { staleTime };
  if (typeof window === "undefined")
    return new QueryClient({ defaultOptions: { queries: { ...fresh } } });
  const { queries, mutations } = storefrontQueryDefaults;
  const retry = retryRefused ? queries.retry : retryUnlessRefused(queries.retry);
  return new QueryClient({
    defaultOptions: {
      queries: { ...queries, retry, ...fresh },
      mutations,
    },
  });
}
