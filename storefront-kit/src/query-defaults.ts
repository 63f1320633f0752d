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
   * Milliseconds for which an answer is not asked for again; TanStack's default is 0. With some, what a server read is not read anew by the
   * browser that takes its page over.
   */
  readonly staleTime?: number;
}

/**
 * A query client for a shop front. On a server TanStack's own defaults stand: waiting for retries would hold the page back,
 * and a timer for each answer would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRefused = true,
  staleTime,
}: StorefrontQueryClientOptions = {}): QueryClient {
  if (typeof window === "undefined") return new QueryClient();
  const { queries, mutations } = storefrontQueryDefaults;
  const retry = retryRefused ? queries.retry : retryUnlessRefused(queries.retry);
  return new QueryClient({
    defaultOptions: {
      queries: { ...queries, retry, ...(staleTime !== undefined && { staleTime }) },
      mutations,
    },
  });
}
