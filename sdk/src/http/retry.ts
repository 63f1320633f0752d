import { AbortedError, ApiError, ConnectionError, type SdkError } from "../errors.ts";
import { unlessAborted } from "./signals.ts";

export interface RetryOptions {
  /** How often a failed attempt is repeated, default 3. */
  retries?: number;
  /** How often it is repeated when there was no response at all, default 2. */
  noResponseRetries?: number;
  /** Milliseconds before the first repetition, doubled before each further one; default 100. */
  delay?: number;
  /**
   * Share of the delay by which each wait may be longer, at random; default 0. With 0.25, as the client passes, clients that failed
   * together don't come back together.
   */
  jitter?: number;
  /** A server that asks to wait longer than this many milliseconds gets no further attempt; default 300000. */
  maxRetryAfter?: number;
  /** Whether a failure is worth another attempt, default {@link isRetryable}. */
  shouldRetry?: (error: unknown) => boolean;
  /** Aborting ends the waiting at once. */
  signal?: AbortSignal | undefined;
  /** Told before each wait. */
  onRetry?: (retry: { attempt: number; delay: number; error: unknown }) => void;
}

/** No response, 409 and 501 to 599. Neither 500 nor any other 4xx: the same request would fail the same way. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ConnectionError) return !(error instanceof AbortedError);
  return error instanceof ApiError && (error.status === 409 || error.status > 500);
}

/** Repeats `attempt` while it fails in a way that another attempt may mend; rejects with the last failure. */
export function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { retries = 3, noResponseRetries = 2, delay = 100, maxRetryAfter = 300_000 } = options;
  const { shouldRetry = isRetryable, signal, onRetry, jitter = 0 } = options;
  let repeated = 0;
  let unanswered = 0;
  // What succeeds at once, as most does, pays for none of what follows a failure.
  const once = (): Promise<T> =>
    attempt().catch(async (error: unknown) => {
      if (error instanceof ConnectionError) unanswered++;
      const asked = retryAfter(error);
      // A server that says "at once" to all would be asked by all at once.
      const wait =
        asked || (asked === 0 ? delay : delay * 2 ** repeated) * (1 + jitter * Math.random());
      const spent = repeated++ >= retries || unanswered > noResponseRetries || wait > maxRetryAfter;
      if (spent || signal?.aborted || !shouldRetry(error)) throw error;
      onRetry?.({ attempt: repeated, delay: wait, error });
      let timer: unknown;
      await unlessAborted(signal, new Promise((resolve) => (timer = setTimeout(resolve, wait))));
      clearTimeout(timer as number);
      if (signal?.aborted) throw new AbortedError(error as SdkError, signal.reason);
      return once();
    });
  return once();
}

/** What the server asks for, in milliseconds: `Retry-After` is a number of seconds or a date. */
export function retryAfter(error: unknown, now = Date.now()): number | undefined {
  const header = error instanceof ApiError ? error.response.headers.get("retry-after") : null;
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Math.max(0, seconds >= 0 ? seconds * 1000 : Date.parse(header) - now);
  return isNaN(wait) ? undefined : wait;
}
