import { useClient } from "@countertop/sdk/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Wizard } from "../form/wizard.tsx";
import { useWizard } from "../form/wizard-state.ts";
import { runBulk, type BulkReport } from "../list/list-bulk.ts";
import { Report } from "../list/list-bulk-report.tsx";
import { useFormat } from "../page/use-format.ts";
import { useWrite, type Write } from "../resource/use-write.ts";
import { checkRows, templateOf, type Planned, type RowsImport } from "./check-rows.ts";
import { CheckStep, Preview, type PreviewColumn } from "./check-step.tsx";
import { FileStep } from "./file-step.tsx";
import { readCsv } from "./read-csv.ts";
import { useChosenFile } from "./use-chosen-file.ts";
import { Waiting } from "./waiting.tsx";

export interface ImportRowsProps<Known, Entry extends Planned, Own extends string = never> {
  title: string;
  rules: readonly string[];
  /** Of the file to begin with. */
  template: string;
  rows: RowsImport<Known, Entry, Own>;
  ownText?(code: Own, more: string): string;
  /** What is going to be written, as it is shown before. */
  preview: readonly PreviewColumn<Entry>[];
  /** Writes one entry, or as many as `size` in one call; what throws is told of each. */
  write(entries: readonly Entry[], write: Write): Promise<unknown>;
  size?: number;
  onClose(): void;
}

const [CHECK, RUN] = [1, 2] as const;

/** Rows out of a file: checked here, then written part by part, which can be stopped and gone on with. */
export function ImportRows<Known, Entry extends Planned, Own extends string = never>({
  title,
  rules,
  template,
  rows,
  ownText,
  preview,
  write,
  size = 1,
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
    return { ...checked, faults: [...faults, ...checked.faults] };
  });
  const { file, ready } = chosen;
  const entries = ready?.entries ?? [];
  const run = useRun(write, size);
  const finished = run.report !== undefined;
  const { current } = steps;
  const possible = [file !== undefined, ready?.faults.length === 0 && entries.length > 0, finished];
  return (
    <Wizard
      title={title}
      shape="full"
      wizard={{ ...steps, nextEnabled: possible[current] ?? false }}
      dirty={file !== undefined && !(finished && run.report?.waiting.length === 0)}
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
            >
              {ready.faults.length === 0 &&
                (entries.length > 0 ? (
                  <Preview
                    label={t("check.rows", { value: format.number(entries.length) })}
                    rows={entries}
                    keyOf={({ id }) => id}
                    columns={preview}
                  />
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
          content: current === RUN && <RunStep run={run} />,
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
  report: BulkReport | undefined;
  done: number;
  of: number;
  start(entries: readonly Entry[]): Promise<void>;
  /** What failed, and what was not begun. */
  again(): void;
  stop(): void;
}

function useRun<Entry extends Planned>(
  write: (entries: readonly Entry[], write: Write) => Promise<unknown>,
  size: number,
): Run<Entry> {
  const send = useWrite();
  const stop = useRef(new AbortController());
  const byId = useRef(new Map<string, Entry>());
  const [report, setReport] = useState<BulkReport>();
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  useEffect(() => () => stop.current.abort(), []);
  const start = async (entries: readonly Entry[], before: BulkReport["done"] = []) => {
    stop.current = new AbortController();
    for (const entry of entries) byId.current.set(entry.id, entry);
    const of = before.length + entries.length;
    setReport(undefined);
    setProgress({ done: before.length, of });
    const now = await runBulk(
      entries,
      (part) =>
        write(
          part.flatMap(({ id }) => byId.current.get(id) ?? []),
          send,
        ),
      {
        size,
        signal: stop.current.signal,
        onProgress: ({ done, failed }) =>
          setProgress({ done: before.length + done.length + failed.length, of }),
      },
    );
    setReport({ ...now, done: [...before, ...now.done] });
  };
  return {
    report,
    ...progress,
    start,
    again: () => {
      if (!report) return;
      const left = [...report.failed.map(({ row }) => row), ...report.waiting];
      void start(
        left.flatMap(({ id }) => byId.current.get(id) ?? []),
        report.done,
      );
    },
    stop: () => stop.current.abort(),
  };
}

function RunStep({ run }: { run: Run<never> }) {
  const { t } = useTranslation("import");
  const { t: tCommon } = useTranslation("common");
  const format = useFormat();
  const { report, done, of, again, stop } = run;
  if (!report)
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
  const left = report.failed.length + report.waiting.length;
  return (
    <>
      <Report report={report} done={t("run.done", { value: format.number(report.done.length) })} />
      {left > 0 && (
        <div>
          <Button onClick={again}>{t("run.again")}</Button>
        </div>
      )}
    </>
  );
}
