import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveBatchJob } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminCreatePresignedDownloadUrl } from "@countertop/sdk/react";

export type BatchJob = Awaited<ReturnType<typeof adminRetrieveBatchJob>>["batch_job"];

export const isRunning = ({ status }: Pick<BatchJob, "status">): boolean =>
  status !== "completed" && status !== "canceled" && status !== "failed";

/**
 * The actual outcome of a job. If a job is canceled while it runs, the server finishes it, and then marks it as canceled. If it
 * is canceled before that, the server marks it as failed.
 */
export const statusOf = ({
  status,
  completed_at,
  canceled_at,
}: Pick<BatchJob, "status" | "completed_at" | "canceled_at">): BatchJob["status"] => {
  if (completed_at !== null) return "completed";
  return canceled_at === null ? status : "canceled";
};

/** Once a job is confirmed, the server completes it, and notices a cancellation only afterward. */
export const canCancel = ({ status }: Pick<BatchJob, "status">): boolean =>
  status === "created" || status === "pre_processed";

/** The name of the imported or exported file, without the folders and the date that the store adds. */
export function fileNameOf({ context, result }: Pick<BatchJob, "context" | "result">) {
  const key = (context as { fileKey?: unknown } | null)?.fileKey ?? result?.file_key;
  if (typeof key !== "string") return undefined;
  const name = key.split("/").at(-1) ?? "";
  return name.replace(/^\d+-(?=.)/, "") || undefined;
}

/** The errors that the server recorded, without duplicates. They are strings, or objects with a message. */
export function problemsOf(result: BatchJob["result"]): string[] {
  const texts = (result?.errors ?? []).flatMap((error: unknown) => {
    if (typeof error === "string") return error;
    const message = (error as { message?: unknown } | null)?.message;
    return typeof message === "string" ? message : [];
  });
  return [...new Set(texts)];
}

const [OFTEN, SELDOM, PATIENCE] = [1000, 3000, 20];

/** The query for a job that the user waits for. Polls until `until` returns true for the job. */
export const watchedJobQuery = (
  client: HttpClient,
  id: string,
  until: (job: BatchJob) => boolean,
) => ({
  ...queryOptions(client, adminRetrieveBatchJob, { id }),
  enabled: id !== "",
  staleTime: 0,
  refetchIntervalInBackground: true,
  refetchInterval: ({
    state,
  }: {
    state: { data: { batch_job: BatchJob } | undefined; dataUpdateCount: number };
  }) =>
    state.data && until(state.data.batch_job)
      ? (false as const)
      : state.dataUpdateCount < PATIENCE
        ? OFTEN
        : SELDOM,
});

/** Opens a file that a job has created. Without `onError`, the caller has to show the mutation's error. */
export const useJobFile = (onError?: (error: Error) => void) =>
  useAdminCreatePresignedDownloadUrl({
    // Opens a new tab, so that the admin stays open if the file is on another server or was deleted.
    onSuccess: ({ download_url: href }) =>
      Object.assign(document.createElement("a"), {
        href,
        target: "_blank",
        rel: "noopener",
      }).click(),
    ...(onError && { onError }),
  });
