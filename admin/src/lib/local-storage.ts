import { useSyncExternalStore } from "react";
import { readStorage, storageKey, writeStorage, type StorageEntry } from "./browser-storage.ts";

/** A user preference that this browser stores. If storage is unavailable, the preference lasts as long as the page. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  subscribe(listener: () => void): () => void;
}

/** `read` validates the stored value, which is undefined if it doesn't exist or isn't JSON. */
export function stored<T>(
  name: StorageEntry,
  read: (value: unknown) => T,
  part?: string,
): Stored<T> {
  const key = storageKey(name, part);
  const listeners = new Set<() => void>();
  // Returns the same object as long as the stored text is the same, to avoid unnecessary renders.
  let text: string | null | undefined;
  let value: T;
  let isKept = true;

  const load = (): T => {
    const now = isKept ? readStorage(name, part) : (text ?? null);
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
      // If storage is unavailable, keeps the value as long as the page is open.
      isKept = writeStorage(name, text, part);
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
