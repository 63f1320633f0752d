import { AbortedError, TimeoutError, type SdkError } from "../errors.ts";
import type { CallContext } from "./options.ts";

/** Aborts as soon as one of the two signals does. */
export function eitherSignal(
  a: AbortSignal | undefined,
  b: AbortSignal | undefined,
): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b);
}

/**
 * Settles with `run`, or rejects when `outer` aborts or the time limit passes. The signal passed to `run` then aborts, too. Leaves
 * no timer, and no listener on `outer`. Doesn't use `AbortSignal.timeout`, whose timer would keep running after the response.
 * @param failure creates the reason of the rejection; `isLate` is true if the time limit passed
 */
export function within<T>(
  outer: AbortSignal | undefined,
  milliseconds: number,
  run: (signal: AbortSignal | undefined) => Promise<T>,
  failure: (isLate: boolean) => unknown,
): Promise<T> {
  // No platform supports longer timers: they would fire immediately.
  const isTimed = milliseconds > 0 && milliseconds < 2 ** 31;
  if (!outer && !isTimed) return run(undefined);
  return new Promise((resolve, reject) => {
    const own = isTimed ? new AbortController() : undefined;
    const stop = (): void => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", end);
    };
    const end = (): void => {
      stop();
      // `failure` creates the error, so that all errors are of the SDK's own classes.
      const error = failure(!outer?.aborted) as Error;
      own?.abort(error);
      reject(error);
    };
    const timer = isTimed ? setTimeout(end, milliseconds) : undefined;
    if (outer?.aborted) return end();
    outer?.addEventListener("abort", end);
    run(own?.signal ?? outer).then(
      (value) => {
        stop();
        resolve(value);
      },
      (error: Error) => {
        stop();
        reject(error);
      },
    );
  });
}

/** Settles with the promise, or resolves to `undefined` when the signal aborts or the time limit passes. */
export function unlessAborted<T>(
  signal: AbortSignal | undefined,
  milliseconds: number,
  promise: Promise<T>,
): Promise<T | undefined> {
  return within<T | undefined>(
    signal,
    milliseconds,
    () => promise,
    () => ENDED,
  ).catch((reason: unknown) => {
    if (reason !== ENDED) throw reason;
    return undefined;
  });
}
const ENDED = {};

/** The error of a call that its caller aborted, or whose deadline passed. Its attempts end with the same error. */
export const endOf = ({ call, options, deadline }: CallContext): SdkError =>
  options.signal?.aborted
    ? new AbortedError(call, options.signal.reason)
    : new TimeoutError(call, deadline);
