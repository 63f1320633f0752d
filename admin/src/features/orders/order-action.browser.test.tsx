import { createHttpClient, type HttpClient, type Operation } from "@countertop/sdk";
import {
  adminAddShippingMethod,
  adminArchiveOrder,
  adminCancelClaim,
  adminCancelClaimFulfillment,
  adminCancelFulfillment,
  adminCancelOrder,
  adminCancelReturn,
  adminCancelSwap,
  adminCancelSwapFulfillment,
  adminCaptureOrder,
  adminCapturePayment,
  adminCompleteOrder,
  adminConfirmOrderEdit,
  adminCreateClaim,
  adminCreateClaimShipment,
  adminCreateFulfillment,
  adminCreateReservation,
  adminCreateShipment,
  adminCreateSwap,
  adminCreateSwapShipment,
  adminFulfillClaim,
  adminFulfillSwap,
  adminMarkPaymentCollectionAuthorized,
  adminProcessSwapPayment,
  adminReceiveReturn,
  adminRefundOrder,
  adminRefundPayment,
  adminRequestReturn,
} from "@countertop/sdk/operations";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import i18next from "i18next";
import type { ReactNode } from "react";
import { initReactI18next } from "react-i18next";
import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import common from "../../../public/locales/en/common.json" with { type: "json" };
import orderParts from "../../../public/locales/en/order-parts.json" with { type: "json" };
import orderTimeline from "../../../public/locales/en/order-timeline.json" with { type: "json" };
import { pauses } from "../../lib/exactly-once.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { anOrder } from "../../testing/an-order.ts";
import { displayNotices } from "../../ui/notify.ts";
import { useOrderAction } from "./order-action.ts";
import type { Order } from "./order.ts";

interface Sent {
  method: string;
  path: string;
  key: string | null;
}
let sent: Sent[];
let answer: (request: Sent) => Promise<Response> | undefined;
let refunds: { id: string }[];
let client: HttpClient;
let id: string;
let count = 0;

beforeEach(() => {
  sessionStorage.clear();
  pauses.ms = [0, 0, 0];
  id = `order_${++count}`;
  sent = [];
  refunds = [];
  answer = () => undefined;
  client = createHttpClient({
    retries: 0,
    fetch: (async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      const one = {
        method: request.method,
        path: new URL(request.url).pathname,
        key: request.headers.get("idempotency-key"),
      };
      sent.push(one);
      return (await answer(one)) ?? Response.json({ order: { id, refunds } });
    }) as typeof globalThis.fetch,
  });
});

async function ready() {
  const queries = createQueryClient({ onSignedOut: vi.fn<() => void>() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <ClientProvider client={client}>{children}</ClientProvider>
    </QueryClientProvider>
  );
  const fetched = vi.fn<() => number>(() => 1);
  new QueryObserver(queries, {
    queryKey: ["admin", "orders", "detail"],
    queryFn: fetched,
  }).subscribe(() => {});
  const { result } = await renderHook(() => useOrderAction(), { wrapper });
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  return { act: result.current, fetched };
}
const refund = () => ({
  id,
  operation: adminRefundOrder,
  input: { id, body: { amount: 500, reason: "other" as const } },
  seen: anOrder({ refunds: [] }),
  evidence: (order: Order) => (order.refunds ?? []).map((one) => one.id),
});
const posts = () => sent.filter(({ method }) => method === "POST");

it("a double click sends the action once, and refetches the order", async () => {
  const { act, fetched } = await ready();
  await Promise.all([act(refund()), act(refund())]);
  expect(posts()).toHaveLength(1);
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});

it("an action whose response was lost is found in the order, and the user is notified", async () => {
  const notices = vi.fn<(notice: unknown) => void>();
  displayNotices({ create: notices, dismiss: () => undefined });
  const { act, fetched } = await ready();
  answer = ({ method }) => {
    if (method !== "POST") return undefined;
    refunds = [{ id: "ref_1" }];
    return Promise.reject(new TypeError("Failed to fetch"));
  };
  await act(refund());
  expect(posts()).toHaveLength(1);
  expect(notices).toHaveBeenCalledTimes(1);
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});

it("an order action rejects with the server's error, and still refetches the order", async () => {
  const { act, fetched } = await ready();
  answer = ({ method }) =>
    method === "POST"
      ? Promise.resolve(
          Response.json({ type: "not_allowed", message: "Too much" }, { status: 400 }),
        )
      : undefined;
  await expect(act(refund())).rejects.toMatchObject({ serverMessage: "Too much" });
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});

it("an order action shows concurrent changes together with the server's error", async () => {
  await i18next.use(initReactI18next).init({
    lng: "en",
    resources: { en: { common, "order-parts": orderParts, "order-timeline": orderTimeline } },
  });
  const { act } = await ready();
  const shipped = { id: "ful_1", items: [], created_at: "2026-01-01", shipped_at: "2026-01-02" };
  answer = ({ method }) =>
    Promise.resolve(
      method === "POST"
        ? Response.json({ type: "invalid_data", message: "Null in a table" }, { status: 400 })
        : Response.json({ order: { ...anOrder(), fulfillments: [shipped] } }),
    );
  const packed = anOrder({ fulfillments: [{ ...shipped, shipped_at: null }] });
  await expect(act({ ...refund(), seen: packed })).rejects.toMatchObject({
    message: "This has changed in the meantime: Items shipped · Null in a table",
  });
});

it("an action that someone else has already done isn't repeated, unless the user requests it again", async () => {
  await i18next.use(initReactI18next).init({
    lng: "en",
    resources: { en: { common, "order-parts": orderParts, "order-timeline": orderTimeline } },
  });
  const { act } = await ready();
  const theirs = { id: "ref_1", amount: 500, created_at: "2026-01-02" };
  answer = () => Promise.resolve(Response.json({ order: { ...anOrder(), refunds: [theirs] } }));
  await expect(act(refund())).rejects.toMatchObject({
    message: expect.stringMatching(
      /^This has changed in the meantime: Refunded · Someone else already did this/,
    ) as string,
  });
  expect(posts()).toHaveLength(0);
  await act({ ...refund(), seen: anOrder({ refunds: [theirs] as never }) });
  expect(posts()).toHaveLength(1);
});

it("an order action sends the server's idempotency key with a return request, and retries if the response is lost", async () => {
  const { act } = await ready();
  let tries = 0;
  answer = ({ path }) => {
    if (path.startsWith("/store/carts"))
      return Promise.resolve(
        Response.json({}, { status: 404, headers: { "Idempotency-Key": "key_1" } }),
      );
    if (path.endsWith("/return") && ++tries === 1)
      return Promise.reject(new TypeError("Failed to fetch"));
    return undefined;
  };
  await act({
    id,
    operation: adminRequestReturn,
    input: { id, body: { items: [{ item_id: "item_1", quantity: 1 }] } },
    seen: {} as Order,
    evidence: (order) => (order.returns ?? []).map((one) => one.id),
  });
  expect(posts().filter(({ path }) => path.endsWith("/return"))).toMatchObject([
    { key: "key_1" },
    { key: "key_1" },
  ]);
});

/** Actions that move money or stock, or that end an order, called as the order's pages call them. */
const cases = [
  ["capture of an order", adminCaptureOrder],
  ["capture of one payment", adminCapturePayment],
  ["refund of an order", adminRefundOrder, { amount: 500, reason: "other" }],
  ["refund of one payment", adminRefundPayment, { amount: 500, reason: "other" }],
  ["payment collection marked as authorized", adminMarkPaymentCollectionAuthorized],
  ["fulfillment", adminCreateFulfillment, { items: [] }],
  ["fulfillment of a swap", adminFulfillSwap, {}],
  ["fulfillment of a claim", adminFulfillClaim, {}],
  ["shipment", adminCreateShipment, { fulfillment_id: "ful_1" }],
  ["shipment of a swap", adminCreateSwapShipment, { fulfillment_id: "ful_1" }],
  ["shipment of a claim", adminCreateClaimShipment, { fulfillment_id: "ful_1" }],
  ["canceled fulfillment", adminCancelFulfillment],
  ["canceled fulfillment of a swap", adminCancelSwapFulfillment],
  ["canceled fulfillment of a claim", adminCancelClaimFulfillment],
  ["return request", adminRequestReturn, { items: [] }],
  ["received return", adminReceiveReturn, { items: [] }],
  ["canceled return", adminCancelReturn],
  ["swap", adminCreateSwap, { return_items: [] }],
  ["difference of a swap", adminProcessSwapPayment],
  ["canceled swap", adminCancelSwap],
  ["claim", adminCreateClaim, { type: "refund", claim_items: [] }],
  ["canceled claim", adminCancelClaim],
  ["confirmed edit", adminConfirmOrderEdit],
  ["reservation", adminCreateReservation, { line_item_id: "item_1" }],
  ["shipping method", adminAddShippingMethod, { option_id: "so_1", price: 490 }],
  ["completed order", adminCompleteOrder],
  ["archived order", adminArchiveOrder],
  ["canceled order", adminCancelOrder],
].map(([name, operation, body]) => ({ name, operation: operation as Operation<never>, body }));

it.each(cases)(
  "$name: a double click, a lost response, or a reload doesn't run it twice",
  async ({ operation, body }) => {
    const { act } = await ready();
    /** Requests that the server has executed. It executes each key only once. */
    const done: string[] = [];
    let keys = 0;
    let isLost = false;
    let left: [string, string][] = [];
    answer = ({ method, path, key }) => {
      if (path.startsWith("/store/carts"))
        return Promise.resolve(
          Response.json({}, { status: 404, headers: { "Idempotency-Key": `key_${++keys}` } }),
        );
      if (method === "GET") return undefined;
      const mark = key ?? `sent ${done.length}`;
      if (!done.includes(mark)) done.push(mark);
      left = Array.from({ length: sessionStorage.length }, (_, index) => {
        const name = sessionStorage.key(index) ?? "";
        return [name, sessionStorage.getItem(name) ?? ""] as [string, string];
      });
      return isLost ? Promise.reject(new TypeError("Failed to fetch")) : undefined;
    };
    const ids = {
      swap_id: "swap_1",
      claim_id: "claim_1",
      fulfillment_id: "ful_1",
      order_id: id,
    };
    const wish = () =>
      act<never, readonly string[]>({
        id,
        operation,
        input: { id, ...ids, ...(body !== undefined && { body }) } as never,
        read: () => Promise.resolve([...done]),
        evidence: (all) => all,
      });
    await Promise.all([wish(), wish()]);
    expect(done).toHaveLength(1);

    isLost = true;
    await wish();
    expect(done).toHaveLength(2);
    expect(sessionStorage).toHaveLength(0);

    // Restores the state of a page that was reloaded before the response arrived.
    for (const [name, value] of left) sessionStorage.setItem(name, value);
    isLost = false;
    await expect(wish()).rejects.toMatchObject({ kind: "earlier" });
    expect(done).toHaveLength(2);
  },
);
