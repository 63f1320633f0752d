/** Maximum time in ms between two renders. A page that is blocked for more than 50 ms feels unresponsive. */
const LONG = 25;

/**
 * Returns a function to await repeatedly during long work. It lets the page render and handle events when that is due, and
 * rejects after an abort.
 */
export function yieldToMain(signal: AbortSignal, onRest?: () => void): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONG) return;
    onRest?.();
    await new Promise((go) => setTimeout(go));
    signal.throwIfAborted();
    since = performance.now();
  };
}
