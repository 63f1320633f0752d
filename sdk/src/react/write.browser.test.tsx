import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import { operation, type Operation } from "../operation.ts";
import { ClientProvider } from "./client-context.ts";
import { useOperation, useOperationMutation } from "./hooks.ts";
import { useOperationWriter, useRevalidate } from "./write.ts";

interface Cup {
  name: string;
}
interface RetrieveCup {
  parameters: { path: { id: string } };
  responses: { 200: { content: { "application/json": Cup } } };
}
interface UpdateCup extends RetrieveCup {
  requestBody: { content: { "application/json": Cup } };
}
const retrieveCup: Operation<RetrieveCup> = operation("GET", "/admin/cups/{id}");
const updateCup: Operation<UpdateCup> = operation("POST", "/admin/cups/{id}");
const blue = { id: "cup_1", body: { name: "Blue" } };

let answer: () => Response | Promise<Response>;
let reads: number;
let client: HttpClient;
let queries: QueryClient;

beforeEach(() => {
  reads = 0;
  answer = () => Response.json({ name: "Blue" });
  client = createHttpClient({
    retries: 0,
    fetch: (async ({ method }: Request) => {
      if (method !== "GET") return answer();
      reads++;
      return Response.json({ name: `read ${reads}` });
    }) as typeof globalThis.fetch,
  });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
});
afterEach(() => {
  vi.useRealTimers();
  queries.clear();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ClientProvider client={client}>{children}</ClientProvider>
  </QueryClientProvider>
);
/** A page that shows a cup and updates it, both with hooks and with code that gets the operation as a value. */
async function page(options?: Parameters<typeof useOperationMutation<UpdateCup>>[1]) {
  const { result } = await renderHook(
    () => ({
      shown: useOperation(retrieveCup, { id: "cup_1" }).data?.name,
      update: useOperationMutation(updateCup, options).mutateAsync,
      write: useOperationWriter(),
      revalidate: useRevalidate(),
    }),
    { wrapper },
  );
  await expect.poll(() => result.current.shown).toBe("read 1");
  return result;
}
const isStale = () =>
  queries.getQueryCache().find({ queryKey: ["admin", "cups"], exact: false })?.state.isInvalidated;

it("refetches once after a burst of writes, however they were sent", async () => {
  const { current } = await page();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer = async () => {
    // The pause is longer than the one that ends a burst, because a pending write prolongs the burst.
    await vi.advanceTimersByTimeAsync(110);
    return Response.json({ name: "Blue" });
  };
  for (let count = 0; count < 3; count++) {
    await current.update(blue);
    await current.write(updateCup, blue);
  }
  expect([reads, isStale()]).toEqual([1, true]);
  await vi.advanceTimersByTimeAsync(110);
  expect(reads).toBe(2);
});

it("refetches immediately and waits for it on request", async () => {
  const { current } = await page();
  await current.update(blue);
  await current.revalidate();
  expect(reads).toBe(2);
  await current.revalidate();
  expect(reads, "nothing was written since").toBe(2);
  await current.revalidate(updateCup);
  expect(reads, "of an operation that others may have called").toBe(3);
});

it("a refetch isn't delayed by a paused write", async () => {
  const { current } = await page();
  queries.getMutationCache().build(
    queries,
    {},
    {
      context: undefined,
      data: undefined,
      error: null,
      failureCount: 0,
      failureReason: null,
      isPaused: true,
      status: "pending",
      variables: undefined,
      submittedAt: 0,
    },
  );
  await current.update(blue);
  await expect.poll(() => reads).toBe(2);
});

it("checks if a write with a lost response was saved, and then returns the record", async () => {
  const lookUp = vi.fn<() => Promise<Cup | undefined>>(() => Promise.resolve({ name: "found" }));
  const { current } = await page({ lookUp });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(current.update(blue)).resolves.toEqual({ name: "found" });
  expect(lookUp).toHaveBeenCalledExactlyOnceWith(blue, client);
  await expect.poll(() => reads).toBe(2);
});

it("fails with the original error if the record isn't found, and doesn't search after a rejection", async () => {
  const lookUp = vi.fn<() => Promise<undefined>>(() => Promise.resolve(undefined));
  const { current } = await page({ lookUp });
  answer = () => new Response("bad gateway", { status: 502 });
  await expect(current.update(blue)).rejects.toMatchObject({ status: 502 });
  expect(lookUp).toHaveBeenCalledTimes(1);
  lookUp.mockRejectedValueOnce(new Error("still no connection"));
  await expect(current.update(blue)).rejects.toMatchObject({ status: 502 });
  answer = () => Response.json({ message: "no" }, { status: 400 });
  await expect(current.update(blue)).rejects.toMatchObject({ status: 400 });
  expect(lookUp).toHaveBeenCalledTimes(2);
});
