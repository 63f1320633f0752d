import { css } from "#styled/css";
import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { useCommands } from "../../lib/commands.ts";
import type { Neighbor } from "../list-state/list-memory.ts";
import type { useNeighbors } from "./neighbors.ts";
import { useFormat } from "../page/use-format.ts";

export interface RecordStepsProps {
  neighbors: ReturnType<typeof useNeighbors>;
  onGo(id: string): void;
}

/** Buttons for the previous and the next record in a list. The keys `j` and `k` work as in the list. */
export function RecordSteps({ neighbors, onGo }: RecordStepsProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const go = (to: Neighbor | undefined) => {
    if (!to) return false;
    neighbors?.remember(to);
    onGo(to.id);
  };
  const steps = [
    { id: "record.next", label: t("record.next"), keys: "j", to: neighbors?.next },
    { id: "record.previous", label: t("record.previous"), keys: "k", to: neighbors?.previous },
  ] as const;
  useCommands(
    neighbors
      ? steps.map(({ to, ...step }) => ({ ...step, group: "page" as const, run: () => go(to) }))
      : [],
  );
  if (!neighbors) return null;
  const [next, previous] = steps;
  return (
    <div className={root} role="group" aria-label={t("record.steps")}>
      <span className={place}>
        {t("record.place", {
          place: format.number(neighbors.place),
          count: format.number(neighbors.count),
        })}
      </span>
      {[previous, next].map(({ id, label, keys, to }) => (
        <IconButton
          key={id}
          aria-label={label}
          aria-keyshortcuts={keys}
          disabled={to === undefined}
          onClick={() => void go(to)}
        >
          {keys === "k" ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
      ))}
    </div>
  );
}

const root = css({ display: "flex", alignItems: "center" });
const place = css({
  marginInlineEnd: "4",
  color: "fg.muted",
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
