import { css } from "#styled/css";
import { Keyboard } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { useFormat } from "../page/use-format.ts";
import { countedFrom, differenceIn, nameOfRow, problemIn, storedContent } from "./contents.ts";
import { cellCount, rangeOf } from "./selection.ts";
import { contentAt, problemAt, lockAt, noteAt } from "./sheet.ts";
import type { Grid } from "./use-grid.ts";

/**
 * Describes the active cell: its problem, the reason why it can't be changed, or a note. Also counts the selected cells.
 */
export function GridStatus({ grid, helpId }: { grid: Grid; helpId: string }) {
  const [help, setHelp] = useState(false);
  const { t } = useTranslation("grid");
  const format = useFormat();
  const { sheet, selection } = grid;
  const { active } = selection;
  const row = sheet.rows[active.row];
  const column = sheet.columns[active.column];
  const content = contentAt(sheet, active);
  const stored = row && column ? storedContent(row, column) : null;
  const problem = problemIn(content, column, stored);
  const by = column && differenceIn(content, column);
  /** The result of a difference. A calculation is left-to-right in all languages. */
  const sum =
    by !== undefined &&
    `\u2066${format.number(countedFrom(stored, 0))} ${by < 0 ? "−" : "+"} ${format.number(Math.abs(by))} = ${format.number(countedFrom(stored, by))}\u2069`;
  const written = row && column && sheet.edits.get(row.id)?.get(column.id);
  const refused =
    row && written !== undefined && written !== (row.values[column?.id ?? ""] ?? null)
      ? grid.failures.get(row.id)
      : undefined;
  const chosen = cellCount(rangeOf(selection));
  const wrong = problem ? t(`problem.${problem}`) : (problemAt(sheet, active) ?? refused);
  return (
    <div className={bar}>
      <p id={helpId} className={lines} hidden={!help}>
        {t("help")}
        {grid.columns.some(({ counted }) => counted) && ` ${t("helpCounted")}`}
      </p>
      <p role="status" className={text} data-wrong={wrong !== undefined || undefined}>
        {wrong ?? lockAt(sheet, active) ?? [sum, noteAt(sheet, active)].filter(Boolean).join(" · ")}
      </p>
      <p className={quiet}>
        {chosen > 1
          ? t("chosen", { count: chosen, value: format.number(chosen) })
          : row && column && <bdi>{t("place", { row: nameOfRow(row), column: column.title })}</bdi>}
      </p>
      <IconButton
        size="sm"
        aria-label={t("toolbar.help")}
        aria-expanded={help}
        aria-controls={helpId}
        onClick={() => setHelp((open) => !open)}
      >
        <Keyboard aria-hidden />
      </IconButton>
    </div>
  );
}

const bar = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "12",
  flexShrink: 0,
  minHeight: "36",
  paddingInline: "12",
  paddingBlock: "4",
  background: "bg.panel",
  borderBlockStart: "hairline",
  textStyle: "small",
});
const lines = css({ flexBasis: "full", paddingBlock: "6", color: "fg.subtle" });
const text = css({
  // On a phone, this text is on a separate line.
  flex: "1 1 12rem",
  minWidth: 0,
  color: "fg.subtle",
  overflowWrap: "anywhere",
  "&[data-wrong]": { color: "fg.danger" },
});
const quiet = css({ color: "fg.muted", truncate: true });
