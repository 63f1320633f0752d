import {
  adminCreateProduct,
  adminUpdatePriceList,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import { useClient, useRevalidate } from "@countertop/sdk/react";
import { hashKey, keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchJob } from "../../lib/batch-job.ts";
import { notify } from "../../ui/notify.ts";
import {
  batchJobsQuery,
  completedAfter,
  completionTime,
  pollCounter,
} from "./batch-job-queries.ts";
import { useJobName } from "./use-job-name.ts";

/** The operations that a job of each type runs many times. Their data is stale once the job has ended. */
const done: Readonly<Record<string, Parameters<ReturnType<typeof useRevalidate>>>> = {
  "product-import": [adminCreateProduct, adminUpdateProduct],
  "price-list-import": [adminUpdatePriceList],
};

/**
 * Polls the batch jobs while the component is mounted, and notifies the user about each job that completes. Use it once per page.
 */
export function useBatchJobs() {
  const client = useClient();
  const queries = useQueryClient();
  const [counter] = useState(pollCounter);
  const options = batchJobsQuery(client);
  const hash = hashKey(options.queryKey);

  const jobs = useQuery({
    ...options,
    // Keeps the previous jobs: the key changes at midnight, but the jobs usually stay the same.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
    refetchInterval: counter.delay,
  });

  // Polls often again after a job was started, confirmed, or canceled, which makes this query stale.
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type === "updated" && event.action.type === "invalidate")
          if (event.query.queryHash === hash) counter.reset(event.query);
      }),
    [queries, counter, hash],
  );

  useNotices(jobs.data?.batch_jobs);
  return jobs;
}

function useNotices(jobs: readonly BatchJob[] | undefined) {
  const { t } = useTranslation("batch-jobs");
  const settle = useRevalidate();
  const nameOf = useJobName();
  const lastNotice = useRef<number>(undefined);

  useEffect(() => {
    if (!jobs) return;
    // Jobs that were completed before the first read aren't reported.
    lastNotice.current ??= Math.max(0, ...jobs.map(completionTime));
    for (const job of completedAfter(jobs, lastNotice.current)) {
      lastNotice.current = completionTime(job);
      notify("success", t("notice.title"), t("notice.completed", { type: nameOf(job.type) }));
      void settle(...(done[job.type] ?? []));
    }
  }, [jobs, settle, nameOf, t]);
}
