import { useClient } from "@countertop/sdk/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, type Problem } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Wizard } from "../form/wizard.tsx";
import { useWizard } from "../form/wizard-state.ts";
import type { Saving } from "../grid/grid-modal.tsx";
import { useFormat } from "../page/use-format.ts";
import {
  checkRows,
  columnNamed,
  templateOf,
  type Planned,
  type RowsImport,
} from "../../lib/import/check-rows.ts";
import { CheckStep } from "./check-step.tsx";
import { FileStep } from "./file-step.tsx";
import { Preview, type PreviewColumn } from "./preview.tsx";
import { useChosenFile } from "./use-chosen-file.ts";
import { Good, Waiting } from "./waiting.tsx";

export interface ImportRowsProps<Known, Entry extends Planned, Own extends string = never> {
  title: string;
  rules: readonly string[];
  /** The file name of the template. */
  template: string;
  rows: RowsImport<Known, Entry, Own>;
  ownText?(code: Own, more: string): string;
  /** The columns of the preview. */
  preview: readonly PreviewColumn<Entry>[];
  /**
   * Writes the entries in batches, as a grid does. Resolves to the ids of entries that weren't written, with the reasons. After
   * a rejection, the wizard reads the store again, because any entry may have been written.
   */
  save(entries: readonly Entry[], how: Saving): Promise<ReadonlyMap<string, string>>;
  onClose(): void;
}

const [CHECK, RUN] = [1, 2] as const;

/**
 * Imports rows from a file. The wizard checks the rows, and then writes them in batches. The operator can stop and resume the
 * import.
 */
export function ImportRows<Known, Entry extends Planned, Own extends string = never>({
  title,
  rules,
  template,
  rows,
  ownText,
  preview,
  save,
  onClose,
}: ImportRowsProps<Known, Entry, Own>) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const client = useClient();
  const steps = useWizard(3);
  const chosen = useChosenFile(async ({ table, problems, warnings }, watched) => {
    const checked = await checkRows(table, rows, client, watched);
    return {
      ...checked,
      problems: [...problems, ...checked.problems],
      warnings: [...warnings, ...checked.warnings],
      // Rows can't be left out if a quotation mark isn't closed, because its cell then contains the rows below.
      separable: checked.separable && problems.length === 0,
    };
  });
  const { file, ready } = chosen;
  const entries = ready?.entries ?? [];
  /** The check result for which rows with problems are left out. */
  const [without, setWithout] = useState<typeof ready>();
  const run = useRun(save);
  const { current } = steps;
  const clean = ready !== undefined && (ready.problems.length === 0 || without === ready);
  const possible = [file !== undefined, clean && entries.length > 0, run.failures !== undefined];
  return (
    <Wizard
      title={title}
      wizard={{ ...steps, nextEnabled: possible[current] ?? false }}
      dirty={file !== undefined && run.failures?.size !== 0}
      steps={[
        {
          title: t("file.title"),
          content: (
            <FileStep
              chosen={chosen}
              rules={rules}
              template={{
                name: template,
                lines: () => Promise.resolve(templateOf(rows.columns)),
              }}
            />
          ),
          check: chosen.check,
          leavable: true,
        },
        {
          title: t("check.title"),
          content: current >= CHECK && ready && (
            <CheckStep
              chosen={chosen}
              columnOf={(header) => columnNamed(rows.columns, header)?.name}
              problems={ready.problems}
              warnings={ready.warnings}
              {...(ownText && { ownText })}
              {...(ready.separable &&
                ready.skipped > 0 &&
                entries.length > 0 && {
                  leave: {
                    count: ready.skipped,
                    checked: clean,
                    onChange: (leaves) => setWithout(leaves ? ready : undefined),
                  },
                })}
            >
              {clean &&
                (entries.length > 0 ? (
                  <>
                    <p>{t("check.rows", { value: format.number(entries.length) })}</p>
                    <Preview
                      label={t("check.rows", { value: format.number(entries.length) })}
                      rows={entries}
                      keyOf={({ id }) => id}
                      columns={preview}
                    />
                  </>
                ) : (
                  <p>{t("check.nothing")}</p>
                ))}
            </CheckStep>
          ),
          next: t("run.start"),
          back: () => steps.reset(),
          check: () => {
            void run.start(entries);
            return true;
          },
        },
        {
          title: t("run.title"),
          content: current === RUN && (
            <RunStep
              run={run}
              entries={entries}
              checkAgain={async () => {
                if (await chosen.check()) steps.set(CHECK);
              }}
            />
          ),
          next: tCommon("overlay.done"),
          back: false,
        },
      ]}
      onSubmit={() => Promise.resolve()}
      onClose={onClose}
    />
  );
}

interface Run<Entry> {
  /** Entries that weren't written, by id, with the reasons. Undefined before the import and while it runs. */
  failures: ReadonlyMap<string, string> | undefined;
  /** The error after which it isn't known which entries were written. */
  problem: Problem | undefined;
  done: number;
  of: number;
  start(entries: readonly Entry[]): Promise<void>;
  stop(): void;
}

function useRun<Entry extends Planned>(save: ImportRowsProps<unknown, Entry>["save"]): Run<Entry> {
  const { t } = useTranslation("common");
  const stop = useRef(new AbortController());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>();
  const [problem, setProblem] = useState<Problem>();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  useEffect(() => () => stop.current.abort(), []);
  return {
    failures,
    problem,
    ...progress,
    async start(entries) {
      const of = entries.length;
      const { signal } = (stop.current = new AbortController());
      setFailures(undefined);
      setProblem(undefined);
      setProgress({ done: 0, of });
      try {
        setFailures(
          await save(entries, { signal, onProgress: (done) => setProgress({ done, of }) }),
        );
      } catch (error) {
        setProblem(problemOf(error, t));
      }
    },
    stop: () => stop.current.abort(),
  };
}

function RunStep<Entry extends Planned>({
  run,
  entries,
  checkAgain,
}: {
  run: Run<Entry>;
  entries: readonly Entry[];
  /** Reads the store again, and goes back to the entries that it doesn't have. */
  checkAgain(): Promise<void>;
}) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { failures, problem, done, of, start, stop } = run;
  const [failed, setFailed] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  if (problem) {
    const again = async () => {
      setBusy(true);
      try {
        await checkAgain();
      } catch (error) {
        setFailed(problemOf(error, tCommon));
      } finally {
        setBusy(false);
      }
    };
    const { title, message } = failed ?? problem;
    return (
      <Alert
        title={title}
        action={
          <Button size="sm" loading={busy} onClick={() => void again()}>
            {t("check.again")}
          </Button>
        }
      >
        {message} {t("run.unsure")}
      </Alert>
    );
  }
  if (!failures)
    return (
      <>
        <Waiting
          label={tCommon("bulk.progress", { done: format.number(done), total: format.number(of) })}
          value={of === 0 ? null : done / of}
        />
        <div>
          <Button onClick={stop}>{tCommon("bulk.stop")}</Button>
        </div>
      </>
    );
  const rest = entries.filter(({ id }) => failures.has(id));
  const failedTitle = tCommon("bulk.failed", { count: rest.length });
  return (
    <>
      <Good>{t("run.done", { value: format.number(entries.length - rest.length) })}</Good>
      {rest.length > 0 && (
        <>
          <Alert title={failedTitle} />
          <Preview
            label={failedTitle}
            rows={rest}
            keyOf={({ id }) => id}
            columns={[
              { heading: t("check.row"), cell: ({ name }) => <bdi>{name}</bdi> },
              { heading: t("check.what"), cell: ({ id }) => failures.get(id) },
            ]}
          />
          <div>
            <Button onClick={() => void start(rest)}>{t("run.again")}</Button>
          </div>
        </>
      )}
    </>
  );
}
