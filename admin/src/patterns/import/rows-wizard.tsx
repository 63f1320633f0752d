import { useClient } from "@countertop/sdk/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Wizard } from "../form/wizard.tsx";
import { useWizard } from "../form/wizard-state.ts";
import type { Saving } from "../grid/grid-modal.tsx";
import { useFormat } from "../page/use-format.ts";
import {
  checkRows,
  templateOf,
  type Planned,
  type RowsImport,
} from "../../lib/import/check-rows.ts";
import { CheckStep, Preview, type PreviewColumn } from "./check-step.tsx";
import { FileStep } from "./file-step.tsx";
import { readCsv } from "../../lib/import/read-csv.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import { Good, Waiting } from "./waiting.tsx";

export interface ImportRowsProps<Known, Entry extends Planned, Own extends string = never> {
  title: string;
  rules: readonly string[];
  /** File name of the template. */
  template: string;
  rows: RowsImport<Known, Entry, Own>;
  ownText?(code: Own, more: string): string;
  /** Columns of the preview. */
  preview: readonly PreviewColumn<Entry>[];
  /** Writes the entries in batches, as a grid does. Resolves to the ids of entries that weren't written, with the reasons. */
  save(entries: readonly Entry[], how: Saving): Promise<ReadonlyMap<string, string>>;
  onClose(): void;
}

const [CHECK, RUN] = [1, 2] as const;

/** Imports rows from a file. The wizard checks them, then writes them in batches; the operator can stop and resume it. */
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
  const chosen = useChosenFile(async (file, watched) => {
    const { table, faults } = await readCsv(file, watched.signal);
    const checked = await checkRows(table, rows, client, watched);
    return {
      ...checked,
      faults: [...faults, ...checked.faults],
      // Rows can't be left out if a quotation mark is unclosed, because its cell then includes the rows below it.
      separable: checked.separable && faults.length === 0,
    };
  });
  const { file, ready } = chosen;
  const entries = ready?.entries ?? [];
  /** The result whose rows with problems are left out. */
  const [without, setWithout] = useState<typeof ready>();
  const run = useRun(save);
  const { current } = steps;
  const clean = ready !== undefined && (ready.faults.length === 0 || without === ready);
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
              name={file?.name ?? ""}
              faults={ready.faults}
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
          content: current === RUN && <RunStep run={run} entries={entries} />,
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
  /** Entries that weren't written, by id with reasons; undefined while it runs. */
  failures: ReadonlyMap<string, string> | undefined;
  done: number;
  of: number;
  start(entries: readonly Entry[]): Promise<void>;
  stop(): void;
}

function useRun<Entry extends Planned>(save: ImportRowsProps<unknown, Entry>["save"]): Run<Entry> {
  const { t } = useTranslation("common");
  const stop = useRef(new AbortController());
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  useEffect(() => () => stop.current.abort(), []);
  return {
    failures,
    ...progress,
    async start(entries) {
      const of = entries.length;
      const { signal } = (stop.current = new AbortController());
      setFailures(undefined);
      setProgress({ done: 0, of });
      try {
        setFailures(
          await save(entries, { signal, onProgress: (done) => setProgress({ done, of }) }),
        );
      } catch (error) {
        // Excludes stored rows, so that they aren't written again.
        const { message } = problemOf(error, t);
        setFailures(new Map(entries.map(({ id }) => [id, message])));
      }
    },
    stop: () => stop.current.abort(),
  };
}

function RunStep<Entry extends Planned>({
  run,
  entries,
}: {
  run: Run<Entry>;
  entries: readonly Entry[];
}) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { failures, done, of, start, stop } = run;
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
  const failed = tCommon("bulk.failed", { count: rest.length });
  return (
    <>
      <Good>{t("run.done", { value: format.number(entries.length - rest.length) })}</Good>
      {rest.length > 0 && (
        <>
          <Alert title={failed} />
          <Preview
            label={failed}
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
