import { css } from "#styled/css";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { GripVertical } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from "react";
import { IconButton } from "../ui/button.tsx";
import { moved } from "./list-columns.ts";

export interface SortableItem {
  id: string;
  title: string;
  note?: string;
}

export interface SortableListProps {
  label: string;
  hint: string;
  items: readonly SortableItem[];
  words: { move(title: string): string; moved(title: string, place: number): string };
  onOrder(ids: string[]): void;
  /** Beside the hint. */
  tools?: ReactNode;
}

const ROW = 40;
const PAGE = 10;

/** Rows in an order that is changed by dragging or by the arrow keys. There may be thousands: only those in sight are drawn. */
export function SortableList({ label, hint, items, words, onOrder, tools }: SortableListProps) {
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  /** The row that has the focus, or shall have it as soon as it is drawn. */
  const [active, setActive] = useState<string>();
  const wanted = useRef<string>(undefined);
  const [said, say] = useState("");
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes here
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
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
    say(words.moved(item.title, place + 1));
  };
  // A row that moves in the document loses the focus.
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
                <Row
                  key={key}
                  item={item}
                  index={index}
                  count={items.length}
                  top={start}
                  label={words.move(item.title)}
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

interface RowProps {
  item: SortableItem;
  index: number;
  count: number;
  top: number;
  label: string;
  describedBy: string;
  onFocus(): void;
  onMove(from: number, to: number): void;
}

function Row({ item, index, count, top, label, describedBy, onFocus, onMove }: RowProps) {
  const row = useRef<HTMLLIElement>(null);
  const [over, setOver] = useState<"before" | "after">();
  const drop = useEffectEvent((from: number, after: boolean) => {
    const to = index + (after ? 1 : 0);
    onMove(from, from < to ? to - 1 : to);
  });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const isAfter = (clientY: number) => {
      const { top, height } = element.getBoundingClientRect();
      return clientY > top + height / 2;
    };
    return combine(
      draggable({ element, getInitialData: () => ({ sortable: index }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data["sortable"] === "number",
        onDrag: ({ location, source }) =>
          setOver(
            source.element === element
              ? undefined
              : isAfter(location.current.input.clientY)
                ? "after"
                : "before",
          ),
        onDragLeave: () => setOver(undefined),
        onDrop: ({ source, location }) => {
          setOver(undefined);
          if (source.element !== element)
            drop(Number(source.data["sortable"]), isAfter(location.current.input.clientY));
        },
      }),
    );
  }, [index]);

  const steps: Partial<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -PAGE,
    PageDown: PAGE,
    Home: -index,
    End: count - 1 - index,
  };
  return (
    <li
      ref={row}
      className={rowClass}
      data-id={item.id}
      data-over={over}
      style={{ height: ROW, transform: `translateY(${top}px)` }}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      <IconButton
        size="sm"
        aria-label={label}
        aria-describedby={describedBy}
        onFocus={onFocus}
        onKeyDown={(event) => {
          const by = steps[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onMove(index, index + by);
        }}
      >
        <GripVertical aria-hidden />
      </IconButton>
      <span className={title}>{item.title}</span>
      {item.note !== undefined && <span className={note}>{item.note}</span>}
    </li>
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
const rowClass = css({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  display: "flex",
  alignItems: "center",
  gap: "8",
  paddingInline: "8",
  cursor: "grab",
  background: "bg.raised",
  _hover: { background: "bg.hover" },
  "&:not(:last-child)": { borderBlockEnd: "hairline" },
  "&[data-over=before]": { boxShadow: "inset 0 2px token(colors.border.focus)" },
  "&[data-over=after]": { boxShadow: "inset 0 -2px token(colors.border.focus)" },
});
const clipped = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;
const title = css({ flex: "1", minWidth: 0, ...clipped });
const note = css({
  color: "fg.muted",
  fontFamily: "mono",
  textStyle: "small",
  maxWidth: "[40%]",
  ...clipped,
});
const spoken = css({ srOnly: true });
