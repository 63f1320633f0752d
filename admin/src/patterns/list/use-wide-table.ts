import { useEffect, useState, type RefObject } from "react";

/**
 * True if a table is wider than its container and has to scroll. A sticky header doesn't work in a scroll container, so only
 * such tables get a scroll container, and their header is moved as the page scrolls.
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
    void import("./sticky-head.ts").then(({ keepHeadVisible }) => {
      if (!isOver) stop = keepHeadVisible(outer, head);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [frame, table, wide]);

  return wide;
}
