import { css } from "#styled/css";
import { CircleCheck, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../lib/errors.ts";
import { Button } from "../ui/button.tsx";
import * as Dialog from "../ui/dialog.tsx";
import { RecordChoices } from "./filter-editor.tsx";
import { runBulk, type BulkReport } from "./list-bulk.ts";
import type { Named } from "./list-selection.ts";
import type { ListAction, Undo } from "./list-types.ts";
import { useFormat } from "./use-format.ts";

export interface BulkDialogProps {
  action: Pick<ListAction<never>, "label" | "danger" | "ask" | "run" | "undo" | "done">;
  count: number;
  /** The rows themselves; they may have to be fetched first. */
  rows(signal: AbortSignal): Promise<Named[]>;
  /** Some of it may have been done, so what is shown anywhere may be stale. */
  onDone(report: BulkReport): void;
  onUndone(): void;
  onClose(): void;
}

type Stage =
  | { is: "asking" }
  | { is: "running"; done: number; of: number }
  | { is: "failed"; error: unknown }
  | { is: "told"; report: BulkReport; undone: boolean; undoable: number };

/** One action on many rows: the question, how far it is, and what became of each row. */
export function BulkDialog({ action, count, rows, onDone, onUndone, onClose }: BulkDialogProps) {
  const { t } = useTranslation("common");
  const format = useFormat();
  const [chosen, setChosen] = useState<string[]>([]);
  const [stage, setStage] = useState<Stage>(
    action.ask ? { is: "asking" } : { is: "running", done: 0, of: count },
  );
  const stop = useRef<AbortController>(undefined);
  /** Of all rows that were done, also before a retry. */
  const undos = useRef(new Map<string, { row: Named; undo: Undo }>());

  const act = async (row: Named) => {
    const undo = await action.undo?.(row.id, chosen[0] ?? "");
    await action.run?.(row.id, chosen[0] ?? "");
    if (undo) undos.current.set(row.id, { row, undo });
  };
  const takeBack = async ({ id }: Named) => {
    await undos.current.get(id)?.undo();
    undos.current.delete(id);
  };

  const start = async (pick: BulkDialogProps["rows"], undoing = false) => {
    const controller = (stop.current = new AbortController());
    setStage({ is: "running", done: 0, of: undoing ? undos.current.size : count });
    try {
      const picked = await pick(controller.signal);
      const report = await runBulk(picked, undoing ? takeBack : act, {
        signal: controller.signal,
        onProgress: ({ waiting, done, failed }) =>
          setStage({
            is: "running",
            done: done.length + failed.length,
            of: done.length + failed.length + waiting.length,
          }),
      });
      if (undoing) onUndone();
      else onDone(report);
      setStage({ is: "told", report, undone: undoing, undoable: undos.current.size });
    } catch (error) {
      if (controller.signal.aborted) onClose();
      else setStage({ is: "failed", error });
    }
  };
  const begun = useRef(false);
  useEffect(() => {
    if (action.ask || begun.current) return;
    begun.current = true;
    void start(rows);
  });

  const undo = () =>
    void start(() => Promise.resolve([...undos.current.values()].map(({ row }) => row)), true);
  const told = stage.is === "told" ? stage : undefined;
  const report = told?.report;
  return (
    <Dialog.Root
      open
      role={action.danger ? "alertdialog" : "dialog"}
      closeOnInteractOutside={stage.is !== "running"}
      closeOnEscape={stage.is !== "running"}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Dialog.Content>
        <Dialog.Title>{action.ask?.title ?? action.label}</Dialog.Title>
        {stage.is === "asking" && action.ask && (
          <>
            <Dialog.Description>{action.ask.text(count)}</Dialog.Description>
            {action.ask.records && (
              <RecordChoices
                kind="radio"
                records={action.ask.records}
                legend={action.ask.title}
                chosen={chosen}
                onChange={setChosen}
              />
            )}
            <Dialog.Footer>
              <Button onClick={onClose}>{t("actions.cancel")}</Button>
              <Button
                visual={action.danger ? "danger" : "primary"}
                disabled={action.ask.records !== undefined && chosen.length === 0}
                onClick={() => void start(rows)}
              >
                {action.ask.confirm}
              </Button>
            </Dialog.Footer>
          </>
        )}
        {stage.is === "running" && (
          <>
            <p className={words}>
              {t("bulk.progress", {
                done: format.number(stage.done),
                total: format.number(stage.of),
              })}
            </p>
            <progress
              className={meter}
              aria-label={action.label}
              value={stage.done}
              max={stage.of}
            />
            <Dialog.Footer>
              <Button onClick={() => stop.current?.abort()}>{t("bulk.stop")}</Button>
            </Dialog.Footer>
          </>
        )}
        {stage.is === "failed" && (
          <>
            <p role="alert">{problemOf(stage.error, t).message}</p>
            <Dialog.Footer>
              <Button onClick={onClose}>{t("actions.close")}</Button>
              <Button visual="primary" onClick={() => void start(rows)}>
                {t("actions.retry")}
              </Button>
            </Dialog.Footer>
          </>
        )}
        {told && report && (
          <>
            <Report
              report={report}
              done={
                told.undone
                  ? t("bulk.undone", { count: report.done.length })
                  : action.done?.(report.done.length)
              }
            />
            <Dialog.Footer>
              <Button onClick={onClose}>{t("actions.close")}</Button>
              {/* What could not be taken back is taken back by the retry. */}
              {!told.undone && told.undoable > 0 && (
                <Button icon={<Undo2 aria-hidden />} onClick={undo}>
                  {t("actions.undo")}
                </Button>
              )}
              {report.failed.length > 0 && (
                <Button
                  visual="primary"
                  onClick={() =>
                    void start(
                      () => Promise.resolve(report.failed.map(({ row }) => row)),
                      told.undone,
                    )
                  }
                >
                  {t("bulk.retry", { count: report.failed.length })}
                </Button>
              )}
            </Dialog.Footer>
          </>
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function Report({ report, done }: { report: BulkReport; done: string | undefined }) {
  const { t } = useTranslation("common");
  return (
    <div className={told} role="status">
      {report.done.length > 0 && (
        <p className={line}>
          <CircleCheck aria-hidden className={good} />
          {done}
        </p>
      )}
      {report.waiting.length > 0 && (
        <p className={line}>{t("bulk.left", { count: report.waiting.length })}</p>
      )}
      {report.failed.length > 0 && (
        <>
          <p className={line}>
            <TriangleAlert aria-hidden className={bad} />
            {t("bulk.failed", { count: report.failed.length })}
          </p>
          <ul className={failures} aria-label={t("bulk.failures")}>
            {report.failed.map(({ row, error }) => (
              <li key={row.id}>
                <strong>{row.name}</strong>
                <span>{problemOf(error, t).message}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const words = css({ color: "fg.subtle", fontVariantNumeric: "tabular-nums" });
const meter = css({ width: "full", height: "8", accentColor: "accent.solid" });
const told = css({ display: "grid", gap: "8" });
const line = css({ display: "flex", alignItems: "center", gap: "8" });
const good = css({ color: "status.success.mark" });
const bad = css({ color: "status.danger.mark" });
const failures = css({
  display: "grid",
  gap: "8",
  maxHeight: "240",
  overflowY: "auto",
  padding: "12",
  background: "bg.subtle",
  border: "hairline",
  borderRadius: "card",
  "& li": { display: "grid", overflowWrap: "anywhere" },
  "& strong": { fontWeight: "medium" },
  "& span": { color: "fg.muted" },
});
