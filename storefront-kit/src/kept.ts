type Storing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser globals that a stored value needs. They don't exist on a server. */
export type Page = Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

// Events after which a value may have changed. A page restored from the back/forward cache has missed changes by other tabs.
const NEWS = ["storage", "pageshow"] as const;

/** Listeners of a value that outlives its page. `refresh` is called when another tab may have changed it. */
export function readers(
  page: Page | undefined,
  refresh: () => void,
): { subscribe: (listener: () => void) => () => void; notify: () => void } {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      for (const event of NEWS) page?.addEventListener(event, refresh);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const event of NEWS) page?.removeEventListener(event, refresh);
      };
    },
    notify: () => listeners.forEach((listener) => listener()),
  };
}

/** Returns `undefined` if storage is missing, unavailable, or full. Values then live only as long as the page. */
export function attempt<T>(
  page: Page | undefined,
  action: (storage: Storing) => T,
  storage?: Storing,
): T | undefined {
  try {
    const kept = storage ?? page?.localStorage;
    return kept && action(kept);
  } catch {
    return undefined;
  }
}
