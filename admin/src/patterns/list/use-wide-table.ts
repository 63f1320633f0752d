import { useEffect, useState, type RefObject } from "react";

/**
 * Whether a table is wider than its place, and so has to scroll inside it. A frame that scrolls sideways takes the sticky
 * head captive, which is why only tables that need one have it; there, the head is moved along with the page.
 */
export function useWideTable(
  frame: RefObject<HTMLElement | null>,
  table: RefObject<HTMLElement | null>,
  columns: unknown,
): boolean {
  const [wide, setWide] = useState(false);

  useEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner) return;
    const measure = () => setWide(inner.offsetWidth > outer.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, table, columns]);

  useEffect(() => {
    const [outer, head] = [frame.current, table.current?.querySelector("thead")];
    if (!wide || !outer || !head) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    void import("./sticky-head.ts").then(({ keepHeadInSight }) => {
      if (!isOver) stop = keepHeadInSight(outer, head);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [frame, table, wide]);

  return wide;
}
