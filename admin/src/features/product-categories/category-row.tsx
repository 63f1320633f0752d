import { css } from "#styled/css";
import { ChevronRight, Eye, EyeOff, MoreHorizontal } from "lucide-react";
import { useEffect, useRef } from "react";
import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { IconButton } from "../../ui/button.tsx";
import type { Line } from "./category-tree.ts";

export interface CategoryRowProps {
  line: Line;
  index: number;
  /** Distance in pixels from the top of the tree. */
  top: number;
  measure(element: Element | null): void;
  id: string;
  /** True for the line that Tab focuses. */
  current: boolean;
  /** True if the category matches the search. Undefined without a search. */
  match: boolean | undefined;
  over: boolean;
  canDrag: boolean;
  menuOpen: boolean;
  onToggle(): void;
  onFocus(): void;
  onMenu(): void;
}

/** A line of the tree. */
export function CategoryRow(props: CategoryRowProps) {
  const { line, index, top, measure, id, current, match, over, canDrag, menuOpen } = props;
  const { onToggle, onFocus, onMenu } = props;
  const { node, level, expanded, childCount } = line;
  // False for search results, which can't be expanded or collapsed, and for categories without children.
  const canToggle = childCount > 0 && match === undefined;
  const { t } = useTranslation(["product-categories", "common"]);
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    if (!element || !canDrag) return;
    return draggable({ element, getInitialData: () => ({ category: node.id }) });
  }, [canDrag, node.id]);

  return (
    <div
      ref={(element) => {
        row.current = element;
        measure(element);
      }}
      id={id}
      data-index={index}
      data-category={node.id}
      role="treeitem"
      aria-level={level}
      aria-posinset={line.position}
      aria-setsize={line.siblings}
      aria-expanded={canToggle || expanded ? expanded : undefined}
      aria-selected={current}
      aria-labelledby={`${id}-name ${id}-facts`}
      tabIndex={current ? 0 : -1}
      className={styles}
      data-over={over || undefined}
      data-faint={match === false || undefined}
      style={{
        transform: `translateY(${top}px)`,
        paddingInlineStart: `calc(${level - 1} * var(--indent))`,
      }}
      onFocus={onFocus}
    >
      {canToggle ? (
        <IconButton
          size="sm"
          tabIndex={-1}
          aria-label={t(expanded ? "tree.collapse" : "tree.expand", { name: node.name })}
          onClick={onToggle}
        >
          <span className={arrow} data-open={expanded || undefined}>
            <ChevronRight aria-hidden />
          </span>
        </IconButton>
      ) : (
        <span className={noArrow} />
      )}
      <span className={textClass}>
        <Link
          id={`${id}-name`}
          to="/a/product-categories"
          search={{ open: node.id }}
          className={name}
          title={node.name}
          tabIndex={-1}
          draggable={false}
          data-match={match || undefined}
        >
          {node.name}
        </Link>{" "}
        {/* A space that separates the words for screen readers. */}
        <span id={`${id}-facts`} className={facts}>
          <span className={count}>
            {childCount > 0 &&
              t("tree.children", { count: childCount, value: format.number(childCount) })}
          </span>{" "}
          <CategoryVisibility isPrivate={node.is_internal === true} />{" "}
          <CategoryStatus active={node.is_active === true} />
        </span>
      </span>
      <IconButton
        size="sm"
        id={`${id}-menu`}
        tabIndex={current ? 0 : -1}
        aria-label={t("common:list.rowActions", { name: node.name })}
        aria-haspopup="menu"
        aria-expanded={menuOpen}
        onClick={onMenu}
      >
        <MoreHorizontal aria-hidden />
      </IconButton>
    </div>
  );
}

export function CategoryStatus({ active }: { active: boolean }) {
  const { t } = useTranslation("product-categories");
  return (
    <Badge tone={active ? "success" : "neutral"}>
      {t(active ? "fields.active" : "fields.inactive")}
    </Badge>
  );
}

export function CategoryVisibility({ isPrivate }: { isPrivate: boolean }) {
  const { t } = useTranslation("product-categories");
  const Icon = isPrivate ? EyeOff : Eye;
  return (
    <span className={visibility}>
      <Icon aria-hidden />
      {t(isPrivate ? "fields.private" : "fields.public")}
    </span>
  );
}

const styles = css({
  position: "absolute",
  insetBlockStart: "0",
  insetInline: "0",
  display: "flex",
  alignItems: "center",
  gap: "4",
  height: { base: "64", md: "row" },
  borderBlockEnd: "hairline",
  background: "bg.panel",
  userSelect: "none",
  _hover: { background: "bg.hover" },
  "&:focus-visible": { outlineOffset: "-2px", zIndex: "1" },
  "&[data-over]": {
    background: "bg.selected",
    boxShadow: "inset 0 0 0 2px token(colors.border.focus)",
  },
  "&[data-faint]": { color: "fg.muted" },
});
const arrow = css({
  display: "grid",
  flexShrink: 0,
  "--icon-size": "16px",
  "& svg": { transition: "rotate", transitionDuration: "fast", _rtl: { scale: "-1 1" } },
  "&[data-open] svg": { rotate: "90deg", _rtl: { rotate: "-90deg" } },
});
const noArrow = css({ width: "controlSmall", flexShrink: 0 });
// The texts are next to each other, or stacked on a phone.
const textClass = css({
  flex: "1",
  minWidth: 0,
  display: "flex",
  flexDirection: { base: "column", md: "row" },
  alignItems: { base: "flex-start", md: "center" },
  gap: { base: "2", md: "12" },
});
const name = css({
  flex: { md: "1" },
  minWidth: 0,
  maxWidth: "full",
  truncate: true,
  borderRadius: "control",
  _hover: { textDecoration: "underline" },
  "&[data-match]": { fontWeight: "semibold" },
});
const facts = css({
  display: { base: "flex", md: "grid" },
  gridTemplateColumns:
    "minmax(5rem, max-content) minmax(5rem, max-content) minmax(5.5rem, max-content)",
  flexShrink: 0,
  alignItems: "center",
  justifyItems: "start",
  gap: "12",
});
const count = css({
  textStyle: "small",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  _empty: { display: { base: "none", md: "block" } },
});
const visibility = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "4",
  textStyle: "small",
  color: "fg.subtle",
  "--icon-size": "14px",
});
