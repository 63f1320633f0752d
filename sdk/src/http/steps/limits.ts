import type { Step } from "../options.ts";

/**
 * Limits each attempt to some milliseconds, with everything that it waits for: functions, token storage, middleware, and the
 * answer's body. 0 and `Infinity` mean no limit.
 */
export const timeout = (milliseconds: number): Step => ({ timeout: milliseconds });

/** Limits the whole call to some milliseconds: all attempts, and the waits between them. 0 and `Infinity` mean no limit. */
export const deadline = (milliseconds: number): Step => ({ deadline: milliseconds });
