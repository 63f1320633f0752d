import type { QueryClient } from "@tanstack/react-query";

/** The longest wait for the first page's data, in milliseconds. */
const PATIENCE = 10_000;

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves about when the first page has its data. Until then, deferrable requests would slow it down. */
export const firstData: Promise<void> = promise;

/**
 * Resolves at the first user input after that, which is early enough for parts that open on demand. A focus also counts as input,
 * because assistive technology and voice input fill fields without a pointer or a key.
 */
export const firstTouch: Promise<void> = firstData.then(
  () =>
    new Promise((done) => {
      for (const event of ["pointermove", "pointerdown", "keydown", "focusin"])
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
  // The page has started its requests at this point.
  setTimeout(look);
}
