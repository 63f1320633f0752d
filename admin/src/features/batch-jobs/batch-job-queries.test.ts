import { environmentManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createHttpClient } from "@countertop/sdk";
import { canCancel, isRunning, statusOf } from "../../lib/batch-job.ts";
import {
  batchJobsQuery,
  completedAfter,
  monthBefore,
  pollCounter,
  pollDelay,
} from "./batch-job-queries.ts";

describe("the list of batch jobs", () => {
  it("requests 100 jobs, from the start of the day one month ago", () => {
    const { queryKey } = batchJobsQuery(createHttpClient(), new Date(2026, 4, 31, 15, 30));
    expect(queryKey.at(-1)).toEqual({
      limit: 100,
      created_at: { gte: new Date(2026, 3, 30).toISOString() },
      order: "-created_at",
    });
  });

  it.each([
    [new Date(2026, 2, 31, 23, 59), new Date(2026, 1, 28)],
    [new Date(2028, 2, 30), new Date(2028, 1, 29)],
    [new Date(2026, 0, 15), new Date(2025, 11, 15)],
    [new Date(2026, 10, 1), new Date(2026, 9, 1)],
  ])("requested at %s, starts at %s", (now, then) => {
    expect(monthBefore(now)).toEqual(then);
  });
});

describe("polling", () => {
  beforeEach(() => {
    environmentManager.setIsServer(() => false); // a server doesn't poll
    vi.useFakeTimers();
  });
  afterEach(() => {
    environmentManager.setIsServer(() => true);
    vi.useRealTimers();
  });

  it("waits 2, 5, 10, 15, 30, and 60 seconds, and 60 from then on", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 100].map((polls) => pollDelay(polls) / 1000)).toEqual([
      2, 5, 10, 15, 30, 60, 60, 60,
    ]);
  });

  it("backs off after each poll, even if it failed, and restarts at 2 seconds after a reset", async () => {
    const times: number[] = [];
    const started = Date.now();
    const queries = new QueryClient();
    const counter = pollCounter();
    const observer = new QueryObserver(queries, {
      queryKey: ["jobs"],
      retry: false,
      queryFn: () => {
        times.push((Date.now() - started) / 1000);
        return times.length === 2
          ? Promise.reject(new Error("away"))
          : Promise.resolve(times.length);
      },
      refetchInterval: counter.delay,
    });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(182_000);
    expect(times).toEqual([0, 2, 7, 17, 32, 62, 122, 182]);

    counter.reset(observer.getCurrentQuery());
    await observer.refetch();
    times.length = 0;
    await vi.advanceTimersByTimeAsync(7000);
    expect(times.map((time) => time - 182)).toEqual([2, 7]);
    stop();
  });
});

describe("a notice", () => {
  const job = (status: string, completed_at: string | null) => ({ status, completed_at }) as never;

  it("is shown for jobs completed after the last notice, oldest first", () => {
    const late = job("completed", "2026-11-20T12:00:03Z");
    const early = job("completed", "2026-11-20T12:00:02Z");
    const jobs = [
      late,
      job("completed", "2026-11-20T12:00:01Z"),
      job("processing", null),
      job("failed", null),
      early,
    ];
    expect(completedAfter(jobs, Date.parse("2026-11-20T12:00:01Z"))).toEqual([early, late]);
  });

  it("requires both the status `completed` and a completion time", () => {
    expect(completedAfter([job("failed", "2026-11-20T12:00:01Z")], 0)).toEqual([]);
    expect(completedAfter([job("completed", null)], 0)).toEqual([]);
  });
});

it.each([
  ["created", true],
  ["pre_processed", true],
  ["confirmed", true],
  ["processing", true],
  ["completed", false],
  ["canceled", false],
  ["failed", false],
] as const)("a job that is %s is running: %s", (status, running) => {
  expect(isRunning({ status })).toBe(running);
});

it.each([
  ["created", true],
  ["pre_processed", true],
  // Once the job is confirmed, the server finishes it.
  ["confirmed", false],
  ["processing", false],
  ["completed", false],
] as const)("a job that is %s can be canceled: %s", (status, possible) => {
  expect(canCancel({ status })).toBe(possible);
});

it.each([
  ["canceled", "2026-11-20", "2026-11-20", "completed"],
  ["failed", null, "2026-11-20", "canceled"],
  ["failed", null, null, "failed"],
  ["confirmed", null, null, "confirmed"],
] as const)(
  "a job with the status %s, completed %s and canceled %s, is %s",
  (status, completed_at, canceled_at, truth) => {
    expect(statusOf({ status, completed_at, canceled_at })).toBe(truth);
  },
);
