import { ApiError } from "./errors.ts";

const MINUTE = 60_000;

/** Defaults for a storefront: a failed query is retried after 1, 2, and 4 s, a failed write never, and responses are kept for 5 minutes. */
export const storefrontQueryDefaults = {
  queries: {
    retry: 3,
    retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * MINUTE,
  },
  mutations: { retry: 0 },
} as const;

/** Defaults for the admin: no fetch when the window regains focus, responses stay fresh for 90 s, and one retry. */
export const adminQueryDefaults = {
  queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 },
} as const;

/**
 * A value for `retry` that doesn't repeat requests whose response can't change. A plain number also repeats a 404, and with the
 * storefront's delays reports it after 7 s.
 */
export const retryUnlessRejected =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times &&
    !(error instanceof ApiError && error.status < 500 && !PASSING.has(error.status));

// Temporary 4xx statuses: the server timed out, was busy with the same request, or asks to wait.
const PASSING = new Set([408, 409, 429]);
