import { css } from "#styled/css";
import { combine } from "@atlaskit/pragmatic-drag-and-drop/combine";
import {
  draggable,
  dropTargetForElements,
} from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, GripVertical } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import * as Menu from "../../ui/menu.tsx";

export interface SortableItem {
  id: string;
  title: string;
  note?: string;
}

/** Height of a row, in pixels. */
export const SORTABLE_ROW = 40;
const PAGE = 10;

export interface SortableRowProps {
  item: SortableItem;
  index: number;
  count: number;
  top: number;
  label: string;
  describedBy: string;
  onFocus(): void;
  onMove(from: number, to: number): void;
}

/** A row that can be dragged, and that other rows can be dropped on. */
export function SortableRow({
  item,
  index,
  count,
  top,
  label,
  describedBy,
  onFocus,
  onMove,
}: SortableRowProps) {
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

  return (
    <li
      ref={row}
      className={rowClass}
      data-id={item.id}
      data-over={over}
      // Doesn't use a transform, because the list would then clip the handle's menu.
      style={{ height: SORTABLE_ROW, insetBlockStart: top }}
      aria-posinset={index + 1}
      aria-setsize={count}
    >
      {count > 1 && (
        <Handle
          index={index}
          count={count}
          label={label}
          describedBy={describedBy}
          onFocus={onFocus}
          onMove={onMove}
        />
      )}
      <span className={title}>{item.title}</span>
      {item.note !== undefined && <span className={note}>{item.note}</span>}
    </li>
  );
}

type HandleProps = Omit<SortableRowProps, "item" | "top">;

/** A row's handle. Keys move the row immediately. Pressing the handle opens a menu with positions, for users who can't drag. */
function Handle({ index, count, label, describedBy, onFocus, onMove }: HandleProps) {
  const { t } = useTranslation("common");
  const last = count - 1;
  const chosen = useRef<number>(undefined);
  const steps: Partial<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    PageUp: -PAGE,
    PageDown: PAGE,
    Home: -index,
    End: last - index,
  };
  const byKey = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(index, index + by);
  };
  return (
    <Menu.Root
      positioning={{ strategy: "fixed", placement: "bottom-start", gutter: 4 }}
      onSelect={({ value }) => (chosen.current = Number(value))}
      // Moves the row only after the menu has closed, because a closing menu takes focus back.
      onExitComplete={() => {
        if (chosen.current !== undefined) onMove(index, chosen.current);
        chosen.current = undefined;
      }}
    >
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          aria-label={label}
          aria-describedby={describedBy}
          onFocus={onFocus}
          // Handles keys before the menu does. Otherwise, these keys would open the menu.
          onKeyDownCapture={byKey}
        >
          <GripVertical aria-hidden />
        </IconButton>
      </Menu.Trigger>
      <Menu.Content>
        {index > 1 && (
          <Menu.Item value="0" icon={<ArrowUpToLine aria-hidden />}>
            {t("move.first")}
          </Menu.Item>
        )}
        {index > 0 && (
          <Menu.Item value={String(index - 1)} icon={<ArrowUp aria-hidden />}>
            {t("move.up")}
          </Menu.Item>
        )}
        {index < last && (
          <Menu.Item value={String(index + 1)} icon={<ArrowDown aria-hidden />}>
            {t("move.down")}
          </Menu.Item>
        )}
        {index < last - 1 && (
          <Menu.Item value={String(last)} icon={<ArrowDownToLine aria-hidden />}>
            {t("move.last")}
          </Menu.Item>
        )}
      </Menu.Content>
    </Menu.Root>
  );
}

const rowClass = css({
  position: "absolute",
  insetInline: 0,
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
const title = css({ flex: "1", minWidth: 0, truncate: true });
const note = css({
  color: "fg.muted",
  fontFamily: "mono",
  textStyle: "small",
  maxWidth: "[40%]",
  truncate: true,
});
