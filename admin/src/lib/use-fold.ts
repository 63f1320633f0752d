import {
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type RefCallback,
} from "react";
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
  /** So many more in sight, or all; the first of them has the focus. */
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
  const rest = useRef(new Set<HTMLElement>());
  const fold = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    rest.current.add(row);
    const onMatch = () => flushSync(() => setShown(Infinity));
    // React knows of `hidden` only that it is there.
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
      // Rows come to be folded in any order, as others are added before them.
      const next = [...rest.current].find(
        (row) => !rest.current.has(row.previousElementSibling as HTMLElement),
      );
      flushSync(() => setShown(shown + more));
      // What was pressed is gone, or stands below all that came: one goes on where that begins.
      if (next) focusOn(next);
    },
    refold: () => setShown(first),
  };
}

/** For as long as it has it: a row is nothing to tab to. */
function focusOn(row: HTMLElement): void {
  row.tabIndex = -1;
  row.addEventListener("blur", () => row.removeAttribute("tabindex"), { once: true });
  row.focus({ preventScroll: true });
}
