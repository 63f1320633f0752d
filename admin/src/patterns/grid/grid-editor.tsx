import { css } from "#styled/css";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { planPaste, readBlock, type Paste } from "./clipboard.ts";
import { FormulaPanel } from "./formula-panel.tsx";
import { GridBody } from "./grid-body.tsx";
import { GridStatus } from "./grid-status.tsx";
import { GridToolbar } from "./grid-toolbar.tsx";
import { rangeOf } from "./selection.ts";
import type { Grid } from "./use-grid.ts";
import { useRecipes } from "./use-recipes.ts";

const PastePreview = lazy(() =>
  import("./paste-preview.tsx").then(({ PastePreview }) => ({ default: PastePreview })),
);

export interface GridEditorProps {
  /** The result of `useGrid`. */
  grid: Grid;
  /** Labels of the grid and of its rows. */
  label: string;
  rowsTitle: string;
  /** True while saving. The grid is then read-only. */
  busy?: boolean;
  /** Additional tools for the selected cells, which are added to the grid's toolbar. */
  tools?: ReactNode;
}

/** A grid of amounts that is edited like a spreadsheet. It fills the height of its container. */
export function GridEditor({ grid, label, rowsTitle, busy = false, tools }: GridEditorProps) {
  const { t } = useTranslation("grid");
  const helpId = useId();
  const [focusWish, setFocusWish] = useState(0);
  const [adjusting, setAdjusting] = useState(false);
  const recipes = useRecipes(grid, adjusting && !busy);
  const [paste, setPaste] = useState<Paste>();
  const focus = () => setFocusWish((wish) => wish + 1);

  const write = ({ changes, range }: Paste) => {
    grid.write(changes);
    grid.select({
      active: { row: range.top, column: range.start },
      reach: { row: range.bottom, column: range.end },
    });
  };
  const onPaste = (text: string) => {
    const block = readBlock(text);
    if (block.length === 0) return;
    const plan = planPaste(grid.sheet, block, rangeOf(grid.selection), grid.locale);
    // A single value for a single cell is applied without a preview, unless the cell rejects it.
    const [only, more] = plan.cells;
    if (only && !more && !only.refused && plan.outside === 0) write(plan);
    else setPaste(plan);
  };

  return (
    <div className={root}>
      <GridToolbar
        grid={grid}
        busy={busy}
        adjusting={adjusting}
        tools={tools}
        onAdjust={() => setAdjusting((open) => !open)}
        onJump={() => {
          grid.nextProblem?.();
          focus();
        }}
      />
      {adjusting && <FormulaPanel grid={grid} recipes={recipes} busy={busy} />}
      {grid.shape.rows > 0 ? (
        <GridBody
          grid={grid}
          label={label}
          rowsTitle={rowsTitle}
          busy={busy}
          onPaste={onPaste}
          focusWish={focusWish}
          describedBy={helpId}
          preview={recipes.preview}
        />
      ) : (
        <p className={empty}>{t("noChanges")}</p>
      )}
      <GridStatus grid={grid} helpId={helpId} />
      {paste && (
        <Suspense>
          <PastePreview
            paste={paste}
            grid={grid}
            onApply={() => write(paste)}
            onClose={() => {
              setPaste(undefined);
              focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The cell that gets the focus first. */
export const activeCell = (part: HTMLElement | null): HTMLElement | null =>
  part?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']") ?? null;

const root = css({ flex: "1", minHeight: 0, display: "flex", flexDirection: "column" });
const empty = css({ flex: "1", padding: "24", color: "fg.muted" });
