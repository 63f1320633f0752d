import { ApiError } from "./errors.ts";

const MINUTE = 60_000;

/** How a shop front asks: a failed query is repeated after 1, 2 and 4 s, a failed write never; answers are kept 5 minutes. */
export const storefrontQueryDefaults = {
  queries: {
    retry: 3,
    retryDelay: (failures: number): number => Math.min(1000 * 2 ** failures, 30_000),
    gcTime: 5 * MINUTE,
  },
  mutations: { retry: 0 },
} as const;

/** How the back office asks: nothing is fetched because a window is looked at, answers are fresh for 90 s, one retry. */
export const adminQueryDefaults = {
  queries: { refetchOnWindowFocus: false, staleTime: 90_000, retry: 1 },
} as const;

/**
 * In place of a number under `retry`: repeats no answer that a repetition cannot change. A literal number also repeats a 404,
 * and with the shop front's delays shows it 7 s late.
 */
export const retryUnlessRefused =
  (times: number) =>
  (failures: number, error: unknown): boolean =>
    failures < times &&
    !(error instanceof ApiError && error.status < 500 && !PASSING.has(error.status));

// Of the 4xx: a server that gave up waiting, one that was busy with the same thing, and one that asks for patience.
const PASSING = new Set([408, 409, 429]);
