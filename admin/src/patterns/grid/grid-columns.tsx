import { css } from "#styled/css";
import { Columns3 } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Popover } from "../../ui/popover.tsx";
import type { Grid } from "./use-grid.ts";

/** Which columns are seen. One that holds something unsaved stays: nothing is saved unseen. */
export function GridColumns({ grid, onHidden }: { grid: Grid; onHidden(ids: string[]): void }) {
  const { t } = useTranslation("common");
  const id = useId();
  const [open, setOpen] = useState(false);
  const shown = new Set(grid.sheet.columns.map((column) => column.id));
  const hidden = grid.columns.map((column) => column.id).filter((column) => !shown.has(column));
  const usual = grid.columns.filter(({ extra }) => extra).map((column) => column.id);
  return (
    <>
      <Button
        id={id}
        size="sm"
        icon={<Columns3 aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {t("options.columns")}
      </Button>
      {open && (
        <Popover
          anchor={() => document.getElementById(id)}
          label={t("options.columns")}
          onClose={() => setOpen(false)}
        >
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
        </Popover>
      )}
    </>
  );
}

const list = css({ display: "grid", gap: "8" });
