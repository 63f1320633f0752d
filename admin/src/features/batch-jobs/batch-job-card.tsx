import { css } from "#styled/css";
import { useAdminCancelBatchJob, useAdminConfirmBatchJob } from "@countertop/sdk/react";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { useFormat } from "../../patterns/page.ts";
import {
  type BatchJob,
  canCancel,
  isRunning,
  fileNameOf,
  problemsOf,
  statusOf,
  useJobFile,
} from "../../lib/batch-job.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notify.ts";
import { useJobName } from "./use-job-name.ts";

const tones: Record<BatchJob["status"], Tone> = {
  created: "neutral",
  pre_processed: "warning",
  confirmed: "neutral",
  processing: "neutral",
  completed: "success",
  canceled: "neutral",
  failed: "danger",
};

/** An import or export: progress, problems, its file, and a button to cancel it while that is possible. */
export function BatchJobCard({ job }: { job: BatchJob }) {
  const { t } = useTranslation("batch-jobs");
  const format = useFormat();
  const name = useJobName()(job.type);
  const { count, advancement_count: done, file_key: file } = job.result ?? {};
  const status = statusOf(job);
  const fileName = fileNameOf(job);
  // Shows no problems for a canceled job, only that it was canceled.
  const problems = status === "canceled" ? [] : problemsOf(job.result);

  return (
    <article className={card}>
      <header className={head}>
        <h3 className={title}>{name}</h3>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </header>
      <p className={small}>
        <time dateTime={job.created_at} title={format.dateTime(job.created_at)}>
          {format.relative(job.created_at)}
        </time>
      </p>
      {fileName !== undefined && <p className={small}>{fileName}</p>}
      {!isRunning(job) && (done ?? count ?? 0) > 0 && (
        <p className={small}>
          {t("job.processed", {
            done: format.number(done ?? count ?? 0),
            total: format.number(count ?? done ?? 0),
          })}
        </p>
      )}
      {isRunning(job) && count !== undefined && count > 0 && done !== undefined && (
        <label className={progress}>
          {t("job.processed", { done: format.number(done), total: format.number(count) })}
          <progress
            className={bar}
            aria-label={t("job.progress", { type: name })}
            max={count}
            value={done}
          />
        </label>
      )}
      {problems.length > 0 && (
        <details className={small}>
          <summary>{t("job.errors", { count: problems.length })}</summary>
          <ul className={problemList}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      )}
      <Actions job={job} file={file} />
    </article>
  );
}

function Actions({ job, file }: { job: BatchJob; file: string | undefined }) {
  const { t } = useTranslation("batch-jobs");
  const { t: tCommon } = useTranslation("common");
  const failed = (title: string) => (error: Error) =>
    notify("error", title, problemOf(error, tCommon).message);
  const cancel = useAdminCancelBatchJob({ onError: failed(t("job.notCanceledTitle")) });
  const confirm = useAdminConfirmBatchJob({ onError: failed(t("job.notStartedTitle")) });
  const address = useJobFile(failed(t("job.noDownloadTitle")));
  if (isRunning(job) && !canCancel(job)) return <p className={small}>{t("job.runs")}</p>;
  if (!isRunning(job) && file === undefined) return null;
  return (
    <div className={actions}>
      {job.status === "pre_processed" && (
        <Button
          size="sm"
          visual="primary"
          loading={confirm.isPending}
          onClick={() => confirm.mutate({ id: job.id })}
        >
          {t("job.confirm")}
        </Button>
      )}
      {canCancel(job) && (
        <Button size="sm" loading={cancel.isPending} onClick={() => cancel.mutate({ id: job.id })}>
          {t("job.cancel")}
        </Button>
      )}
      {statusOf(job) === "completed" && file !== undefined && (
        <Button
          size="sm"
          icon={<Download aria-hidden />}
          loading={address.isPending}
          onClick={() => address.mutate({ body: { file_key: file } })}
        >
          {t("job.download")}
        </Button>
      )}
    </div>
  );
}

const card = css({
  display: "grid",
  gap: "8",
  padding: "12",
  border: "hairline",
  borderRadius: "card",
  background: "bg.panel",
});
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
});
const title = css({ textStyle: "section", "&::first-letter": { textTransform: "uppercase" } });
const small = css({ textStyle: "small", color: "fg.subtle" });
const progress = css({
  display: "grid",
  gap: "4",
  textStyle: "small",
  fontVariantNumeric: "tabular-nums",
});
const bar = css({ width: "full", height: "6", accentColor: "{colors.accent.solid}" });
const problemList = css({
  paddingBlockStart: "4",
  display: "grid",
  gap: "4",
  overflowWrap: "anywhere",
});
const actions = css({ display: "flex", flexWrap: "wrap", gap: "8" });
