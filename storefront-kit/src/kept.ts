type Storing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser globals that a stored value needs. They don't exist on a server. */
export type Page = Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

// Events after which a value may have changed. A page that was restored from the back/forward cache has missed changes by other
// tabs.
const NEWS = ["storage", "pageshow"] as const;

/** Manages the listeners of a stored value. `refresh` is called when another tab may have changed the value. */
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

/**
 * Runs an action on the storage. Returns undefined if storage is missing, unavailable, or full. In that case, values are lost when
 * the page closes.
 */
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
