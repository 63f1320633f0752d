import { useLayoutEffect, useState, type RefObject } from "react";

export interface GridSizes {
  row: number;
  header: number;
  title: number;
  column: number;
}

const COLUMN = { least: 112, most: 200 };

/** Measures the widths. The columns share the available width. On a phone, titles are narrower. */
export function useSizes(frame: RefObject<HTMLElement | null>, columns: number): GridSizes {
  const [sizes, setSizes] = useState<GridSizes>({ row: 40, header: 44, title: 240, column: 136 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const width = element.clientWidth;
      const title = Math.round(Math.max(120, Math.min(320, width * 0.3)));
      const share = Math.floor((width - title) / Math.max(1, columns));
      const column = Math.max(COLUMN.least, Math.min(COLUMN.most, share));
      const row = matchMedia("(pointer: coarse)").matches ? 48 : 40;
      setSizes((old) =>
        old.title === title && old.column === column && old.row === row
          ? old
          : { row, header: 44, title, column },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, columns]);
  return sizes;
}
