import { createHttpClient } from "@countertop/sdk";
import type { ReactNode } from "react";
import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { MedusaProvider } from "../medusa-provider.tsx";
import { createStorefrontQueryClient } from "../query-defaults.ts";
import { useSavedPaymentMethods } from "../customer.ts";

/** Renders the hook for a store that gives one response. Returns the hook's result, and the number of requests. */
async function methodsFrom(status: number, body: object, enabled = true) {
  let count = 0;
  const fetch = () => {
    count += 1;
    return Promise.resolve(Response.json(body, { status }));
  };
  const client = createHttpClient({ baseUrl: "http://store.test", fetch });
  const queryClient = createStorefrontQueryClient();
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <MedusaProvider client={client} queryClient={queryClient}>
      {children}
    </MedusaProvider>
  );
  const { result } = await renderHook(() => useSavedPaymentMethods({ enabled }), { wrapper });
  await expect.poll(() => result.current.isLoading).toBe(false);
  return { ...result.current, count };
}

it("a saved card is read from the data of different providers", async () => {
  const card = { brand: "visa", last4: "4242", exp_month: 7, exp_year: 2031 };
  const payment_methods = [
    { provider_id: "stripe", data: { id: "pm_1", type: "card", card } },
    { provider_id: "other", data: { id: "card_1", last4: "1111" } },
    { provider_id: "odd", data: {} },
  ];
  const { methods, error } = await methodsFrom(200, { payment_methods });
  expect(error).toBeNull();
  expect(methods).toMatchObject([
    { id: "pm_1", brand: "visa", last4: "4242", expires: { month: 7, year: 2031 } },
    { id: "card_1", brand: undefined, last4: "1111", expires: undefined },
    { id: "", provider_id: "odd", last4: undefined },
  ]);
});

it.each([
  ["a store whose providers don't save methods", 500],
  ["a visitor who isn't signed in", 401],
])("%s has no methods, which isn't an error and isn't retried", async (_, status) => {
  const answer = await methodsFrom(status, { type: "unknown_error", message: "no" });
  expect(answer).toMatchObject({ methods: [], error: null, count: 1 });
});

it("nothing is sent if the storefront knows that nobody is signed in", async () => {
  expect(await methodsFrom(200, { payment_methods: [] }, false)).toMatchObject({ count: 0 });
});

it("methods stay if a later request fails, such as while the customer pays", async () => {
  let isDown = false;
  const answer = { payment_methods: [{ provider_id: "stripe", data: { id: "pm_1" } }] };
  const fetch = () =>
    Promise.resolve(isDown ? Response.json({}, { status: 400 }) : Response.json(answer));
  const client = createHttpClient({ baseUrl: "http://store.test", fetch });
  const queryClient = createStorefrontQueryClient();
  queryClient.setDefaultOptions({ queries: { retryDelay: 1 } });
  const wrapper = ({ children }: { children?: ReactNode }) => (
    <MedusaProvider client={client} queryClient={queryClient}>
      {children}
    </MedusaProvider>
  );
  const { result } = await renderHook(() => useSavedPaymentMethods(), { wrapper });
  await expect.poll(() => result.current.methods).toHaveLength(1);
  isDown = true;
  await queryClient.invalidateQueries();
  await expect.poll(() => result.current.error).not.toBeNull();
  expect(result.current.methods).toMatchObject([{ id: "pm_1" }]);
});
