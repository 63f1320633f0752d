/** In milliseconds: a page that does not listen for longer than 50 of them feels stuck. */
const LONG = 25;

/** To be awaited again and again in long work: lets the page draw and listen whenever that has to be, and ends with the signal. */
export function pace(signal: AbortSignal, onRest?: () => void): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONG) return;
    onRest?.();
    await new Promise((go) => setTimeout(go));
    signal.throwIfAborted();
    since = performance.now();
  };
}
