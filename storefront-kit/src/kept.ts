type Storing = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a value that is kept in storage needs of its page; none on a server. */
export type Page = Pick<Window, "localStorage" | "addEventListener" | "removeEventListener">;

// A page that the browser kept aside and brings back has missed what other tabs did.
const NEWS = ["storage", "pageshow"] as const;

/** Who reads a value that outlives its page. `refresh` is called whenever another tab may have changed it. */
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

/** `undefined` where there is no storage, or it is refused or full: what is kept then lives as long as its page. */
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
