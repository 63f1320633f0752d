import { createHttpClient } from "@countertop/sdk";
import { adminRetrieveStore } from "@countertop/sdk/msw";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { getResponse } from "msw";
import type { ReactNode } from "react";
import { beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createQueryClient } from "../../lib/query-client.ts";
import { storeQuery, useFeature, useFormFeature } from "./feature-flags.ts";

const FEATURE = "tax_inclusive_pricing";

beforeEach(() => localStorage.clear());

/** Records the state of the feature in a page and in a form for each render. The test decides when the store responds. */
async function open(remembered?: readonly string[]) {
  if (remembered)
    localStorage.setItem(
      "countertop.store",
      JSON.stringify({ name: "Shop", features: remembered }),
    );
  let isOn = true;
  let status = 200;
  const gate = Promise.withResolvers<void>();
  const store = adminRetrieveStore(async ({ example }) => {
    await gate.promise;
    if (status !== 200) return Response.json({ type: "unknown_error", message: "No." }, { status });
    const feature_flags = [{ key: FEATURE, value: isOn }];
    return { store: { ...example.store, feature_flags } };
  });
  const client = createHttpClient({
    baseUrl: "http://store.test",
    retries: 0,
    fetch: async (input, init) =>
      (await getResponse([store], new Request(input, init))) ?? Response.error(),
  });
  const queries = createQueryClient({ onSignedOut: () => {} });
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const drawn: (boolean | undefined)[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  const { result } = await renderHook(
    () => {
      const form = useFormFeature(FEATURE);
      drawn.push(form);
      return { form, page: useFeature(FEATURE) };
    },
    { wrapper },
  );
  return {
    now: () => result.current,
    drawn,
    answer: (as = 200) => {
      status = as;
      gate.resolve();
    },
    async switchOff() {
      isOn = false;
      await queries.refetchQueries({ queryKey: storeQuery(client).queryKey });
    },
  };
}

it("a form waits for unknown features, and gets its fields only once", async () => {
  const { now, drawn, answer, switchOff } = await open();
  expect(now()).toEqual({ form: undefined, page: false });
  answer();
  await expect.poll(now).toEqual({ form: true, page: true });
  // A form that is open keeps its fields and their values.
  await switchOff();
  await expect.poll(now).toEqual({ form: true, page: false });
  expect(new Set(drawn)).toEqual(new Set([undefined, true]));
});

it("a form appears immediately with the last known features, and doesn't change when the response arrives", async () => {
  const { now, drawn, answer } = await open([]);
  expect(now()).toEqual({ form: false, page: false });
  answer();
  await expect.poll(now).toEqual({ form: false, page: true });
  expect(new Set(drawn)).toEqual(new Set([false]));
});

it("a form doesn't wait for a store that fails", async () => {
  const { now, answer } = await open();
  answer(500);
  await expect.poll(now).toEqual({ form: false, page: false });
});
