import { useSyncExternalStore } from "react";

/** A choice of the reader's that this browser keeps. Without storage it holds for as long as the page is open. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

const PREFIX = "countertop.";

/** `read` makes sense of whatever is stored; `undefined` stands for nothing, or for nonsense. */
export function stored<T>(name: string, read: (value: unknown) => T): Stored<T> {
  const key = PREFIX + name;
  const listeners = new Set<() => void>();
  // The same text is the same value, so that nothing renders for nothing.
  let text: string | null | undefined;
  let value: T;

  const load = (): T => {
    let now: string | null = text ?? null;
    try {
      now = localStorage.getItem(key);
    } catch {
      // storage is blocked
    }
    if (now !== text) {
      text = now;
      value = read(parse(now));
    }
    return value;
  };
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) =>
    (event.key === key || event.key === null) && notifyListeners();

  return {
    get: load,
    set(next) {
      text = JSON.stringify(next);
      value = next;
      try {
        localStorage.setItem(key, text);
      } catch {
        // It holds for this page.
      }
      notifyListeners();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener("storage", onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", onStorage);
      };
    },
  };
}

function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const useStored = <T>({ get, set, subscribe }: Stored<T>): [T, (value: T) => void] => [
  useSyncExternalStore(subscribe, get),
  set,
];
