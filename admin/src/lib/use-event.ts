import { useCallback, useEffect, useRef } from "react";

/** Returns a function that never changes and calls the latest one, so that memoized rows don't rerender. */
export function useEvent<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
