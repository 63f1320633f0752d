/** Limits of one program. */
export interface Limits {
  readonly characters: number;
  readonly typesMs: number;
  readonly timeMs: number;
  readonly calls: number;
  /** Calls to the store at the same time; the others wait. */
  readonly callsAtOnce: number;
  readonly writes: number;
  readonly heapMb: number;
  /** Characters that the process may send in total: calls, logs, and the result. */
  readonly output: number;
  /** Characters of logs that a result shows. */
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

/** Programs that may run at the same time, across all sessions of this process. */
export const PROGRAMS_AT_ONCE = 2;
