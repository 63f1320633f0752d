import { createHttpClient, type HttpClient } from "@countertop/sdk";
import { adminRefundOrder, adminRequestReturn } from "@countertop/sdk/operations";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider, QueryObserver } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { pauses } from "../../lib/once.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { anOrder } from "../../testing/an-order.ts";
import { displayNotices, type NoticeDisplay } from "../../ui/notify.ts";
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
  marks: (order: Order) => (order.refunds ?? []).map((one) => one.id),
});
const posts = () => sent.filter(({ method }) => method === "POST");

it("sends a double click once, and fetches the order anew", async () => {
  const { act, fetched } = await ready();
  await Promise.all([act(refund()), act(refund())]);
  expect(posts()).toHaveLength(1);
  await expect.poll(() => fetched.mock.calls.length).toBe(2);
});

it("finds in the order what was done when the answer is lost, and says so", async () => {
  const notices = vi.fn<NoticeDisplay["create"]>();
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

it("rejects with what the server refuses, and fetches the order all the same", async () => {
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

it("sends under a key of the server's what it keeps keys for, and again after no answer", async () => {
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
    marks: (order) => (order.returns ?? []).map((one) => one.id),
  });
  expect(posts().filter(({ path }) => path.endsWith("/return"))).toMatchObject([
    { key: "key_1" },
    { key: "key_1" },
  ]);
});
