import { useCallback, useEffect, useRef } from "react";

/** A function with a stable identity that calls the latest one, so that memoized rows don't rerender. */
export function useEvent<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
