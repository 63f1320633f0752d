import { css } from "#styled/css";
import { useAdminCreateBatchJob, useClient } from "@countertop/sdk/react";
import { useQuery, type QueryKey } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import * as Dialog from "../../ui/dialog.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { isRunning, problemsOf, useJobFile, watchedJobQuery } from "../../lib/batch-job.ts";
import { ErrorState } from "../page/error-state.tsx";
import { useFormat } from "../page/use-format.ts";
import { collect, type PageOf } from "../../lib/collect.ts";
import type { Paging } from "../list-state/list-search.ts";

/**
 * Maximum number of ids. They are sent to the server, which accepts 100 KiB per request, or about 3,000 ids of 31 characters.
 */
const MOST_IDS = 2500;

type Job = Parameters<ReturnType<typeof useAdminCreateBatchJob>["mutate"]>[0]["body"];

export interface ServerExportProps {
  title: string;
  text(count: number, value: string): string;
  notes: readonly string[];
  limit(most: string): string;
  start: string;
  leave: string;
  /** The query for the ids of the list's records, page by page. */
  queryKey: QueryKey;
  fetchPage(paging: Paging, signal: AbortSignal): Promise<PageOf<string>>;
  /** True if the server can't apply the search or one of the admin's filters, so that the matching ids have to be sent. */
  byIds: boolean;
  /** Returns the job that exports these ids, or all records that match the filters. */
  job(ids: readonly string[] | undefined): Job;
  onClose(): void;
}

/** Lets the server export the records of a list to a file, in the background. */
export function ServerExport(props: ServerExportProps) {
  const { title, text, notes, limit, leave, queryKey, fetchPage, byIds, onClose } = props;
  const { t } = useTranslation("common");
  const { t: jobs } = useTranslation("batch-jobs");
  const format = useFormat();
  const client = useClient();
  const [open, setOpen] = useState(true);
  const chosen = useQuery({
    queryKey: [...queryKey, "ids"],
    queryFn: ({ signal }) =>
      collect((paging) => fetchPage(paging, signal), { signal, most: byIds ? MOST_IDS : 1 }),
  });
  const create = useAdminCreateBatchJob();
  const job = useQuery(
    watchedJobQuery(client, create.data?.batch_job.id ?? "", (one) => !isRunning(one)),
  ).data?.batch_job;
  const file = useJobFile();
  const count = chosen.data?.total ?? 0;
  const tooMany = byIds && count > MOST_IDS;
  const key = job?.status === "completed" ? job.result?.file_key : undefined;
  const primary: ComponentProps<typeof Button> =
    key !== undefined
      ? {
          icon: <Download aria-hidden />,
          loading: file.isPending,
          onClick: () => file.mutate({ body: { file_key: key } }),
          children: jobs("job.download"),
        }
      : {
          disabled: count === 0 || tooMany,
          loading: create.isPending || (job ? isRunning(job) : create.data !== undefined),
          onClick: () =>
            create.mutate({ body: props.job(byIds ? (chosen.data?.rows ?? []) : undefined) }),
          children: props.start,
        };
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => setOpen(change.open)}
      onExitComplete={onClose}
    >
      <Dialog.Content>
        <Dialog.Title>{title}</Dialog.Title>
        {chosen.error && !chosen.data ? (
          <ErrorState error={chosen.error} onRetry={() => void chosen.refetch()} />
        ) : (
          <div className={body}>
            {chosen.data ? <p>{text(count, format.number(count))}</p> : <Skeleton height="20px" />}
            {notes.map((line) => (
              <p key={line} className={note}>
                {line}
              </p>
            ))}
            {tooMany && <Alert tone="warning">{limit(format.number(MOST_IDS))}</Alert>}
          </div>
        )}
        {create.error && (
          <Alert title={problemOf(create.error, t).title}>
            {problemOf(create.error, t).message}
          </Alert>
        )}
        {create.data && (!job || isRunning(job)) && (
          <div className={body}>
            <p role="status">{jobs("status.processing")}</p>
            <Progress label={jobs("status.processing")} value={null} />
            <p className={note}>{leave}</p>
          </div>
        )}
        {key !== undefined && <p role="status">{jobs("status.completed")}</p>}
        {file.error && (
          <Alert title={jobs("job.noDownloadTitle")}>{problemOf(file.error, t).message}</Alert>
        )}
        {job && !isRunning(job) && key === undefined && (
          <Alert title={jobs(`status.${job.status}`)}>{problemsOf(job.result).join(" ")}</Alert>
        )}
        <Dialog.Footer>
          <Button onClick={() => setOpen(false)}>{t("actions.close")}</Button>
          <Button visual="primary" {...primary} />
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const body = css({ display: "grid", gap: "8" });
const note = css({ color: "fg.subtle" });
