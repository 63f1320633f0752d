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
    const follow = () => {
      const bar = parseFloat(getComputedStyle(head).scrollMarginBlockStart) || 0;
      const { top, bottom } = outer.getBoundingClientRect();
      const most = bottom - top - head.offsetHeight * 2;
      outer.style.setProperty("--head", `${Math.max(0, Math.min(bar - top, most))}px`);
    };
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
      outer.style.removeProperty("--head");
    };
  }, [frame, table, wide]);

  return wide;
}
