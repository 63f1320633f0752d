import { ApiError, createHttpClient, NetworkError, type HttpClient } from "@countertop/sdk";
import { adminDeleteCollection, adminUpdateProduct } from "@countertop/sdk/operations";
import { ClientProvider, useOperationWriter, useRevalidate } from "@countertop/sdk/react";
import { QueryClientProvider, QueryObserver, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createQueryClient } from "../../lib/query-client.ts";

const onSignedOut = vi.fn<() => void>();
const onNoAnswer = vi.fn<() => void>();
let answer: () => Promise<Response>;
let queries: QueryClient;
let client: HttpClient;

beforeEach(() => {
  vi.clearAllMocks();
  answer = () => Promise.resolve(Response.json({ product: { id: "prod_1" } }));
  queries = createQueryClient({ onSignedOut, onNoAnswer });
  client = createHttpClient({
    retries: 0,
    fetch: (() => answer()) as unknown as typeof globalThis.fetch,
  });
});

afterEach(() => vi.useRealTimers());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ClientProvider client={client}>{children}</ClientProvider>
  </QueryClientProvider>
);
const writes = async () => {
  const { result } = await renderHook(
    () => ({ write: useOperationWriter(), settle: useRevalidate() }),
    {
      wrapper,
    },
  );
  return result.current;
};
/** Observes a query of a resource, as a component does. Returns the query's mock, which counts the requests. */
function shown(slug: string) {
  const queryFn = vi.fn<() => number>(() => 1);
  new QueryObserver(queries, { queryKey: ["admin", slug, "list"], queryFn }).subscribe(() => {});
  return queryFn;
}
const publish = { id: "p", body: { status: "published" as const } };

it("a write reports that the session has expired", async () => {
  const { write } = await writes();
  answer = () => Promise.resolve(new Response("Unauthorized", { status: 401 }));
  await expect(write(adminUpdateProduct, publish)).rejects.toBeInstanceOf(ApiError);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect(onNoAnswer).not.toHaveBeenCalled();
});

it("a write reports a lost response", async () => {
  const { write } = await writes();
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  await expect(write(adminDeleteCollection, { id: "c" })).rejects.toBeInstanceOf(NetworkError);
  expect(onNoAnswer).toHaveBeenCalledTimes(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it("several writes refetch only changed data, once", async () => {
  const { write } = await writes();
  const [products, regions] = [shown("products"), shown("regions")];
  await expect.poll(() => products.mock.calls.length).toBe(1);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer = async () => {
    // Each write takes so long that the previous one seems to be the last.
    await vi.advanceTimersByTimeAsync(110);
    return Response.json({ product: { id: "prod_1" } });
  };
  for (let count = 0; count < 4; count++) await write(adminUpdateProduct, publish);
  expect(products).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(110);
  expect(products).toHaveBeenCalledTimes(2);
  expect(regions).toHaveBeenCalledTimes(1);
});

it("a rejected write doesn't refetch anything, unless that is requested", async () => {
  const { write, settle } = await writes();
  const products = shown("products");
  await expect.poll(() => products.mock.calls.length).toBe(1);
  answer = () => Promise.resolve(Response.json({ type: "invalid_data" }, { status: 400 }));
  await expect(write(adminUpdateProduct, publish)).rejects.toBeInstanceOf(ApiError);
  await settle();
  expect(products).toHaveBeenCalledTimes(1);
  await settle(adminUpdateProduct);
  expect(products).toHaveBeenCalledTimes(2);
});
