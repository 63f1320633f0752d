import type { Step } from "../options.ts";

/**
 * Limits the duration of each attempt, in milliseconds. Includes everything that the attempt waits for: functions, token storage,
 * middleware, and the response body. 0 and `Infinity` mean no limit.
 */
export const timeout = (milliseconds: number | undefined): Step => ({ timeout: milliseconds });

/**
 * Limits the duration of the whole call, in milliseconds: all attempts, and the waits between them. 0 and `Infinity` mean no limit.
 */
export const deadline = (milliseconds: number | undefined): Step => ({ deadline: milliseconds });
