import type { HttpClient } from "@countertop/sdk";
import { adminRetrieveBatchJob } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminCreatePresignedDownloadUrl } from "@countertop/sdk/react";

export type BatchJob = Awaited<ReturnType<typeof adminRetrieveBatchJob>>["batch_job"];

export const isRunning = ({ status }: Pick<BatchJob, "status">): boolean =>
  status !== "completed" && status !== "canceled" && status !== "failed";

/**
 * What became of it. One that was to be canceled in the middle of its work does it all and is called canceled; one that was
 * canceled before that is called failed.
 */
export const statusOf = ({
  status,
  completed_at,
  canceled_at,
}: Pick<BatchJob, "status" | "completed_at" | "canceled_at">): BatchJob["status"] => {
  if (completed_at !== null) return "completed";
  return canceled_at === null ? status : "canceled";
};

/** From its confirmation on the server does it to the end: it hears of a cancellation only afterwards. */
export const canCancel = ({ status }: Pick<BatchJob, "status">): boolean =>
  status === "created" || status === "pre_processed";

/** What its file is called: the one that it was made from, or has made. The store puts folders and a date around it. */
export function fileNameOf({ context, result }: Pick<BatchJob, "context" | "result">) {
  const key = (context as { fileKey?: unknown } | null)?.fileKey ?? result?.file_key;
  if (typeof key !== "string") return undefined;
  const name = key.split("/").at(-1) ?? "";
  return name.replace(/^\d+-(?=.)/, "") || undefined;
}

/** What the server noted as going wrong: texts, or records with a message, each once. */
export function problemsOf(result: BatchJob["result"]): string[] {
  const texts = (result?.errors ?? []).flatMap((error: unknown) => {
    if (typeof error === "string") return error;
    const message = (error as { message?: unknown } | null)?.message;
    return typeof message === "string" ? message : [];
  });
  return [...new Set(texts)];
}

const [OFTEN, SELDOM, PATIENCE] = [1000, 3000, 20];

/** One job that somebody waits for: asked for again and again until it has come as far as `until` says. */
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

/** Opens the file that a job has made. Whoever gives no `onError` shows the error that it has. */
export const useJobFile = (onError?: (error: Error) => void) =>
  useAdminCreatePresignedDownloadUrl({
    // The file may well be on another server, or gone by now: the admin stays where it is.
    onSuccess: ({ download_url: href }) =>
      Object.assign(document.createElement("a"), {
        href,
        target: "_blank",
        rel: "noopener",
      }).click(),
    ...(onError && { onError }),
  });
