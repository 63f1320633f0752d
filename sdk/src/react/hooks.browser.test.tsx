import { QueryClient, QueryClientProvider, skipToken } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import { defineOperation, type Operation } from "../define.ts";
import { ClientProvider, useClient } from "./client-context.ts";
import { infiniteOptions } from "../query.ts";
import {
  mutationHook,
  queryHook,
  useInfiniteList,
  usePrefetch,
  useSuspense,
  useSuspenseInfiniteList,
} from "./hooks.ts";

// Three operations of a made-up resource, so that changes to the contract don't affect these tests.
interface Page {
  cups: string[];
  count: number;
  offset: number;
  limit: number;
}
interface ListCups {
  parameters: { query?: { offset?: number; q?: string } };
  responses: { 200: { content: { "application/json": Page } } };
}
interface UpdateCup {
  parameters: { path: { id: string } };
  requestBody: { content: { "application/json": { name: string } } };
  responses: { 200: { content: { "application/json": { name: string } } } };
}
interface RetrieveCup {
  parameters: { path: { id: string } };
  responses: { 200: { content: { "application/json": Page } } };
}
const retrieveCup: Operation<RetrieveCup> = defineOperation({
  method: "GET",
  path: "/admin/cups/{id}",
});
const useCup = queryHook(retrieveCup);
const listCups: Operation<ListCups> = defineOperation({
  method: "GET",
  path: "/admin/cups",
  items: "cups",
});
const updateCup: Operation<UpdateCup> = defineOperation({
  method: "POST",
  path: "/admin/cups/{id}",
});
const useCups = queryHook(listCups);
const useUpdateCup = mutationHook(updateCup);

let requests: string[];
let client: HttpClient;
let queries: QueryClient;
let answer: (url: URL) => Response;

beforeEach(() => {
  requests = [];
  answer = (url) => {
    const offset = Number(url.searchParams.get("offset") ?? 0);
    return Response.json({ cups: [`cup ${offset}`], count: 3, offset, limit: 1 });
  };
  client = createHttpClient({
    fetch: ((request: Request) => {
      const url = new URL(request.url);
      requests.push(`${request.method} ${url.pathname}${url.search}`);
      return Promise.resolve(answer(url));
    }) as typeof globalThis.fetch,
  });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
});
afterEach(() => queries.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ClientProvider client={client}>{children}</ClientProvider>
  </QueryClientProvider>
);
const hook = <T,>(use: () => T) => renderHook(use, { wrapper });

describe("a query hook", () => {
  it("fetches, caches under the list's key, and fails with a typed error", async () => {
    const { result } = await hook(() => {
      const { data, error } = useCups({ query: { q: "blue" } });
      return { data, error };
    });
    await expect.poll(() => result.current.data?.cups).toEqual(["cup 0"]);
    expect(queries.getQueryData(["admin", "cups", "list", { q: "blue" }])).toBeDefined();
    answer = () => Response.json({ type: "not_found", message: "gone" }, { status: 404 });
    await queries.refetchQueries();
    await expect
      .poll(() => result.current.error)
      .toMatchObject({ status: 404, serverMessage: "gone" });
  });

  it("accepts enabled and select, and requires enabled to be a boolean", async () => {
    const { result } = await hook(() =>
      useCups({}, { enabled: false, select: ({ count }) => count }),
    );
    expect([result.current.fetchStatus, requests]).toEqual(["idle", []]);
    for (const wrong of ["yes", null, 1])
      await expect(hook(() => useCups({}, { enabled: wrong as never }))).rejects.toThrow(
        "Expected enabled to be a boolean",
      );
    const asked = await hook(
      () => useCups({}, { enabled: ({ queryKey }) => queryKey.includes("cups") }).data,
    );
    await expect.poll(() => asked.result.current?.count).toBe(3);
  });

  it("throws an error that says which provider is missing", async () => {
    await expect(
      renderHook(() => useCups(), {
        wrapper: ({ children }) => <ClientProvider client={client}>{children}</ClientProvider>,
      }),
    ).rejects.toThrow("No QueryClient set, use QueryClientProvider to set one");
    await expect(renderHook(() => useClient())).rejects.toThrow(
      "useClient must be used within a ClientProvider",
    );
  });
});

describe("a mutation hook", () => {
  it("refetches stale queries, and also calls the caller's onSuccess", async () => {
    const told: unknown[] = [];
    const { result } = await hook(() => ({
      list: useCups(),
      update: useUpdateCup({ onSuccess: (_, variables) => void told.push(variables) }),
    }));
    await expect.poll(() => result.current.list.isSuccess).toBe(true);
    queries.setQueryData(["admin", "plates", "list"], { plates: [] });
    await result.current.update.mutateAsync({ id: "cup_1", body: { name: "Blue" } });
    await expect
      .poll(() => requests)
      .toEqual(["GET /admin/cups", "POST /admin/cups/cup_1", "GET /admin/cups"]);
    expect(told).toEqual([{ id: "cup_1", body: { name: "Blue" } }]);
    expect(queries.getQueryState(["admin", "plates", "list"])?.isInvalidated).toBe(false);
  });

  it("doesn't refetch queries if the write fails", async () => {
    const { result } = await hook(() => ({ list: useCups(), update: useUpdateCup() }));
    await expect.poll(() => result.current.list.isSuccess).toBe(true);
    answer = () => new Response("Unauthorized", { status: 401 });
    await expect(
      result.current.update.mutateAsync({ id: "cup_1", body: { name: "" } }),
    ).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });
});

describe("infinite lists", () => {
  it("continue until a page isn't full and the count is reached, under a key with the list's prefix", async () => {
    answer = (url) => {
      const offset = Number(url.searchParams.get("offset"));
      return Response.json({
        cups: [`cup ${offset}`],
        count: 3,
        offset,
        limit: offset < 2 ? 1 : 2,
      });
    };
    const { result } = await hook(() => {
      const { data, hasNextPage, fetchNextPage } = useInfiniteList(listCups, {
        query: { q: "blue" },
      });
      return { data, hasNextPage, fetchNextPage };
    });
    const shown = () => result.current.data?.pages.flatMap(({ cups }) => cups);
    await expect.poll(shown).toEqual(["cup 0"]);
    await result.current.fetchNextPage();
    await expect.poll(shown).toEqual(["cup 0", "cup 1"]);
    await result.current.fetchNextPage();
    await expect.poll(shown).toEqual(["cup 0", "cup 1", "cup 2"]);
    await expect.poll(() => result.current.hasNextPage).toBe(false);
    expect(
      queries.getQueryData(["admin", "cups", "list", { q: "blue" }, "infinite"]),
    ).toBeDefined();
    await queries.invalidateQueries({ queryKey: ["admin", "cups"] });
    expect(requests).toHaveLength(6);
  });
});

describe("skipping", () => {
  it("prevents requests until there is an input", async () => {
    const { result, rerender } = await renderHook(
      (props?: { id: string | undefined }) => {
        const { data, fetchStatus } = useCup(props?.id ? { id: props.id } : skipToken);
        return { data, fetchStatus };
      },
      { wrapper, initialProps: { id: undefined as string | undefined } },
    );
    expect([result.current.fetchStatus, requests]).toEqual(["idle", []]);
    await rerender({ id: "cup_1" });
    await expect.poll(() => result.current.data).toBeDefined();
    expect(requests).toEqual(["GET /admin/cups/cup_1"]);
  });
});

describe("prefetching", () => {
  it("fetches data early, but not again while it is fresh", async () => {
    const { result } = await hook(() => usePrefetch(retrieveCup, 60_000));
    result.current({ id: "cup_1" });
    await expect
      .poll(() => queries.getQueryData(["admin", "cups", "detail", "cup_1"]))
      .toBeDefined();
    result.current({ id: "cup_1" });
    const used = await hook(() => useCup({ id: "cup_1" }).isSuccess);
    expect(used.result.current, "there at the first render").toBe(true);
    expect(requests).toEqual(["GET /admin/cups/cup_1"]);
  });

  it("works in loaders, including loaders of infinite lists", async () => {
    await queries.prefetchInfiniteQuery({
      ...infiniteOptions(client, listCups, { query: { q: "blue" } }),
      pages: 2,
    });
    const { result } = await hook(() => {
      const { data } = useInfiniteList(listCups, { query: { q: "blue" } });
      return data?.pages.flatMap(({ cups }) => cups);
    });
    expect(result.current).toEqual(["cup 0", "cup 1"]);
    expect(requests).toHaveLength(2);
  });
});

describe("a hook's call options", () => {
  const options = { request: { headers: { "x-a": "1" }, timeout: 30, retries: 1 } };
  let sent: Request[];
  const never = () => {
    sent = [];
    client = createHttpClient({
      fetch: ((request: Request, init?: RequestInit) => {
        sent.push(request);
        return new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason as Error));
        });
      }) as typeof globalThis.fetch,
    });
  };
  const shown = () => [sent.length, sent[0]?.headers.get("x-a")];

  it("set headers, timeout, and retries of a query", async () => {
    never();
    const { result } = await hook(() => useCups({}, options).error);
    await expect.poll(() => result.current?.message).toBe("timeout of 30ms exceeded");
    expect(shown()).toEqual([2, "1"]);
  });

  it("set headers, timeout, and retries of a write", async () => {
    never();
    const retries = { attempts: 1, mode: "unsafe" } as const;
    const { result } = await hook(() => useUpdateCup({ request: { ...options.request, retries } }));
    await expect(result.current.mutateAsync({ id: "cup_1", body: { name: "" } })).rejects.toThrow(
      "timeout of 30ms exceeded",
    );
    expect(shown()).toEqual([2, "1"]);
  });

  it("include a signal, which aborts the call, as unmounting the component does", async () => {
    never();
    const controller = new AbortController();
    const { result } = await hook(
      () => useCups({}, { request: { signal: controller.signal } }).error,
    );
    await expect.poll(() => sent.length).toBe(1);
    controller.abort();
    await expect.poll(() => result.current?.message).toBe("Request aborted");
    const leaving = await hook(() => useCup({ id: "cup_1" }).fetchStatus);
    await expect.poll(() => sent.length).toBe(2);
    await leaving.unmount();
    await expect
      .poll(() => queries.getQueryState(["admin", "cups", "detail", "cup_1"])?.fetchStatus)
      .toBe("idle");
  });
});

describe("a suspense query", () => {
  it("stays fresh for 1000 ms", async () => {
    const mountAtAge = async (age: number) => {
      queries = new QueryClient();
      requests = [];
      const page = { cups: ["cup"], count: 1, offset: 0, limit: 1 };
      queries.setQueryData(["admin", "cups", "list"], page, { updatedAt: Date.now() - age });
      const { unmount } = await hook(() => useSuspense(listCups));
      await unmount();
      return requests;
    };
    expect(await mountAtAge(0)).toEqual([]);
    expect(await mountAtAge(1000)).toEqual(["GET /admin/cups"]);
  });

  it("also fetches infinite lists", async () => {
    const Cups = () => (
      <p>{useSuspenseInfiniteList(listCups).data.pages.flatMap(({ cups }) => cups)}</p>
    );
    const screen = await render(
      <Suspense fallback={<p>waiting</p>}>
        <Cups />
      </Suspense>,
      { wrapper },
    );
    await expect.element(screen.getByText("cup 0")).toBeVisible();
  });

  it("shows the data once it arrives", async () => {
    const Cups = () => <p>{useSuspense(listCups).data.cups}</p>;
    const screen = await render(
      <Suspense fallback={<p>waiting</p>}>
        <Cups />
      </Suspense>,
      { wrapper },
    );
    await expect.element(screen.getByText("cup 0")).toBeVisible();
  });
});

describe("options of TanStack Query", () => {
  const pages = { query: { offset: 0 } };

  it("work for a suspense query, an infinite query, and an infinite suspense query", async () => {
    queries.setDefaultOptions({});
    const { result } = await renderHook(
      () => ({
        one: useSuspense(listCups, pages, { select: (page) => page.cups[0], staleTime: 60_000 })
          .data,
        many: useInfiniteList(listCups, pages, {
          select: ({ pages }) => pages.flatMap((page) => page.cups).join(),
          staleTime: 60_000,
          maxPages: 2,
        }).data,
        both: useSuspenseInfiniteList(listCups, pages, {
          select: ({ pages }) => pages.length,
          staleTime: 60_000,
          request: { headers: { "x-a": "1" } },
        }).data,
      }),
      {
        wrapper: ({ children }) => wrapper({ children: <Suspense>{children}</Suspense> }),
      },
    );
    await expect.poll(() => result.current).toEqual({ one: "cup 0", many: "cup 0", both: 1 });
    const kept = queries.getQueryCache().findAll({ queryKey: ["admin", "cups"] });
    expect(kept.map((query) => query.isStaleByTime(60_000))).toEqual([false, false]);
    expect(requests).toHaveLength(2);
  });
});
