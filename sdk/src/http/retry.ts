import { AbortedError, ApiError, ConnectionError, type SdkError } from "../errors.ts";

export interface RetryOptions {
  /** How often a failed attempt is repeated, default 3. */
  retries?: number;
  /** How often it is repeated when there was no response at all, default 2. */
  noResponseRetries?: number;
  /** Milliseconds before the first repetition, doubled before each further one; default 100. */
  delay?: number;
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
  return (
    error instanceof ApiError &&
    (error.status === 409 || (error.status > 500 && error.status < 600))
  );
}

/** Repeats `attempt` while it fails in a way that another attempt may mend; rejects with the last failure. */
export async function retry<T>(attempt: () => Promise<T>, options: RetryOptions = {}): Promise<T> {
  const { retries = 3, noResponseRetries = 2, delay = 100, maxRetryAfter = 300_000 } = options;
  const { shouldRetry = isRetryable, signal, onRetry } = options;
  for (let done = 0, unanswered = 0; ; done++) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof ConnectionError) unanswered++;
      const asked = retryAfter(error);
      // A server that says "at once" to all would be asked by all at once.
      const wait = asked === undefined ? jittered(delay * 2 ** done) : asked || jittered(delay);
      const spent = done >= retries || unanswered > noResponseRetries || wait > maxRetryAfter;
      if (spent || signal?.aborted || !shouldRetry(error)) throw error;
      onRetry?.({ attempt: done + 1, delay: wait, error });
      await sleep(wait, signal, error);
    }
  }
}

/** What the server asks for, in milliseconds: `Retry-After` is a number of seconds or a date. */
export function retryAfter(error: unknown, now = Date.now()): number | undefined {
  const header = error instanceof ApiError ? error.response.headers.get("retry-after") : null;
  if (!header) return undefined;
  const seconds = Number(header);
  const wait = seconds >= 0 ? seconds * 1000 : Date.parse(header) - now;
  return wait >= 0 ? wait : wait < 0 ? 0 : undefined;
}

// Up to a quarter longer, so that clients that failed together do not come back together.
const jittered = (milliseconds: number): number => milliseconds * (1 + Math.random() / 4);

function sleep(
  milliseconds: number,
  signal: AbortSignal | undefined,
  failure: unknown,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new AbortedError(failure as SdkError, signal?.reason));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    // A signal that was aborted in between, by `onRetry` for instance, tells nobody any more.
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop);
  });
}
