import type { HttpClient } from "@countertop/sdk";
import { adminListBatchJobs } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import type { BatchJob } from "../../lib/batch-job.ts";
import { type Polled, pollsOf } from "../../lib/polls.ts";

/** Jobs that the signed-in user has started since the same day one month ago, at most 100. */
export const batchJobsQuery = (client: HttpClient, now = new Date()) =>
  queryOptions(client, adminListBatchJobs, {
    query: {
      limit: 100,
      created_at: { gte: monthBefore(now).toISOString() },
      order: "-created_at",
    },
  });

/**
 * The start of the same day one month earlier, in the user's time zone, or of that month's last day if the month is shorter.
 */
export function monthBefore(now: Date): Date {
  const last = new Date(now.getFullYear(), now.getMonth(), 0).getDate();
  return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), last));
}

const SECONDS = [2, 5, 10, 15, 30, 60] as const;

/** Milliseconds until the next poll, by the number of polls since the start or the last reset. */
export const pollDelay = (polls: number): number =>
  1000 * (SECONDS[Math.min(Math.max(polls, 1), SECONDS.length) - 1] ?? 60);

/** Counts the polls of a query. Restarts when a write makes the query stale, because jobs are then running again. */
export function pollCounter() {
  let since = 0;
  return {
    reset: (query: Polled) => void (since = pollsOf(query)),
    delay: (query: Polled): number => pollDelay(pollsOf(query) - since),
  };
}

/** Jobs completed since the last notification, oldest first. All times are from the server's clock. */
export function completedAfter<Job extends Pick<BatchJob, "status" | "completed_at">>(
  jobs: readonly Job[],
  lastNotice: number,
): Job[] {
  return jobs
    .filter((job) => job.status === "completed" && completionTime(job) > lastNotice)
    .toSorted((a, b) => completionTime(a) - completionTime(b));
}

export const completionTime = ({ completed_at }: Pick<BatchJob, "completed_at">): number =>
  completed_at === null ? 0 : Date.parse(completed_at);
