import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type RefCallback,
} from "react";
import { flushSync } from "react-dom";

/** True if the browser's search also finds hidden text, and reveals it. */
const finds = () => "onbeforematch" in document;

export interface IncrementalList<Row> {
  /** The rendered rows, whether they are hidden or not. */
  drawn: readonly Row[];
  /** Returns the `ref` of the row at this index. Undefined if the row is visible. */
  at(index: number): RefCallback<HTMLElement> | undefined;
  /** Number of hidden rows. */
  folded: number;
  /** Shows this many more rows, or all, and focuses the first of them. */
  unfold(more?: number): void;
  /** Hides the rows that were not visible initially. */
  refold(): void;
}

/**
 * A long list that renders as fast as a short one. `atOnce` rows render first, and the others after the first paint. Rows after
 * `first` are hidden until the user requests them. The browser's search still finds them, and printing shows all of them.
 */
export function useIncrementalList<Row>(
  rows: readonly Row[],
  { first, atOnce = first }: { first: number; atOnce?: number },
): IncrementalList<Row> {
  const [shown, setShown] = useState(first);
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Renders synchronously, because the browser prints the DOM as soon as this function returns.
    const onPrint = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    const events = ["beforeprint", "afterprint"] as const;
    for (const event of events) addEventListener(event, onPrint);
    return () => {
      for (const event of events) removeEventListener(event, onPrint);
    };
  }, []);
  const rest = useRef(new Set<HTMLElement>());
  const fold = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    rest.current.add(row);
    const onMatch = () => flushSync(() => setShown(Infinity));
    // Sets the attribute here, because React supports `hidden` only as a boolean.
    row.setAttribute("hidden", "until-found");
    row.setAttribute("aria-hidden", "true");
    row.addEventListener("beforematch", onMatch);
    return () => {
      rest.current.delete(row);
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
    unfold: (more = Infinity) => {
      // Finds the first hidden row in the document, because rows become hidden in any order.
      const next = [...rest.current].find(
        (row) => !rest.current.has(row.previousElementSibling as HTMLElement),
      );
      flushSync(() => setShown(shown + more));
      // Moves the focus to the first new row. The button is gone, or is now below the new rows.
      if (next) focusOn(next);
    },
    refold: () => setShown(first),
  };
}

/** Makes the row focusable only while it has the focus, so that it isn't a Tab stop. */
function focusOn(row: HTMLElement): void {
  row.tabIndex = -1;
  row.addEventListener("blur", () => row.removeAttribute("tabindex"), { once: true });
  row.focus({ preventScroll: true });
}
