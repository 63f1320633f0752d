import { AbortedError, TimeoutError, type SdkError } from "../errors.ts";
import type { CallContext } from "./options.ts";

/** Returns a signal that aborts as soon as one of the two signals does. */
export function eitherSignal(
  a: AbortSignal | undefined,
  b: AbortSignal | undefined,
): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b);
}

/**
 * Settles when `run` does, or rejects when `outer` aborts or the time limit passes. If it rejects for one of these reasons, the
 * signal that was passed to `run` also aborts. Afterward, no timer is running, and `outer` has no listener. Doesn't use
 * `AbortSignal.timeout`, whose timer would keep running after the response.
 * @param failure creates the reason of the rejection; `isLate` is true if the time limit passed
 */
export function within<T>(
  outer: AbortSignal | undefined,
  milliseconds: number,
  run: (signal: AbortSignal | undefined) => Promise<T>,
  failure: (isLate: boolean) => unknown,
): Promise<T> {
  // Platforms don't support timers of 2³¹ ms or more: they would fire immediately.
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

/** Settles when the promise does, or resolves to undefined when the signal aborts or the time limit passes. */
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

/**
 * Creates the error for a call that its caller aborted, or whose deadline passed. The call's attempts fail with this error, too.
 */
export const endOf = ({ call, options, deadline }: CallContext): SdkError =>
  options.signal?.aborted
    ? new AbortedError(call, options.signal.reason)
    : new TimeoutError(call, deadline);
