/** Aborts as soon as one of the two does. */
export function eitherSignal(
  a: AbortSignal | undefined,
  b: AbortSignal | undefined,
): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b);
}

/** Settles as the promise does, or resolves to nothing as soon as the signal aborts; then nothing is left on the signal. */
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

/** Settles as the promise does, or rejects with the failure as soon as the signal aborts; then nothing is left on the signal. */
export const orAborted = <T>(
  signal: AbortSignal | undefined,
  run: () => Promise<T>,
  failure: () => unknown,
): Promise<T> => {
  if (!signal) return run();
  return new Promise((resolve, reject) => {
    // Errors are what `failure` makes: all of them come from the SDK's own classes.
    const stop = (): void => reject(failure() as Error);
    if (signal.aborted) return stop();
    signal.addEventListener("abort", stop);
    void run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", stop));
  });
};

/**
 * A signal that aborts after so many milliseconds, unless it was done before. `AbortSignal.timeout` would keep its clock
 * running after the answer has come.
 */
export function withinTime(timeout: number): {
  limit?: AbortSignal;
  done?: () => void;
} {
  // No platform's clock counts further; it would ring at once.
  if (!timeout || timeout > 2 ** 31 - 1) return {};
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  return { limit: controller.signal, done: () => clearTimeout(timer) };
}
