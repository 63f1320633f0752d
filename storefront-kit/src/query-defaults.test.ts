import { ApiError } from "@countertop/sdk";
import { dehydrate, hydrate, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  createStorefrontQueryClient,
  storefrontQueryDefaults,
  type StorefrontQueryClientOptions,
} from "./query-defaults.ts";

describe("storefrontQueryDefaults", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const clientWithDefaults = () => new QueryClient({ defaultOptions: storefrontQueryDefaults });
  const failing = () => {
    const times: number[] = [];
    const started = Date.now();
    const call = () => {
      times.push(Date.now() - started);
      return Promise.reject(new Error("down"));
    };
    return { call, times };
  };

  it("retries a failed query 3 times, after 1000, 2000, and 4000 ms", async () => {
    const { call, times } = failing();
    const query = clientWithDefaults().fetchQuery({ queryKey: ["regions"], queryFn: call });
    await Promise.all([expect(query).rejects.toThrow("down"), vi.advanceTimersByTimeAsync(60_000)]);
    expect(times).toEqual([0, 1000, 3000, 7000]);
  });

  it("waits at most 30000 ms", () => {
    const { retryDelay } = storefrontQueryDefaults.queries;
    expect([4, 5, 6, 100].map((failures) => retryDelay(failures))).toEqual([
      16_000, 30_000, 30_000, 30_000,
    ]);
  });

  it("never retries a failed mutation", async () => {
    const { call, times } = failing();
    const queries = clientWithDefaults();
    const mutation = queries.getMutationCache().build(queries, { mutationFn: call });
    await Promise.all([
      expect(mutation.execute(undefined)).rejects.toThrow("down"),
      vi.advanceTimersByTimeAsync(60_000),
    ]);
    expect(times).toEqual([0]);
  });

  it("keeps an unused response for 5 minutes", async () => {
    const queries = clientWithDefaults();
    await queries.fetchQuery({ queryKey: ["regions"], queryFn: () => Promise.resolve(1) });
    await vi.advanceTimersByTimeAsync(300_000 - 1);
    expect(queries.getQueryData(["regions"])).toBe(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(queries.getQueryData(["regions"])).toBeUndefined();
  });
});

describe("createStorefrontQueryClient", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("has the storefront's defaults in a browser", () => {
    vi.stubGlobal("window", {});
    expect(createStorefrontQueryClient().getDefaultOptions()).toMatchObject(
      storefrontQueryDefaults,
    );
    expect(createStorefrontQueryClient({ staleTime: 5000 }).getDefaultOptions()).toEqual({
      ...storefrontQueryDefaults,
      queries: { ...storefrontQueryDefaults.queries, staleTime: 5000 },
    });
  });

  it("doesn't read the time on a server", () => {
    const now = vi.spyOn(Date, "now");
    createStorefrontQueryClient();
    expect(now).not.toHaveBeenCalled();
    now.mockRestore();
  });

  it("treats hydrated data, but no other data, as fresh while the page starts", async () => {
    vi.stubGlobal("window", {});
    vi.useFakeTimers({ now: 1_000_000 });
    const queries = createStorefrontQueryClient();
    const isStale = (queryKey: [string]) =>
      new QueryObserver(queries, { queryKey, enabled: true }).getCurrentResult().isStale;
    const isStaleAt = (now: number, updatedAt: number) => {
      vi.setSystemTime(now);
      const server = new QueryClient();
      const key: [string] = [String(updatedAt)];
      server.setQueryData(key, 1, { updatedAt });
      hydrate(queries, dehydrate(server));
      return isStale(key);
    };
    expect(isStaleAt(1_000_000, 997_000)).toBe(false);
    expect(isStaleAt(1_009_000, 997_000)).toBe(false);
    expect(isStaleAt(1_010_001, 997_000)).toBe(true);
    // Simulates a page from a cache.
    expect(isStaleAt(1_000_000, 900_000)).toBe(true);
    // Simulates a server that streams, whose data arrives after the page has started.
    expect(isStaleAt(1_002_000, 1_001_000)).toBe(false);
    expect(isStaleAt(1_012_000, 1_001_500)).toBe(true);
    // Simulates a response that the browser fetched, or that a write returned.
    vi.setSystemTime(1_003_000);
    await queries.fetchQuery({ queryKey: ["fetched"], queryFn: () => Promise.resolve(1) });
    queries.setQueryData(["written"], 1);
    expect([isStale(["fetched"]), isStale(["written"])]).toEqual([true, true]);
    vi.useRealTimers();
  });

  it("with retryRejected off doesn't retry rejected queries, but retries other failures", async () => {
    vi.stubGlobal("window", {});
    vi.useFakeTimers();
    const answered = (status: number) =>
      new ApiError(
        { method: "GET", path: "/store/products/{id}" },
        new Response(null, { status }),
        undefined,
      );
    const attempts = async (options: StorefrontQueryClientOptions, error: Error) => {
      let count = 0;
      const queryFn = () => {
        count += 1;
        return Promise.reject(error);
      };
      const queries = createStorefrontQueryClient(options);
      const failed = queries.fetchQuery({ queryKey: ["x"], queryFn }).catch(() => {});
      await vi.advanceTimersByTimeAsync(60_000);
      await failed;
      return count;
    };
    expect([
      await attempts({ retryRejected: false }, answered(404)),
      await attempts({ retryRejected: false }, answered(503)),
      await attempts({ retryRejected: false }, answered(409)),
      await attempts({ retryRejected: false }, new Error("down")),
      await attempts({}, answered(404)),
    ]).toEqual([1, 4, 4, 4, 4]);
    vi.useRealTimers();
  });

  it("doesn't wait for retries on a server, and doesn't keep the process alive", async () => {
    const timers = vi.spyOn(globalThis, "setTimeout");
    const queries = createStorefrontQueryClient();
    let calls = 0;
    const queryFn = () => {
      calls += 1;
      return Promise.reject(new Error("down"));
    };
    await expect(queries.fetchQuery({ queryKey: ["regions"], queryFn })).rejects.toThrow("down");
    expect(calls).toBe(1);
    expect(timers.mock.calls.filter(([, delay = 0]) => delay > 0)).toEqual([]);
    timers.mockRestore();
  });

  it("uses the given staleTime on a server", async () => {
    const queries = createStorefrontQueryClient({ staleTime: 60_000 });
    const read = vi.fn<() => Promise<number>>().mockResolvedValue(1);
    await queries.fetchQuery({ queryKey: ["regions"], queryFn: read });
    await queries.fetchQuery({ queryKey: ["regions"], queryFn: read });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
