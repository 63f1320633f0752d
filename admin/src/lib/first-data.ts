import type { QueryClient } from "@tanstack/react-query";

/** Longer than this nothing waits for a page whose data does not come. */
const PATIENCE = 10_000;

const { promise, resolve } = Promise.withResolvers<void>();

/** Comes about when the first page has what it asked for. Until then, what can wait takes nothing of the line. */
export const firstData: Promise<void> = promise;

/** After it, and with the first stir of a hand: soon enough for what only a hand opens. */
export const firstTouch: Promise<void> = firstData.then(
  () =>
    new Promise((done) => {
      for (const event of ["pointermove", "pointerdown", "keydown"])
        globalThis.addEventListener?.(event, () => done(), { once: true, passive: true });
    }),
);

/** Called when the first page is rendered. */
export function watchFirstData(queries: QueryClient): void {
  const cache = queries.getQueryCache();
  const look = () => {
    if (queries.isFetching() > 0) return;
    clearTimeout(timer);
    stop();
    resolve();
  };
  const stop = cache.subscribe(look);
  const timer = setTimeout(resolve, PATIENCE);
  // By then the page has asked for what it shows.
  setTimeout(look);
}
