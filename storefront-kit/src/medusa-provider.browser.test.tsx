import { createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useRegions, useSuspense } from "@countertop/sdk/react";
import { dehydrate, hydrate, type DehydratedState } from "@tanstack/react-query";
import { StrictMode, Suspense, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
// Imports the build for browsers explicitly, because in tests, `react-dom/server` may resolve to the build for Node.
import { renderToString } from "react-dom/server.browser";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { render } from "vitest-browser-react";
import { MedusaProvider, useMedusa } from "./medusa-provider.tsx";
import { createStorefrontQueryClient } from "./query-defaults.ts";

let calls: string[];
beforeEach(() => {
  calls = [];
});
afterEach(() => vi.restoreAllMocks());

const openClient = () =>
  createHttpClient({
    baseUrl: "http://store.test",
    fetch: async (input) => {
      calls.push((input as Request).url);
      return Response.json({ regions: [{ id: "eu", name: `Europe ${calls.length}` }] });
    },
  });

const Page = ({ children, ...props }: Parameters<typeof MedusaProvider>[0]): ReactNode => (
  <StrictMode>
    <MedusaProvider {...props}>{children}</MedusaProvider>
  </StrictMode>
);

it("a page hydrates a server's data without a mismatch and without a second request", async () => {
  const Shop = () => <p>{useRegions({}, { staleTime: 60_000 }).data?.regions[0]?.name}</p>;
  const client = openClient();
  const onServer = createStorefrontQueryClient();
  await onServer.prefetchQuery(queryOptions(client, storeListRegions));
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <Page client={client} queryClient={onServer}>
      <Shop />
    </Page>,
  );
  expect(page.textContent).toBe("Europe 1");
  const state = JSON.parse(JSON.stringify(dehydrate(onServer))) as DehydratedState;

  const complaints = vi.spyOn(console, "error");
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  const queryClient = createStorefrontQueryClient();
  hydrate(queryClient, state);
  let drawn = false;
  const Seen = () => {
    drawn = true;
    return null;
  };
  const root = hydrateRoot(
    page,
    <Page client={openClient()} queryClient={queryClient}>
      <Shop />
      <Seen />
    </Page>,
    { onRecoverableError },
  );
  onTestFinished(() => root.unmount());
  await expect.poll(() => drawn).toBe(true);
  expect(page.textContent).toBe("Europe 1");
  expect(calls).toHaveLength(1);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

it("a page uses data that a server read from a different URL, without a request", async () => {
  const server = createStorefrontQueryClient();
  const internal = createHttpClient({
    baseUrl: "http://internal.test:9000",
    publishableApiKey: () => "pk_1",
    fetch: () => Promise.resolve(Response.json({ regions: [{ id: "eu", name: "Europe" }] })),
  });
  await server.prefetchQuery(queryOptions(internal, storeListRegions));
  const state = JSON.parse(JSON.stringify(dehydrate(server))) as DehydratedState;

  const queryClient = createStorefrontQueryClient();
  hydrate(queryClient, state);
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ regions: [{ id: "eu", name: "asked again" }] })),
  );
  const Shop = () => <p>{useRegions().data?.regions[0]?.name}</p>;
  const screen = await render(
    <Page baseUrl="http://shop.test" fetch={fetch} queryClient={queryClient}>
      <Shop />
    </Page>,
  );
  await expect.element(screen.getByText("Europe")).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

it("MedusaProvider passes `id` and `fetch` to its client", async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(() =>
    Promise.resolve(Response.json({ done: true })),
  );
  const Reader = () => {
    useRegions();
    return <p>{useMedusa().client.id}</p>;
  };
  const screen = await render(
    <Page id="shop" baseUrl="http://shop.test" fetch={fetch}>
      <Reader />
    </Page>,
  );
  await expect.element(screen.getByText("shop")).toBeVisible();
  await expect.poll(() => fetch.mock.calls.length).toBeGreaterThan(0);
});

describe("a suspending component", () => {
  it("has a response that is fresh for 1000 ms, and stale afterward", async () => {
    const queryClient = createStorefrontQueryClient();
    const client = openClient();
    const Region = () => <p>{useSuspense(storeListRegions).data.regions[0]?.name}</p>;
    const open = () =>
      render(
        <Page client={client} queryClient={queryClient}>
          <Suspense fallback="…">
            <Region />
          </Suspense>
        </Page>,
      );
    const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
    const first = await open();
    await expect.element(first.getByText("Europe 1")).toBeVisible();
    await first.unmount();
    now.mockReturnValue(1_000_999);
    const second = await open();
    await expect.element(second.getByText("Europe 1")).toBeVisible();
    await second.unmount();
    expect(calls).toHaveLength(1);
    now.mockReturnValue(1_001_000);
    const third = await open();
    await expect.element(third.getByText("Europe 2")).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});
