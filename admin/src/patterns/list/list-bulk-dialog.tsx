import { css } from "#styled/css";
import { Undo2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { writeStorage } from "../../lib/browser-storage.ts";
import { problemOf } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { notify } from "../../ui/notify.ts";
import { RecordChoices } from "../filter/filter-editor.tsx";
import { BATCH, runBulk, type BulkReport } from "../list-state/list-bulk.ts";
import { BulkWarning, Report } from "./list-bulk-report.tsx";
import type { Named } from "../list-state/list-selection.ts";
import type { Warning } from "../overlay/warning.tsx";
import type { ListAction, Undo } from "./list-types.ts";
import { useTyped } from "../overlay/typed-field.tsx";
import { once, useDoomed } from "./bulk-rows.ts";
import { useTarget } from "./use-bulk-target.ts";
import { useFormat } from "../page/use-format.ts";
import { DependentsList } from "../page/dependents.tsx";

/** Maximum number of names in the confirmation. */
const NAMED = 5;
/** Maximum number of records whose dependents are counted, because each of them requires a request. */
const COUNTED = 20;

export interface BulkDialogProps {
  action: Pick<
    ListAction<never>,
    | "id"
    | "label"
    | "danger"
    | "ask"
    | "warns"
    | "run"
    | "undo"
    | "runMany"
    | "undoMany"
    | "done"
    | "closes"
  >;
  count: number;
  /** Returns the rows, which may have to be fetched first. */
  rows(signal: AbortSignal): Promise<Named[]>;
  /** Called after the action, even if it was only partly done, because cached data may be stale. */
  onDone(report: BulkReport): void;
  onUndone(): void;
  /** A safer alternative for the same rows. */
  instead?: { action: string; act(): void } | undefined;
  onClose(): void;
}

type Stage =
  | { is: "asking" }
  | { is: "warned"; warning: Warning; rows: Named[] }
  | { is: "running"; done: number; of: number }
  | { is: "failed"; error: unknown }
  | { is: "finished"; report: BulkReport; undone: boolean; undoable: number };

/** A dialog for an action on several rows. Shows the confirmation, the progress, and the result of each row. */
export function BulkDialog(props: BulkDialogProps) {
  const { action, count, rows, onDone, onUndone, instead, onClose } = props;
  const { t } = useTranslation("common");
  const format = useFormat();
  const [chosen, setChosen] = useTarget(action.ask?.records, action.id);
  const [stage, setStage] = useState<Stage>(
    action.ask ? { is: "asking" } : { is: "running", done: 0, of: count },
  );
  const stop = useRef<AbortController>(undefined);
  /** The undo functions of all rows that were done, including those before a retry. */
  const undos = useRef(new Map<string, { row: Named; undo: Undo }>());

  const act = async (part: readonly Named[]) => {
    const given = chosen[0] ?? "";
    if (given !== "") writeStorage("target", given, action.id);
    const ids = idsOf(part);
    const [first] = part;
    if (!first) return;
    if (action.runMany) {
      const changed = await action.undoMany?.(ids, given);
      await action.runMany(ids, given);
      const undo = changed && once(changed.undo);
      for (const row of part)
        if (undo && changed.ids.includes(row.id)) undos.current.set(row.id, { row, undo });
      return;
    }
    const undo = await action.undo?.(first.id, given);
    await action.run?.(first.id, given);
    if (undo) undos.current.set(first.id, { row: first, undo });
  };
  const undoPart = async (part: readonly Named[]) => {
    for (const { id } of part) {
      await undos.current.get(id)?.undo();
      undos.current.delete(id);
    }
  };
  const summaryOf = ({ done }: BulkReport) => action.done?.(done.length, idsOf(done));
  const start = async (pick: BulkDialogProps["rows"], undoing = false) => {
    const controller = (stop.current = new AbortController());
    setStage({ is: "running", done: 0, of: undoing ? undos.current.size : count });
    try {
      const picked = await pick(controller.signal);
      if (pick === rows && !undoing) {
        const warning = await action.warns?.(idsOf(picked));
        controller.signal.throwIfAborted();
        if (warning) return setStage({ is: "warned", warning, rows: picked });
      }
      const report = await runBulk(picked, undoing ? undoPart : act, {
        size: action.runMany && !undoing ? BATCH : 1,
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
      if (action.closes && pick === rows && report.failed.length + report.waiting.length === 0) {
        notify("success", summaryOf(report) ?? action.label);
        return onClose();
      }
      setStage({ is: "finished", report, undone: undoing, undoable: undos.current.size });
    } catch (error) {
      if (controller.signal.aborted) onClose();
      else setStage({ is: "failed", error });
    }
  };
  const content = useRef<HTMLDivElement>(null);
  // Restores the focus, because the next stage replaces the button that was pressed.
  useEffect(() => {
    if (!content.current?.contains(document.activeElement)) content.current?.focus();
  }, [stage.is]);
  const begun = useRef(false);
  useEffect(() => {
    if (action.ask || begun.current) return;
    begun.current = true;
    void start(rows);
  });

  const { known, error } = useDoomed(action.danger === true && stage.is === "asking", rows);
  const [first] = known ?? [];
  const typed = !action.danger ? undefined : count === 1 ? (first?.name ?? "…") : String(count);
  const {
    ready,
    form,
    field: typing,
  } = useTyped(typed, () => known && void start(() => Promise.resolve(known)));
  const namesOf = (all: readonly Named[]) => {
    const names = all.slice(0, NAMED).map(({ name }) => name);
    const more = all.length - NAMED;
    if (more <= 0) return format.list(names);
    return t("filter.andMore", { names: names.join(", "), count: more });
  };
  const undo = () =>
    void start(() => Promise.resolve([...undos.current.values()].map(({ row }) => row)), true);
  const finished = stage.is === "finished" ? stage : undefined;
  const report = finished?.report;
  return (
    <Dialog.Root
      open
      role={action.danger ? "alertdialog" : "dialog"}
      closeOnInteractOutside={stage.is !== "running"}
      closeOnEscape={stage.is !== "running"}
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Dialog.Content ref={content}>
        <Dialog.Title>
          {stage.is === "warned" ? stage.warning.title : (action.ask?.title ?? action.label)}
        </Dialog.Title>
        {stage.is === "asking" && action.ask && (
          <>
            <Dialog.Description>{action.ask.text(count)}</Dialog.Description>
            {action.danger && (
              <>
                {error === undefined ? (
                  <p className={doomed}>{known ? namesOf(known) : "…"}</p>
                ) : (
                  <p role="alert">{problemOf(error, t).message}</p>
                )}
                {known && action.ask.dependents && known.length <= COUNTED && (
                  <DependentsList of={known.flatMap(action.ask.dependents)} />
                )}
                {typing}
              </>
            )}
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
              {instead && (
                <Button onClick={instead.act}>
                  {t("confirm.instead", { action: instead.action })}
                </Button>
              )}
              <Button
                {...(action.danger
                  ? { visual: "danger" as const, type: "submit" as const, form }
                  : { visual: "primary" as const, onClick: () => void start(rows) })}
                disabled={
                  action.danger
                    ? !known || !ready
                    : action.ask.records !== undefined && chosen.length === 0
                }
              >
                {action.ask.confirm}
              </Button>
            </Dialog.Footer>
          </>
        )}
        {stage.is === "warned" && (
          <BulkWarning
            warning={stage.warning}
            onConfirm={() => void start(() => Promise.resolve(stage.rows))}
            onClose={onClose}
          />
        )}
        {stage.is === "running" && (
          <>
            <p className={textClass}>
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
        {finished && report && (
          <>
            <Report
              report={report}
              done={
                finished.undone
                  ? t("bulk.undone", { count: report.done.length })
                  : summaryOf(report)
              }
            />
            <Dialog.Footer>
              <Button onClick={onClose}>{t("actions.close")}</Button>
              {/* After an undo, the retry button undoes the rows whose undo failed. */}
              {!finished.undone && finished.undoable > 0 && (
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
                      finished.undone,
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

const idsOf = (rows: readonly Named[]) => rows.map(({ id }) => id);
const textClass = css({ color: "fg.subtle", fontVariantNumeric: "tabular-nums" });
const meter = css({ width: "full", height: "8", accentColor: "accent.solid" });
const doomed = css({ fontWeight: "medium", overflowWrap: "anywhere" });
