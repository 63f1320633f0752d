import { useCallback, useDeferredValue, useEffect, useState, type RefCallback } from "react";
import { flushSync } from "react-dom";

/** Whether the browser looks for words in what is folded, and opens what it finds them in. */
const finds = () => "onbeforematch" in document;

export interface Fold<Row> {
  /** What is drawn, folded or not. */
  drawn: readonly Row[];
  /** The `ref` of the row at that place; nothing where it is in sight. */
  at(index: number): RefCallback<HTMLElement> | undefined;
  /** How many are not in sight. */
  folded: number;
  /** So many more in sight, or all. */
  unfold(more?: number): void;
  /** As it began. */
  refold(): void;
}

/**
 * A long list that opens like a short one: `atOnce` rows are drawn first, the rest after the first look, and those after `first`
 * are folded until somebody asks for them. The browser still finds words in them, and paper shows all.
 */
export function useFold<Row>(
  rows: readonly Row[],
  { first, atOnce = first }: { first: number; atOnce?: number },
): Fold<Row> {
  const [shown, setShown] = useState(first);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when this returns.
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"] as const;
    for (const event of events) addEventListener(event, onPrint);
    return () => {
      for (const event of events) removeEventListener(event, onPrint);
    };
  }, []);
  const fold = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    const onMatch = () => flushSync(() => setShown(Infinity));
    // React knows of `hidden` only that it is there.
    row.setAttribute("hidden", "until-found");
    row.setAttribute("aria-hidden", "true");
    row.addEventListener("beforematch", onMatch);
    return () => {
      row.removeEventListener("beforematch", onMatch);
      row.removeAttribute("aria-hidden");
      row.removeAttribute("hidden");
    };
  }, []);
  const open = printing ? Infinity : shown;
  const deferred = useDeferredValue(finds() ? Infinity : shown, Math.min(atOnce, first));
  return {
    drawn: rows.slice(0, printing ? Infinity : deferred),
    at: (index) => (index < open ? undefined : fold),
    folded: Math.max(0, rows.length - open),
    unfold: (more = Infinity) => setShown(shown + more),
    refold: () => setShown(first),
  };
}
