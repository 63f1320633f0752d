import { AbortedError, ApiError, ConnectionError, type SdkError } from "../errors.ts";
import { unlessAborted } from "./signals.ts";

export interface RetryOptions {
  /** Maximum number of retries. Default: 3. */
  retries?: number;
  /** Maximum number of retries after attempts without a response. Default: 2. */
  noResponseRetries?: number;
  /** Milliseconds before the first retry. The delay doubles with each additional retry. Default: 100. */
  delay?: number;
  /**
   * Maximum jitter, as a share of each delay that the server doesn't set. Default: 0. The client sets 0.25, so that clients
   * that failed at the same time don't retry at the same time.
   */
  jitter?: number;
  /** Maximum `Retry-After` in milliseconds. If the server asks for a longer delay, the call isn't repeated. Default: 300000. */
  maxRetryAfter?: number;
  /** Decides if a failure is worth another attempt. Default: {@link isRetryable}. */
  shouldRetry?: (error: unknown) => boolean;
  /** Ends the wait immediately when it aborts. */
  signal?: AbortSignal | undefined;
  /** Called before each wait. */
  onRetry?: (retry: { attempt: number; delay: number; error: unknown }) => void;
}

/**
 * True if no response arrived, or if the status is 409 or 501 to 599. False if the call was aborted. Also false for 500 and any
 * other 4xx, because the same request would fail again.
 */
export function isRetryable(error: unknown): boolean {
  if (error instanceof ConnectionError) return !(error instanceof AbortedError);
  return error instanceof ApiError && (error.status === 409 || error.status > 500);
}

/** Repeats `attempt` while another may succeed. Rejects with the last failure, or with an `AbortedError` if aborted. */
export function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { retries = 3, noResponseRetries = 2, delay = 100, maxRetryAfter = 300_000 } = options;
  const { shouldRetry = isRetryable, signal, onRetry, jitter = 0 } = options;
  let repeated = 0;
  let unanswered = 0;
  // Most calls succeed the first time, so the code for failures runs only after a failure.
  const once = (): Promise<T> =>
    attempt().catch(async (error: unknown) => {
      if (error instanceof ConnectionError) unanswered++;
      const asked = retryAfter(error);
      // Waits even if the server asks for an immediate retry. Otherwise, all clients would retry at the same time.
      const wait =
        asked || (asked === 0 ? delay : delay * 2 ** repeated) * (1 + jitter * Math.random());
      const spent = repeated++ >= retries || unanswered > noResponseRetries || wait > maxRetryAfter;
      if (spent || signal?.aborted || !shouldRetry(error)) throw error;
      onRetry?.({ attempt: repeated, delay: wait, error });
      await unlessAborted(signal, wait, new Promise(() => {}));
      if (signal?.aborted) throw new AbortedError(error as SdkError, signal.reason);
      return once();
    });
  return once();
}

/** The delay that the server requests, in milliseconds. `Retry-After` is a number of seconds or a date. */
export function retryAfter(error: unknown, now = Date.now()): number | undefined {
  const header = error instanceof ApiError ? error.response.headers.get("retry-after") : null;
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = Math.max(0, seconds >= 0 ? seconds * 1000 : Date.parse(header) - now);
  return isNaN(wait) ? undefined : wait;
}
