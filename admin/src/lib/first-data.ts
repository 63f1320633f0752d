import type { QueryClient } from "@tanstack/react-query";

/** Maximum time in milliseconds to wait for the first page's data. */
const PATIENCE = 10_000;

const { promise, resolve } = Promise.withResolvers<void>();

/** Resolves around the time when the first page has its data. Until then, other requests would slow the page down. */
export const firstData: Promise<void> = promise;

/**
 * Resolves when the page has its data and the user has made an input, which is early enough for parts that open on demand. A
 * focus also counts as input, because assistive technology and voice input fill in fields without a pointer or a key.
 */
export const firstTouch: Promise<void> = new Promise<void>((done) => {
  for (const event of ["pointermove", "pointerdown", "keydown", "focusin"])
    globalThis.addEventListener?.(event, () => done(), { once: true });
}).then(() => firstData);

/** Called when the first page has been rendered. */
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
  // Waits for the next task, when the page has started its requests.
  setTimeout(look);
}
