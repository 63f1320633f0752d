import { css } from "#styled/css";
import { MoreHorizontal, X } from "lucide-react";
import { Suspense, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { useFormat } from "../page/use-format.ts";
import { dangerLast, LazyRowMenu } from "../page/lazy-row-menu.ts";

export interface BulkBarProps {
  actions: readonly { id: string; label: string; icon: ReactNode; danger?: boolean | undefined }[];
  size: number;
  total: number;
  /** True if all matches are selected, including those on other pages. */
  all: boolean;
  onAll(): void;
  onClear(): void;
  onAction(id: string): void;
}

/**
 * A bar with the actions for the selected rows. It is at the bottom of the viewport, or below the last row at the end of the
 * list, so that it doesn't move the rows and never covers a row permanently. It has one line, and on a phone a second one for
 * the actions. Actions that don't fit are in its menu, with destructive actions last.
 */
export function BulkBar(props: BulkBarProps) {
  const { size, total, all, onAll, onClear, onAction } = props;
  const { t } = useTranslation("common");
  const format = useFormat();
  const id = useId();
  const actions = dangerLast(props.actions);
  const { line, fitting } = useFitting(actions.map(({ label }) => label).join());
  const [open, setOpen] = useState(false);
  const rest = actions.slice(fitting);
  return (
    <div data-screen="" className={place}>
      <div className={bar} role="toolbar" aria-label={t("bulk.label")}>
        <span className={textClass} role="status">
          {t("bulk.selected", { count: size, value: format.number(size) })}
        </span>
        {!all && size < total && (
          <Button size="sm" visual="ghost" onClick={onAll}>
            {t("bulk.selectAll", { count: total, value: format.number(total) })}
          </Button>
        )}
        <span ref={line} className={tools}>
          {actions.map((action, index) => (
            // If the button doesn't fit, it is rendered for measuring, but hidden and inert.
            <span key={action.id} className={index < fitting ? undefined : unseen}>
              <Button
                size="sm"
                visual={action.danger ? "danger" : "secondary"}
                icon={action.icon}
                onClick={() => onAction(action.id)}
              >
                {action.label}
              </Button>
            </span>
          ))}
        </span>
        {rest.length > 0 && (
          <IconButton
            id={id}
            size="sm"
            visual="secondary"
            aria-label={t("bulk.more")}
            aria-haspopup="menu"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <MoreHorizontal aria-hidden />
          </IconButton>
        )}
        <IconButton size="sm" aria-label={t("bulk.clear")} onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </div>
      <Suspense>
        {open && (
          <LazyRowMenu
            anchor={() => document.getElementById(id)}
            label={t("bulk.more")}
            actions={rest}
            onAction={onAction}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The number of children that fit on the line. Measures again when the width or the labels change. */
function useFitting(labels: string) {
  const line = useRef<HTMLSpanElement>(null);
  const [fitting, setFitting] = useState(0);
  useLayoutEffect(() => {
    const element = line.current;
    if (!element) return;
    const measure = () => {
      const room = element.getBoundingClientRect();
      const out = [...element.children].findIndex((child) => {
        const box = child.getBoundingClientRect();
        return box.left < room.left - 1 || box.right > room.right + 1 || box.top > room.top + 1;
      });
      setFitting(out < 0 ? element.childElementCount : out);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [labels]);
  return { line, fitting };
}

const place = css({
  position: "sticky",
  insetBlockEnd: "12",
  marginBlockEnd: "12",
  zIndex: "sticky",
  display: "flex",
  justifyContent: "center",
  pointerEvents: "none",
});
const bar = css({
  pointerEvents: "auto",
  display: "flex",
  alignItems: "center",
  gap: "8",
  width: { mdDown: "full" },
  maxWidth: "full",
  padding: "8",
  paddingInlineStart: "12",
  background: "bg.raised",
  borderRadius: "card",
  boxShadow: "popover",
  animation: "rise token(durations.normal) token(easings.out)",
  flexWrap: { mdDown: "wrap" },
  // On a phone, the button that clears the selection comes last on the first line.
  "& > :last-child": { mdDown: { order: -1, marginInlineStart: "auto" } },
  "& > :not(span:has(button), [aria-haspopup])": { mdDown: { order: -1 } },
});
const textClass = css({
  flex: "none",
  textStyle: "label",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
const tools = css({
  display: "flex",
  // Actions that don't fit wrap to a hidden second line, where `useFitting` detects them.
  flexWrap: "wrap",
  gap: "6",
  flex: { mdDown: "1 1 calc(100% - 4rem)" },
  minWidth: 0,
  height: "controlSmall",
  overflow: "clip",
  overflowClipMargin: "4px",
});
const unseen = css({ visibility: "hidden" });
