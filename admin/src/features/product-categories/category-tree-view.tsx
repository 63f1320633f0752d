import { css } from "#styled/css";
import { defaultRangeExtractor, useWindowVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { lastCategory } from "./category-memory.ts";
import { CategoryRow } from "./category-row.tsx";
import { useTreeDrag } from "./category-drag.ts";
import type { Line, Place, Tree } from "./category-tree.ts";
import { createTyping, treeAct, typedTo } from "./tree-keys.ts";

export interface CategoryTreeViewProps {
  tree: Tree;
  lines: readonly Line[];
  /** Categories that match the search. Undefined without a search. Categories can't be moved while the tree is filtered. */
  found: ReadonlySet<string> | undefined;
  menu: string | undefined;
  onExpand(ids: readonly string[]): void;
  onCollapse(id: string): void;
  onMove(id: string, place: Place): void;
  onMenu(id: string, anchor: () => HTMLElement | null): void;
}

/**
 * The tree of categories. Renders only the visible lines, because there can be thousands. `ui/tree.tsx` isn't used here, because
 * it renders all expanded lines and doesn't support dragging. The keyboard works as in the ARIA Authoring Practices.
 */
export function CategoryTreeView(props: CategoryTreeViewProps) {
  const { tree, lines, found, menu, onExpand, onCollapse, onMove, onMenu } = props;
  const { t } = useTranslation(["product-categories", "products"]);
  const base = useId();
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(lastCategory.id);
  const [top, setTop] = useState(0);
  const at = Math.max(
    0,
    lines.findIndex(({ node }) => node.id === current),
  );
  const { dragged, drop } = useTreeDrag({
    element: root,
    tree,
    lines,
    lineAt: (y) => {
      const item = virtualizer
        .getVirtualItems()
        .find(({ start, end }) => y >= start - top && y < end - top);
      return item && { index: item.index, start: item.start - top, size: item.size };
    },
    indent: () => indentOf(root.current),
    onExpand: (id) => onExpand([id]),
    onDrop: (id, place) => {
      if (place.parent !== null) onExpand([place.parent]);
      onMove(id, place);
    },
  });
  const draggedAt = lines.findIndex(({ node }) => node.id === dragged);
  useLayoutEffect(() => {
    if (root.current) setTop(root.current.getBoundingClientRect().top + scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => 44,
    overscan: 10,
    scrollMargin: top,
    // Keeps focused lines below the bar at the top of the page.
    scrollPaddingStart: 64,
    scrollPaddingEnd: 16,
    getItemKey: (index) => lines[index]?.node.id ?? index,
    // Always renders the focused and the dragged line.
    rangeExtractor: (range) => {
      const kept = [at, draggedAt].filter((index) => index >= 0 && index < lines.length);
      return [...new Set([...defaultRangeExtractor(range), ...kept])].sort((a, b) => a - b);
    },
  });

  /** The line that gets the focus once it is rendered. */
  const wanted = useRef<string>(undefined);
  useLayoutEffect(() => {
    const id = wanted.current;
    const row = id === undefined ? null : document.getElementById(`${base}${id}`);
    if (!row) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  });
  const goTo = (index: number) => {
    const id = lines[index]?.node.id;
    if (id === undefined) return;
    wanted.current = id;
    setCurrent(id);
    virtualizer.scrollToIndex(index);
  };
  // Scrolls to the focused line when its position changes.
  const placed = useRef(at);
  useEffect(() => {
    if (placed.current === at) return;
    placed.current = at;
    if (root.current?.contains(document.activeElement)) virtualizer.scrollToIndex(at);
  }, [at, virtualizer]);
  // Focuses the line of the category whose page was just closed.
  useEffect(() => {
    if (lastCategory.id === undefined || lines[at]?.node.id !== lastCategory.id) return;
    if (document.activeElement !== document.body) return;
    wanted.current = lastCategory.id;
    virtualizer.scrollToIndex(at, { align: "center" });
    document.getElementById(`${base}${lastCategory.id}`)?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the tree appears
  }, []);

  const typing = useRef(createTyping());
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target;
    if (!(row instanceof HTMLElement) || row.role !== "treeitem") return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const act = treeAct(lines, at, rtl ? (mirrored[event.key] ?? event.key) : event.key);
    if (act) {
      if ("go" in act) goTo(act.go);
      else if ("expand" in act) onExpand(act.expand);
      else if ("collapse" in act) onCollapse(act.collapse);
      else row.querySelector("a")?.click();
    } else if (/^[\p{L}\p{N}]$/u.test(event.key)) {
      const index = typedTo(lines, at, typing.current(event.key));
      if (index !== undefined) goTo(index);
    } else return;
    // Prevents scrolling and the page's own shortcuts.
    event.preventDefault();
  };

  return (
    <div
      ref={root}
      role="tree"
      aria-label={t("products:organize.categories")}
      aria-describedby={`${base}help`}
      tabIndex={-1}
      className={styles}
      style={{ height: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const line = lines[index];
        if (!line) return null;
        const { id } = line.node;
        return (
          <CategoryRow
            key={key}
            line={line}
            index={index}
            top={start - top}
            measure={virtualizer.measureElement}
            id={`${base}${id}`}
            current={index === at}
            match={found?.has(id)}
            over={drop?.edge === "into" && drop.index === index}
            canDrag={!found}
            menuOpen={menu === id}
            onToggle={() => (line.expanded ? onCollapse(id) : onExpand([id]))}
            onFocus={() => {
              lastCategory.id = id;
              setCurrent(id);
            }}
            onMenu={() => onMenu(id, () => document.getElementById(`${base}${id}-menu`))}
          />
        );
      })}
      {drop && drop.edge !== "into" && (
        <DropMark
          level={drop.level}
          y={edgeOf(virtualizer.getVirtualItems(), drop.index, drop.edge) - top}
        />
      )}
      <span id={`${base}help`} hidden>
        {t("tree.help")}
      </span>
    </div>
  );
}

/** Marks the drop target with a line between two categories, indented to the new level. */
const DropMark = ({ level, y }: { level: number; y: number }) => (
  <span
    className={mark}
    aria-hidden
    data-drop-mark={level}
    style={{
      insetBlockStart: y,
      insetInlineStart: `calc(${level - 1} * var(--indent) + 1.75rem)`,
    }}
  />
);

const edgeOf = (
  items: readonly { index: number; start: number; end: number }[],
  at: number,
  edge: "before" | "after",
): number => {
  const item = items.find(({ index }) => index === at);
  return item ? (edge === "before" ? item.start : item.end) : 0;
};

const mirrored: Partial<Record<string, string>> = {
  ArrowLeft: "ArrowRight",
  ArrowRight: "ArrowLeft",
};

function indentOf(root: HTMLElement | null): number {
  const row = root?.querySelector("[role=treeitem]");
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const indent = row ? getComputedStyle(row).getPropertyValue("--indent") : "1.5rem";
  return Number.parseFloat(indent) * rem;
}

const styles = css({ "--indent": { base: "1rem", md: "1.5rem" }, position: "relative" });
const mark = css({
  position: "absolute",
  insetInlineEnd: "0",
  height: "2px",
  marginBlockStart: "-1px",
  zIndex: "1",
  pointerEvents: "none",
  borderRadius: "full",
  background: "border.focus",
});
