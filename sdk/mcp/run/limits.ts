/** Limits of one program. */
export interface Limits {
  readonly characters: number;
  readonly typesMs: number;
  readonly timeMs: number;
  readonly calls: number;
  /** Maximum number of concurrent calls to the store. Additional calls wait. */
  readonly callsAtOnce: number;
  readonly writes: number;
  readonly heapMb: number;
  /** Maximum number of characters that the process may send in total: calls, logs, and the result. */
  readonly output: number;
  /** Maximum number of log characters in a result. */
  readonly logs: number;
}

export const LIMITS: Limits = {
  characters: 20_000,
  typesMs: 30_000,
  timeMs: 30_000,
  calls: 200,
  callsAtOnce: 4,
  writes: 50,
  heapMb: 128,
  output: 4_000_000,
  logs: 2_000,
};

/** Maximum number of programs that run at the same time, across all sessions of this process. */
export const PROGRAMS_AT_ONCE = 2;
