/** Maximum time in ms between two renders. A page that is blocked for more than 50 ms feels unresponsive. */
const LONG = 25;

/** Await this repeatedly in long work: it lets the page render and handle events when due, and rejects on abort. */
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
