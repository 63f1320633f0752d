import { useCallback, useEffect, useRef } from "react";

/** The same function always, which does what the latest one does: rows of many that are given it stay as they are drawn. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
