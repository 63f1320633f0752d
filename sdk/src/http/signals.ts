/** Aborts as soon as one of the two does. */
export function eitherSignal(
  a: AbortSignal | undefined,
  b: AbortSignal | undefined,
): AbortSignal | undefined {
  return a && b ? AbortSignal.any([a, b]) : (a ?? b);
}

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
