import { AbortedError, NetworkError } from "@countertop/sdk";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { apiError } from "../testing/api-error.ts";
import { createQueryClient } from "./query-client.ts";

const down = new NetworkError({ method: "GET", path: "/admin/products" }, undefined);

/** Runs a query that always fails, and counts the attempts. */
async function attempts(error: Error): Promise<number> {
  const queries = createQueryClient({ onSignedOut() {} });
  const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(error));
  const failed = queries
    .fetchQuery({
      queryKey: ["x"],
      queryFn,
      retry: queries.getDefaultOptions().queries?.retry ?? false,
    })
    .catch(() => {});
  await vi.advanceTimersByTimeAsync(60_000);
  await failed;
  return queryFn.mock.calls.length;
}

describe("the query cache", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("stays fresh for 90 seconds, and doesn't refetch when the window gets the focus", () => {
    expect(createQueryClient({ onSignedOut() {} }).getDefaultOptions().queries).toMatchObject({
      refetchOnWindowFocus: false,
      staleTime: 90_000,
    });
  });

  it.each([
    ["no response", down, 2],
    ["5xx", apiError(503), 2],
    ["404", apiError(404), 2],
  ])("retries once: %s", async (_name, error, count) => expect(await attempts(error)).toBe(count));
});

describe("a session that expires while the admin is in use", () => {
  it("is noticed in a query and in a write", async () => {
    const signedOut = vi.fn<() => void>();
    const queries = createQueryClient({ onSignedOut: signedOut });
    const fail = () => Promise.reject(apiError(401, "Unauthorized"));
    await queries.fetchQuery({ queryKey: ["x"], queryFn: fail }).catch(() => {});
    expect(signedOut).toHaveBeenCalledTimes(1);
    const write = queries.getMutationCache().build(queries, { mutationFn: fail });
    await write.execute(undefined).catch(() => {});
    expect(signedOut).toHaveBeenCalledTimes(2);
  });

  it("isn't mistaken for another error", async () => {
    const signedOut = vi.fn<() => void>();
    const queries = createQueryClient({ onSignedOut: signedOut });
    for (const error of [
      down,
      apiError(403),
      apiError(500),
      apiError(401, "Unauthorized", "/admin/auth"),
    ]) {
      await queries
        .fetchQuery({ queryKey: ["x"], queryFn: () => Promise.reject(error) })
        .catch(() => {});
    }
    expect(signedOut).not.toHaveBeenCalled();
  });
});

describe("a doubtful connection", () => {
  it("is reported for a call without a response, but not for other failures or aborted calls", async () => {
    const onNoAnswer = vi.fn<() => void>();
    const queries = createQueryClient({ onSignedOut() {}, onNoAnswer });
    const fail = (error: Error) =>
      queries
        .getMutationCache()
        .build(queries, { mutationFn: () => Promise.reject(error) })
        .execute(undefined)
        .catch(() => {});
    await fail(apiError(503));
    await fail(new AbortedError({ method: "GET", path: "/admin/products" }, undefined));
    expect(onNoAnswer).not.toHaveBeenCalled();
    await fail(down);
    expect(onNoAnswer).toHaveBeenCalledTimes(1);
  });

  it("makes reads wait, and writes fail immediately", async () => {
    const queries = createQueryClient({ onSignedOut() {} });
    queries.mount();
    onlineManager.setOnline(false);
    const read = vi.fn<() => Promise<string>>(() => Promise.resolve("read"));
    const reading = queries.fetchQuery({ queryKey: ["x"], queryFn: read });
    const writing = queries
      .getMutationCache()
      .build(queries, { mutationFn: () => Promise.reject(down) })
      .execute(undefined);
    await expect(writing).rejects.toBe(down);
    expect(read).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    await expect(reading).resolves.toBe("read");
    queries.unmount();
  });
});

it("a response to a write isn't stored, because it may contain an invitation or a key", async () => {
  const queries = createQueryClient({ onSignedOut() {} });
  const cache = queries.getMutationCache();
  await cache.build(queries, { mutationFn: () => Promise.resolve("secret") }).execute(undefined);
  await expect.poll(() => cache.getAll()).toEqual([]);
});
