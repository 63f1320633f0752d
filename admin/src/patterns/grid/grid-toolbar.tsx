import { css } from "#styled/css";
import { Redo2, Sigma, TriangleAlert, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { useFormat } from "../page/use-format.ts";
import { GridColumns } from "./grid-columns.tsx";
import type { Grid } from "./use-grid.ts";

export interface GridToolbarProps {
  grid: Grid;
  busy: boolean;
  adjusting: boolean;
  onAdjust(): void;
  /** Goes to the next cell with a problem. */
  onJump(): void;
  /** Additional tools for the selected cells. */
  tools?: ReactNode;
}

export function GridToolbar({ grid, busy, adjusting, onAdjust, onJump, tools }: GridToolbarProps) {
  const { t } = useTranslation("grid");
  const format = useFormat();
  const { summary } = grid;
  const changed = summary.cells > 0;
  return (
    <div role="toolbar" aria-label={t("toolbar.label")} className={bar}>
      <IconButton
        aria-label={t("toolbar.undo")}
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={busy || !grid.undo}
        onClick={grid.undo}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        aria-label={t("toolbar.redo")}
        aria-keyshortcuts="Control+Shift+Z Control+Y Meta+Shift+Z"
        disabled={busy || !grid.redo}
        onClick={grid.redo}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <Button
        size="sm"
        icon={<Sigma aria-hidden />}
        aria-expanded={adjusting}
        disabled={busy}
        onClick={onAdjust}
      >
        {t("toolbar.adjust")}
      </Button>
      {!grid.live && (
        <Checkbox
          label={t("toolbar.onlyChanged")}
          checked={grid.onlyChanged}
          disabled={!changed && !grid.onlyChanged}
          onCheckedChange={grid.showOnlyChanged}
        />
      )}
      {grid.onHidden && <GridColumns grid={grid} onHidden={grid.onHidden} />}
      {tools}
      <span className={counts}>
        {grid.nextProblem && (
          <Button size="sm" icon={<TriangleAlert aria-hidden />} onClick={onJump}>
            {t("toolbar.problems", {
              count: grid.problemCount,
              value: format.number(grid.problemCount),
            })}
          </Button>
        )}
        {!grid.live && (
          <span role="status" className={quiet}>
            {changed
              ? t("toolbar.changes", { count: summary.cells, value: format.number(summary.cells) })
              : t("toolbar.noChanges")}
          </span>
        )}
      </span>
    </div>
  );
}

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "8",
  flexShrink: 0,
  minHeight: "44",
  paddingInline: "12",
  paddingBlock: "6",
  background: "bg.panel",
  borderBlockEnd: "hairline",
  // Mirrors the arrows, because the undo arrow should point to the start of the line.
  _rtl: { "& :is(.lucide-undo-2, .lucide-redo-2)": { transform: "scaleX(-1)" } },
});
const counts = css({ display: "flex", alignItems: "center", gap: "8", marginInlineStart: "auto" });
const quiet = css({ textStyle: "small", color: "fg.muted" });
