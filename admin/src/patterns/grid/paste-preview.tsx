import { css } from "#styled/css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import * as Table from "../../ui/table.tsx";
import { useFormat } from "../page/use-format.ts";
import type { Paste, PastedCell } from "./clipboard.ts";
import { nameOfRow, writeContent } from "./contents.ts";
import { lockAt } from "./sheet.ts";
import type { Grid } from "./use-grid.ts";

/** Maximum number of cells to list. The counts include all cells. */
const LISTED = 200;

export interface PastePreviewProps {
  paste: Paste;
  grid: Grid;
  onApply(): void;
  onClose(): void;
}

/** A preview of a paste, with its changes, and with rejected cells and the reasons. */
export function PastePreview({ paste, grid, onApply, onClose }: PastePreviewProps) {
  const { t } = useTranslation(["grid", "common"]);
  const format = useFormat();
  const [open, setOpen] = useState(true);
  const { sheet, locale } = grid;
  const refused = paste.cells.filter((cell) => cell.refused !== undefined);
  const changed = paste.cells.filter((cell) => !cell.refused && cell.before !== cell.after);
  const same = paste.cells.length - refused.length - changed.length;
  const listed = [...refused, ...changed].slice(0, LISTED);
  const more = refused.length + changed.length - listed.length;
  const count = (cells: number) => ({ count: cells, value: format.number(cells) });

  const line = ({ cell, text, before, after, refused: reason }: PastedCell) => {
    const row = sheet.rows[cell.row];
    const column = sheet.columns[cell.column];
    if (!row || !column) return null;
    return (
      <Table.Row key={`${cell.row} ${cell.column}`}>
        <Table.Cell>
          <bdi>{t("place", { row: nameOfRow(row), column: column.title })}</bdi>
        </Table.Cell>
        <Table.Cell align="end">
          {writeContent(before, column, locale) || t("common:values.none")}
        </Table.Cell>
        <Table.Cell align="end" className={reason ? wrong : right}>
          {reason ? text : writeContent(after, column, locale) || t("common:values.none")}
          {reason && (
            <span className={why}>
              {reason === "locked" ? lockAt(sheet, cell) : t(`problem.${reason}`)}
            </span>
          )}
        </Table.Cell>
      </Table.Row>
    );
  };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => !change.open && setOpen(false)}
      onExitComplete={onClose}
    >
      <Dialog.Content shape="modal">
        <Dialog.Header
          title={t("paste.title")}
          subtitle={
            same > 0
              ? `${t("paste.changes", count(changed.length))} · ${t("paste.same", count(same))}`
              : t("paste.changes", count(changed.length))
          }
          end={<Dialog.Close label={t("common:overlay.close")} />}
        />
        <Dialog.Body>
          {refused.length > 0 && (
            <Alert tone="warning" title={t("paste.refused", count(refused.length))}>
              {t("paste.refusedText")}
            </Alert>
          )}
          {paste.outside > 0 && (
            <Alert tone="warning" title={t("paste.outside", count(paste.outside))}>
              {t("paste.outsideText")}
            </Alert>
          )}
          {listed.length > 0 && (
            <Table.Scroller label={t("paste.table")}>
              <Table.Root aria-label={t("paste.table")}>
                <Table.Head>
                  <Table.Header>{t("paste.cell")}</Table.Header>
                  <Table.Header align="end">{t("paste.before")}</Table.Header>
                  <Table.Header align="end">{t("paste.after")}</Table.Header>
                </Table.Head>
                <Table.Body>{listed.map(line)}</Table.Body>
              </Table.Root>
            </Table.Scroller>
          )}
          {more > 0 && <p className={quiet}>{t("paste.more", count(more))}</p>}
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => setOpen(false)}>{t("common:overlay.cancel")}</Button>
          <Button
            visual="primary"
            disabled={changed.length === 0}
            onClick={() => {
              onApply();
              setOpen(false);
            }}
          >
            {t("paste.apply", count(changed.length))}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const right = css({ color: "fg.default", fontWeight: "medium" });
const wrong = css({ color: "fg.danger" });
const why = css({ display: "block", textStyle: "small", whiteSpace: "normal" });
const quiet = css({ color: "fg.muted" });
