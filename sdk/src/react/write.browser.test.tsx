import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import { defineOperation, type Operation } from "../define.ts";
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
const retrieveCup: Operation<RetrieveCup> = defineOperation({
  method: "GET",
  path: "/admin/cups/{id}",
});
const updateCup: Operation<UpdateCup> = defineOperation({
  method: "POST",
  path: "/admin/cups/{id}",
});
const blue = { id: "cup_1", body: { name: "Blue" } };

let answer: () => Response | Promise<Response>;
/** Reads wait until this promise resolves. */
let held: Promise<void> | undefined;
let reads: number;
let client: HttpClient;
let queries: QueryClient;

beforeEach(() => {
  reads = 0;
  held = undefined;
  answer = () => Response.json({ name: "Blue" });
  client = createHttpClient({
    retries: 0,
    fetch: (async ({ method }: Request) => {
      if (method !== "GET") return answer();
      const name = `read ${++reads}`;
      await held;
      return Response.json({ name });
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
/** Renders a page that shows a cup, and updates it with hooks and with code that gets the operation as a value. */
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

it("a burst of writes causes one refetch, however the writes were sent", async () => {
  const { current } = await page();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer = async () => {
    // Longer than the pause that ends a burst, to test that a pending write prolongs the burst.
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

it("`revalidate` refetches immediately, and resolves once the refetch is finished", async () => {
  const { current } = await page();
  await current.update(blue);
  await current.revalidate();
  expect(reads).toBe(2);
  await current.revalidate();
  expect(reads, "nothing was written since").toBe(2);
  await current.revalidate(updateCup);
  expect(reads, "of an operation that others may have called").toBe(3);
});

it("`revalidate` also waits for a refetch that has already started", async () => {
  const { current } = await page();
  const read = Promise.withResolvers<void>();
  held = read.promise;
  await current.update(blue);
  await expect.poll(() => reads).toBe(2);
  const settled = vi.fn<() => void>();
  const waits = current.revalidate().then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  read.resolve();
  await waits;
  expect(isStale()).toBe(false);
});

it("a paused write doesn't delay a refetch", async () => {
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

it("a write whose response was lost returns the record that `lookUp` finds", async () => {
  const lookUp = vi.fn<() => Promise<Cup | undefined>>(() => Promise.resolve({ name: "found" }));
  const { current } = await page({ lookUp });
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(current.update(blue)).resolves.toEqual({ name: "found" });
  expect(lookUp).toHaveBeenCalledExactlyOnceWith(blue, client);
  await expect.poll(() => reads).toBe(2);
});

it("a write fails with the original error if `lookUp` finds nothing, and a rejected write isn't looked up", async () => {
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
