/** Aborts as soon as one of the two signals does. */
export function eitherSignal(
  a: AbortSignal | undefined,
  b: AbortSignal | undefined,
): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b);
}

/** Settles with the promise, or resolves to `undefined` when the signal aborts. Leaves no listener on the signal. */
export const unlessAborted = <T>(
  signal: AbortSignal | undefined,
  promise: Promise<T>,
): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const stop = (): void => resolve(undefined);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    void promise.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });

/** Settles with the promise, or rejects with the failure when the signal aborts. Leaves no listener on the signal. */
export const orAborted = <T>(
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
  failure: () => unknown,
): Promise<T> => {
  if (!signal) return run();
  return new Promise((resolve, reject) => {
    // `failure` creates the error, so that all errors are of the SDK's own classes.
    const stop = (): void => reject(failure() as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    void run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
};

/**
 * A signal that aborts after some milliseconds, unless `done` is called before. The timer of `AbortSignal.timeout`
 * would keep running after the answer.
 */
export function withinTime(timeout: number): {
  limit?: AbortSignal;
  done?: () => void;
} {
  // No platform supports longer timers; they would fire immediately.
  if (!timeout || timeout > 2 ** 31 - 1) return {};
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  return { limit: controller.signal, done: () => clearTimeout(timer) };
}
