import { useEffect, useState } from "react";

export interface Loaded<T> {
  /** Undefined until the library has loaded. */
  readonly library?: T;
  /** The reason if the library failed to load. */
  readonly error?: Error;
}

export const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/** Returns a payment provider's library once it has loaded. `null` isn't an error, but a promise of `null` is. */
export function useLoaded<T extends object>(given: T | null | Promise<T | null>): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>({});
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Loaded<T>): void => void (isCurrent && setLoaded(next));
    void Promise.resolve(given).then(
      (library) => {
        if (library) set({ library });
        else if (given) set({ error: new Error("The payment provider's library didn't load") });
      },
      (reason: unknown) => set({ error: toError(reason) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [given]);
  return loaded;
}
