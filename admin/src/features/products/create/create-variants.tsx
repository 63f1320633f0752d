import { css } from "#styled/css";
import { CircleAlert, CircleMinus, Plus, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { GridEditor, rangeOf, useGrid } from "../../../patterns/grid.ts";
import { useFormat } from "../../../patterns/page.ts";
import { Button } from "../../../ui/button.tsx";
import {
  createRows,
  problemsIn,
  madeOf,
  titleOf,
  writtenCells,
  type StoreFacts,
} from "./create-cells.ts";
import { combinations, type Cells, type Matrix } from "./create-matrix.ts";
import { useCreateColumns } from "./use-create-columns.ts";

/** Maximum number of omitted variants to list by name. */
const NAMED = 50;

export interface CreateVariantsProps {
  matrix: Matrix;
  tracked: boolean;
  facts: StoreFacts;
  /** Codes that are already in use, found after the server rejected a save. */
  taken: ReadonlySet<string>;
  /** True after the first attempt to save. From then on, problems are also listed next to the grid. */
  told: boolean;
  busy: boolean;
  onCells(change: (cells: Cells) => Cells): void;
  onOmit(omitted: string[]): void;
}

/** All new variants with their names, SKUs, barcodes, stock, and prices, and below them, the omitted variants. */
export function CreateVariants(props: CreateVariantsProps) {
  const { matrix, tracked, facts, taken, told, busy, onCells, onOmit } = props;
  const { options, omitted, cells } = matrix;
  const { t } = useTranslation(["product-create", "products"]);
  const format = useFormat();
  const all = useMemo(() => combinations(options), [options]);
  const made = useMemo(() => madeOf({ options, omitted, cells: {} }), [options, omitted]);
  const { columns, textOf } = useCreateColumns(facts, tracked);
  const alone = t("grid.alone");
  const rows = useMemo(
    () => createRows(made, cells, problemsIn(made, cells, taken), { alone, problem: textOf }),
    [made, cells, taken, alone, textOf],
  );
  const grid = useGrid({
    columns,
    rows,
    onWrite: (step) => onCells((now) => writtenCells(now, step)),
    choice: "newVariants",
  });

  const range = rangeOf(grid.selection);
  const chosen = Math.max(0, range.bottom - range.top + 1);
  const absent = all.filter(({ key }) => omitted.includes(key));
  return (
    <>
      <div
        className={frame}
        style={{ blockSize: `calc(${Math.min(rows.length, 10)} * 40px + 142px)` }}
      >
        <GridEditor
          grid={grid}
          label={t("grid.title")}
          rowsTitle={t("products:variants.columnTitle")}
          busy={busy}
          tools={
            made.length > 1 && (
              <Button
                size="sm"
                icon={<CircleMinus aria-hidden />}
                disabled={busy || chosen >= made.length}
                onClick={() =>
                  onOmit([
                    ...omitted,
                    ...made.slice(range.top, range.bottom + 1).map(({ key }) => key),
                  ])
                }
              >
                {t("grid.leaveOut", { count: chosen, value: format.number(chosen) })}
              </Button>
            )
          }
        />
      </div>
      {told && grid.problemCount > 0 && (
        <p className={problem} data-problem="" tabIndex={-1} role="alert">
          <CircleAlert aria-hidden />
          {t("grid.fix")}
        </p>
      )}
      {absent.length > 0 && (
        <div className={out} role="group" aria-label={t("grid.left")}>
          <p className={outTitle}>{t("grid.left")}</p>
          <ul className={chips}>
            {absent.slice(0, NAMED).map(({ key, values }) => (
              <li key={key}>
                <Button
                  size="sm"
                  icon={<Plus aria-hidden />}
                  aria-label={t("grid.addBack", { name: titleOf(values, alone) })}
                  disabled={busy}
                  onClick={() => onOmit(omitted.filter((other) => other !== key))}
                >
                  {titleOf(values, alone)}
                </Button>
              </li>
            ))}
            {absent.length > NAMED && (
              <li>{t("grid.more", { value: format.number(absent.length - NAMED) })}</li>
            )}
            {absent.length > 1 && (
              <li>
                <Button
                  size="sm"
                  visual="ghost"
                  icon={<RotateCcw aria-hidden />}
                  disabled={busy}
                  onClick={() => onOmit([])}
                >
                  {t("grid.addAll")}
                </Button>
              </li>
            )}
          </ul>
        </div>
      )}
    </>
  );
}

const frame = css({
  display: "flex",
  flexDirection: "column",
  minHeight: "200px",
  maxHeight: "80dvh",
  borderBlock: "hairline",
});
const out = css({ display: "grid", gap: "8", paddingInline: "card", paddingBlock: "12" });
const problem = css({
  display: "flex",
  gap: "6",
  paddingInline: "card",
  paddingBlock: "12",
  color: "fg.danger",
  "& .lucide": { marginBlockStart: "2" },
});
const outTitle = css({ textStyle: "label", color: "fg.muted" });
const chips = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6" });
