import { ApiError } from "./errors.ts";

const MINUTE = 60_000;

/**
 * Defaults for a storefront. A failed query is retried after 1, 2, and 4 s, and a failed write isn't retried. Responses that no
 * component uses stay in the cache for 5 minutes.
 */
export const storefrontQueryDefaults = {
  queries: {
    retry: 3,
    retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * MINUTE,
  },
  mutations: { retry: 0 },
} as const;

/**
 * Defaults for an admin. Queries aren't refetched when the window regains focus, responses stay fresh for 90 s, and a failed query
 * is retried once.
 */
export const adminQueryDefaults = {
  queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 },
} as const;

/**
 * Returns a value for `retry` that doesn't repeat requests that the server would reject again. With a plain number, TanStack Query
 * also repeats a request that failed with 404. With the storefront's delays, it would report the 404 only after 7 s.
 */
export const retryUnlessRejected =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times &&
    !(error instanceof ApiError && error.status < 500 && !PASSING.has(error.status));

// Temporary 4xx statuses: the server timed out, was busy with the same request, or asks the client to wait.
const PASSING = new Set([408, 409, 429]);
