import { css } from "#styled/css";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { moved } from "../list/list-columns.ts";
import { SORTABLE_ROW, SortableRow, type SortableItem } from "./sortable-row.tsx";

export interface SortableListProps {
  label: string;
  hint: string;
  items: readonly SortableItem[];
  labels: { move(title: string): string; moved(title: string, place: number): string };
  onOrder(ids: string[]): void;
  /** Content next to the hint. */
  tools?: ReactNode;
}

/**
 * Rows that the user sorts by dragging, with arrow keys, or from the handle's menu. Only visible rows are rendered, because
 * there may be thousands.
 */
export function SortableList({ label, hint, items, labels, onOrder, tools }: SortableListProps) {
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The row that has the focus, or will get it once it is rendered. */
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);
  const [said, say] = useState("");
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler isn't used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => SORTABLE_ROW,
    overscan: 8,
    getItemKey: (index) => items[index]?.id ?? index,
    rangeExtractor: (range) => {
      const kept = items.findIndex(({ id }) => id === active);
      const shown = defaultRangeExtractor(range);
      return kept < 0 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b);
    },
  });
  const move = (from: number, to: number) => {
    const place = Math.min(Math.max(to, 0), items.length - 1);
    const item = items[from];
    if (!item || place === from) return;
    onOrder(
      moved(
        items.map(({ id }) => id),
        from,
        place,
      ),
    );
    setActive(item.id);
    wanted.current = item.id;
    virtualizer.scrollToIndex(place);
    say(labels.moved(item.title, place + 1));
  };
  // Restores the focus, which a row loses when it moves in the document.
  useEffect(() => {
    const { current: id } = wanted;
    if (id === undefined) return;
    const row = frame.current?.querySelector(`[data-id="${CSS.escape(id)}"] button`);
    if (!(row instanceof HTMLElement)) return;
    row.focus({ preventScroll: true });
    wanted.current = undefined;
  });

  return (
    <>
      <div className={head}>
        <p id={hintId} className={quiet}>
          {hint}
        </p>
        {tools}
      </div>
      <div ref={frame} className={scroller}>
        <ol aria-label={label} className={list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            return (
              item && (
                <SortableRow
                  key={key}
                  item={item}
                  index={index}
                  count={items.length}
                  top={start}
                  label={labels.move(item.title)}
                  describedBy={hintId}
                  onFocus={() => setActive(item.id)}
                  onMove={move}
                />
              )
            );
          })}
        </ol>
      </div>
      <p className={spoken} aria-live="polite">
        {said}
      </p>
    </>
  );
}

const head = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const quiet = css({ color: "fg.muted", textStyle: "small" });
const scroller = css({
  maxHeight: "max(200px, 100dvh - 240px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  border: "hairline",
  borderRadius: "control",
});
const list = css({ position: "relative" });
const spoken = css({ srOnly: true });
