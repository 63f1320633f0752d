import { css } from "#styled/css";
import { Info } from "lucide-react";
import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { isSaveKey } from "../../lib/keys.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DraftNotice } from "../form/draft-notice.tsx";
import { ErrorState } from "../page/error-state.tsx";
import { useCloseWhenSaved, useOverlay } from "../overlay/overlay.tsx";
import { useFormat } from "../page/use-format.ts";
import { activeCell, GridEditor } from "./grid-editor.tsx";
import { useGridDraft } from "./grid-draft.ts";
import type { RowChange } from "./sheet.ts";
import type { Grid } from "./use-grid.ts";

export interface GridModalProps {
  title: string;
  subtitle?: string | undefined;
  rowsTitle: string;
  /** The result of `useGrid`. */
  grid: Grid;
  /** Consequences of the changes, other than errors, that are shown before saving. */
  warnings?: readonly string[];
  /** Additional tools for the rows, which are added to the grid's toolbar. */
  tools?: ReactNode;
  /** Called before the rows are saved. They are saved only if the result is true. */
  confirm?(changes: readonly RowChange[]): Promise<boolean>;
  /**
   * Saves the rows, and returns the reasons for those that were rejected. Afterward, the grid's `rows` must have the server's
   * values. Rejected rows remain changes.
   */
  save(changes: readonly RowChange[], how: Saving): Promise<ReadonlyMap<string, string>>;
  /** Called when a draft with these rows is restored. The grid may not contain some of them yet. */
  onRestore?(rows: readonly string[]): void;
  /** Called after the closing animation. */
  onClose(): void;
}

export interface Saving {
  /** Aborts saving. Rows whose save hasn't begun are then treated as rejected. */
  signal: AbortSignal;
  /** Called with the number of finished rows. */
  onProgress(done: number): void;
}

/** Maximum number of warnings to show, because the grid needs the space. */
const MOST_WARNINGS = 3;
/** Minimum number of rows for which saving shows its progress and can be stopped. */
const CONFIRM_ABOVE = 20;

/** The full-screen grid. It closes once all rows are saved. */
export function GridModal(props: GridModalProps) {
  const {
    title,
    subtitle,
    rowsTitle,
    grid,
    warnings = [],
    tools,
    confirm,
    save,
    onRestore,
    onClose,
  } = props;
  const { t } = useTranslation(["grid", "common"]);
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const content = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const stop = useRef<AbortController>(undefined);
  const [saved, setSaved] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const { changes, problems } = grid.summary;
  // Includes the text of an open cell. The text is entered when the user leaves the cell, or at the latest when the dialog
  // about unsaved changes opens.
  const dirty = changes.length > 0 || grid.typing;
  const saving = progress !== undefined;
  // Leaves out rows that turned out to be saved, because they are no longer changes.
  const left = changes.filter(({ row }) => grid.failures.has(row.id)).length;
  const long = saving && progress.of >= CONFIRM_ABOVE;
  const counted = t("common:bulk.progress", {
    done: format.number(progress?.done ?? 0),
    total: format.number(progress?.of ?? 0),
  });
  /** Saves all rows. Resolves to true if all are saved. */
  const submit = async (): Promise<boolean> => {
    if (saving || !dirty) return false;
    if (problems.length > 0) {
      setProblem({
        title: t("save.fixTitle"),
        message: t("save.fixText"),
        retryable: false,
      });
      grid.nextProblem?.();
      return false;
    }
    setProblem(undefined);
    if (confirm && !(await confirm(changes))) return false;
    const of = changes.length;
    const { signal } = (stop.current = new AbortController());
    setProgress({ done: 0, of });
    try {
      const failures = await save(changes, {
        signal,
        onProgress: (done) => setProgress({ done, of }),
      });
      grid.setFailures(failures);
      if (failures.size === 0) {
        setSaved((times) => times + 1);
        return true;
      }
      const saved = changes.map(({ row }) => row.id).filter((id) => !failures.has(id));
      grid.forgetSaved(new Set(saved));
    } catch (error) {
      setProblem(problemOf(error, tCommon));
    } finally {
      setProgress(undefined);
    }
    return false;
  };
  const overlay = useOverlay({
    // Doesn't ask about rows that were saved, even if their new values are still loading.
    dirty: dirty && saved === 0,
    busy: saving,
    save: submit,
    kept: true,
    onClose,
  });
  useCloseWhenSaved(saved, overlay.close);
  const draft = useGridDraft(grid, onRestore);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
    // Enters the text of an open cell, so that it is also saved.
    if (event.target instanceof HTMLInputElement) event.target.blur();
    content.current?.querySelector<HTMLElement>("[data-save]")?.focus();
    requestAnimationFrame(() =>
      content.current?.querySelector<HTMLElement>("[data-save]")?.click(),
    );
  };
  return (
    <Dialog.Root
      {...overlay.root}
      initialFocusEl={() => activeCell(content.current)}
      onEscapeKeyDown={(event) => {
        // Ignores Escape in an open cell, where it discards the text.
        if (document.activeElement?.closest("[role=gridcell] input")) event.preventDefault();
      }}
    >
      <Dialog.Content shape="full" ref={content} onKeyDown={onKeyDown}>
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          start={<Dialog.Close label={t("common:overlay.close")} />}
          end={
            <div className={buttons}>
              <Button
                disabled={saving && !long}
                onClick={() => (long ? stop.current?.abort() : overlay.leave())}
              >
                {t(long ? "common:bulk.stop" : "common:overlay.cancel")}
              </Button>
              <Button
                visual="primary"
                data-save=""
                loading={saving}
                disabled={!dirty}
                aria-keyshortcuts="Control+S Meta+S"
                onClick={() => void submit()}
              >
                {t("common:overlay.save")}
              </Button>
            </div>
          }
        />
        {draft.offered && (
          <div className={alert}>
            <DraftNotice draft={draft} />
          </div>
        )}
        {problem && (
          <div className={alert}>
            <Alert title={problem.title}>{problem.message}</Alert>
          </div>
        )}
        {!problem && !saving && left > 0 && (
          <div className={alert}>
            <Alert title={t("save.partTitle", { count: left, value: format.number(left) })}>
              {t("save.partText")}
            </Alert>
          </div>
        )}
        {warnings.length > 0 && (
          <div className={alert}>
            <Alert tone="warning">
              {warnings.slice(0, MOST_WARNINGS).map((warning) => (
                <span key={warning} className={line}>
                  {warning}
                </span>
              ))}
              {warnings.length > MOST_WARNINGS && "…"}
            </Alert>
          </div>
        )}
        {long && (
          <div className={alert}>
            <p role="status">{counted}</p>
            <Progress
              label={t("save.progress")}
              value={progress.done / progress.of}
              valueText={counted}
            />
          </div>
        )}
        <GridEditor grid={grid} label={title} rowsTitle={rowsTitle} busy={saving} tools={tools} />
      </Dialog.Content>
    </Dialog.Root>
  );
}

export interface GridModalWaitingProps {
  title: string;
  subtitle?: string | undefined;
  /** The reason why the grid can't open: an error, or the text `instead`. */
  error?: unknown;
  instead?: string | undefined;
  onRetry(): void;
  onClose(): void;
}

/** A placeholder for the grid while its data loads, or the reason why the grid can't open. */
export function GridModalWaiting({
  title,
  subtitle,
  error,
  instead,
  ...rest
}: GridModalWaitingProps) {
  const { t } = useTranslation("common");
  const overlay = useOverlay({ onClose: rest.onClose });
  return (
    <Dialog.Root {...overlay.root}>
      <Dialog.Content shape="full">
        <Dialog.Header
          title={title}
          subtitle={subtitle}
          start={<Dialog.Close label={t("overlay.close")} />}
        />
        <Dialog.Body>
          {error ? (
            <ErrorState error={error} onRetry={rest.onRetry} />
          ) : instead !== undefined ? (
            <Empty icon={<Info />} title={<span role="alert">{instead}</span>} />
          ) : (
            <>
              <p role="status" className={spoken}>
                {t("list.loading")}
              </p>
              {Array.from({ length: 8 }, (_, index) => (
                <Skeleton key={index} />
              ))}
            </>
          )}
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const spoken = css({
  position: "absolute",
  width: "1",
  height: "1",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
const buttons = css({ display: "flex", gap: "8" });
const alert = css({ padding: "12" });
const line = css({ display: "block" });
