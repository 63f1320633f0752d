import {
  adminCreateProduct,
  adminUpdatePriceList,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { hashKey, keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BatchJob } from "../../patterns/page.ts";
import { useSettleWrites } from "../../patterns/resource.ts";
import { notify } from "../../ui/notify.ts";
import {
  batchJobsQuery,
  completedAfter,
  completionTime,
  pollCounter,
} from "./batch-job-queries.ts";
import { useJobName } from "./use-job-name.ts";

/** What a job did many times, and so what is stale once it has ended. */
const done: Readonly<Record<string, Parameters<ReturnType<typeof useSettleWrites>>>> = {
  "product-import": [adminCreateProduct, adminUpdateProduct],
  "price-list-import": [adminUpdatePriceList],
};

/** Looks at the batch jobs as long as it is mounted, and gives notice of each that was completed. Once per page. */
export function useBatchJobs() {
  const client = useClient();
  const queries = useQueryClient();
  const [counter] = useState(pollCounter);
  const options = batchJobsQuery(client);
  const hash = hashKey(options.queryKey);

  const jobs = useQuery({
    ...options,
    // The key changes at midnight, the jobs hardly.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: "always",
    refetchInterval: counter.delay,
  });

  // Whatever starts, confirms or cancels a job makes this query stale: from then on it is worth looking often.
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
  const settle = useSettleWrites();
  const nameOf = useJobName();
  const lastNotice = useRef<number>(undefined);

  useEffect(() => {
    if (!jobs) return;
    // What was completed before anybody looked is no news.
    lastNotice.current ??= Math.max(0, ...jobs.map(completionTime));
    for (const job of completedAfter(jobs, lastNotice.current)) {
      lastNotice.current = completionTime(job);
      notify("success", t("notice.title"), t("notice.completed", { type: nameOf(job.type) }));
      void settle(...(done[job.type] ?? []));
    }
  }, [jobs, settle, nameOf, t]);
}
