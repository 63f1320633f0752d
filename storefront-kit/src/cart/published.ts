import { useRef, useSyncExternalStore } from "react";

/** A value that a provider updates after each render, for components that use a part of it. */
export interface Published<S> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: () => S;
  readonly set: (value: S) => void;
}

export function createPublished<S>(initial: S): Published<S> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    get: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
  };
}

/** Returns a part of a published value. The component rerenders when that part changes. */
export function useSelected<S, T>(
  { subscribe, get }: Published<S>,
  selector: (value: S) => T,
  isEqual: (one: T, other: T) => boolean = Object.is,
): T {
  const last = useRef<{ selected: T } | undefined>(undefined);
  const read = (): T => {
    const selected = selector(get());
    // A selector may create a new object each time. Returns the previous object as long as both are equal.
    if (last.current && isEqual(last.current.selected, selected)) return last.current.selected;
    last.current = { selected };
    return selected;
  };
  return useSyncExternalStore(subscribe, read, read);
}
