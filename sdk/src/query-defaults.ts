import { ApiError } from "./errors.ts";

const MINUTE = 60_000;

/** Defaults for a storefront: retries a failed query after 1, 2, and 4 s, never a failed write, and keeps answers for 5 minutes. */
export const storefrontQueryDefaults = {
  queries: {
    retry: 3,
    retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * MINUTE,
  },
  mutations: { retry: 0 },
} as const;

/** Defaults for the admin: no fetch when the window regains focus, answers are fresh for 90 s, one retry. */
export const adminQueryDefaults = {
  queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 },
} as const;

/**
 * Use it instead of a number under `retry`: doesn't repeat requests whose answer can't change. A plain number also
 * repeats a 404, and with the storefront's delays shows it 7 s late.
 */
export const retryUnlessRefused =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times &&
    !(error instanceof ApiError && error.status < 500 && !PASSING.has(error.status));

// Temporary 4xx statuses: the server timed out, was busy with the same request, or asks to wait.
const PASSING = new Set([408, 409, 429]);
