import { css } from "#styled/css";
import { Columns3 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { GridPopover } from "./grid-popover.tsx";
import type { Grid } from "./use-grid.ts";

/**
 * A list for choosing the visible columns. A column with unsaved changes stays visible, so that the user sees everything that
 * will be saved.
 */
export function GridColumns({ grid, onHidden }: { grid: Grid; onHidden(ids: string[]): void }) {
  const { t } = useTranslation("common");
  const shown = new Set(grid.sheet.columns.map((column) => column.id));
  const hidden = grid.columns.map((column) => column.id).filter((column) => !shown.has(column));
  const usual = grid.columns.filter(({ extra }) => extra).map((column) => column.id);
  return (
    <GridPopover icon={<Columns3 aria-hidden />} label={t("options.columns")}>
      {() => (
        <>
          <ul className={list}>
            {grid.columns.map(({ id: column, title, note }) => (
              <li key={column}>
                <Checkbox
                  label={note === undefined ? title : `${title} (${note})`}
                  checked={shown.has(column)}
                  disabled={shown.has(column) && (shown.size === 1 || grid.needed.has(column))}
                  onCheckedChange={(on) =>
                    onHidden(on ? hidden.filter((other) => other !== column) : [...hidden, column])
                  }
                />
              </li>
            ))}
          </ul>
          <Button
            size="sm"
            disabled={hidden.join() === usual.join()}
            onClick={() => onHidden(usual)}
          >
            {t("options.reset")}
          </Button>
        </>
      )}
    </GridPopover>
  );
}

const list = css({ display: "grid", gap: "8" });
