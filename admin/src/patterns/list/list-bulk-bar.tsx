import { css } from "#styled/css";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { useFormat } from "../page/use-format.ts";

export interface BulkBarProps {
  actions: readonly { id: string; label: string; icon: ReactNode; danger?: boolean }[];
  size: number;
  total: number;
  /** All that match are selected, also those on other pages. */
  all: boolean;
  onAll(): void;
  onClear(): void;
  onAction(id: string): void;
}

/** Floats at the foot of what is in sight, with a place of its own at the end: nothing moves, nothing is covered for good. */
export function BulkBar(props: BulkBarProps) {
  const { actions, size, total, all, onAll, onClear, onAction } = props;
  const { t } = useTranslation("common");
  const format = useFormat();
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
        <span className={tools}>
          {actions.map((action) => (
            <Button
              key={action.id}
              size="sm"
              visual={action.danger ? "danger" : "secondary"}
              icon={action.icon}
              onClick={() => onAction(action.id)}
            >
              {action.label}
            </Button>
          ))}
        </span>
        <span className={end}>
          <IconButton size="sm" aria-label={t("bulk.clear")} onClick={onClear}>
            <X aria-hidden />
          </IconButton>
        </span>
      </div>
    </div>
  );
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
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  maxWidth: "full",
  padding: "8",
  paddingInlineStart: "12",
  background: "bg.raised",
  borderRadius: "card",
  boxShadow: "popover",
  animation: "rise token(durations.normal) token(easings.out)",
});
const end = css({ marginInlineStart: "auto" });
const textClass = css({ textStyle: "label", fontVariantNumeric: "tabular-nums" });
// On a phone the actions are a line of their own, that scrolls.
const tools = css({
  display: "flex",
  gap: "6",
  order: { base: 1, md: 0 },
  width: { base: "full", md: "auto" },
  overflowX: { base: "auto", md: "visible" },
  scrollbarWidth: "none",
});
