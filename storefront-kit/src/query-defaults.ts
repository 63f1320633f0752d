import { retryUnlessRefused, storefrontQueryDefaults } from "@countertop/sdk/query";
import { QueryClient } from "@tanstack/react-query";

export { storefrontQueryDefaults };

export interface StorefrontQueryClientOptions {
  /**
   * Whether a query is also repeated that the server refused, such as a 404: `true` by default, as with the number of retries
   * that shops are used to. With `false`, what is not there is known at once, and not after 7 s.
   */
  readonly retryRefused?: boolean;
}

/**
 * A query client for a shop front. On a server TanStack's own defaults stand: waiting for retries would hold the page back,
 * and a timer for each answer would keep the process alive for 5 minutes.
 */
export function createStorefrontQueryClient({
  retryRefused = true,
}: StorefrontQueryClientOptions = {}): QueryClient {
  if (typeof window === "undefined") return new QueryClient();
  const { queries } = storefrontQueryDefaults;
  return new QueryClient({
    defaultOptions: retryRefused
      ? storefrontQueryDefaults
      : {
          ...storefrontQueryDefaults,
          queries: { ...queries, retry: retryUnlessRefused(queries.retry) },
        },
  });
}
