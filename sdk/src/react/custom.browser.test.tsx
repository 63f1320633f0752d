import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import {
  ClientProvider,
  useAdminCustomDelete,
  useAdminCustomPost,
  useAdminCustomQuery,
  useStartCheckout,
} from "../react.ts";

let requests: string[];
let answer: (url: URL) => Response;
let client: HttpClient;
let queries: QueryClient;

beforeEach(() => {
  requests = [];
  answer = () => Response.json({ count: 3 });
  client = createHttpClient({
    fetch: ((request: Request) => {
      const url = new URL(request.url);
      requests.push(`${request.method} ${url.pathname}${url.search}`);
      return Promise.resolve(answer(url));
    }) as typeof globalThis.fetch,
  });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(() => queries.clear());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ClientProvider client={client}>{children}</ClientProvider>
  </QueryClientProvider>
);
const hook = <T,>(use: () => T) => renderHook(use, { wrapper });

describe("hooks for endpoints that aren't in the contract", () => {
  it("read data under a key that is derived from the path", async () => {
    const { result } = await hook(
      () =>
        useAdminCustomQuery<{ count: number }, number>(
          "/reviews",
          { query: { rating: 5 } },
          { select: ({ count }) => count },
        ).data,
    );
    await expect.poll(() => result.current).toBe(3);
    expect(requests).toEqual(["GET /admin/reviews?rating=5"]);
    expect(queries.getQueryData(["admin", "reviews", { rating: 5 }])).toBeDefined();
  });

  it("write data, and make the path's resource and the resources in `invalidates` stale", async () => {
    const { result } = await hook(() => ({
      post: useAdminCustomPost<unknown, { stars: number }>("reviews", { invalidates: ["cups"] }),
      remove: useAdminCustomDelete("/reviews/r1"),
    }));
    const keys = [
      ["admin", "reviews"],
      ["admin", "cups", "list"],
      ["admin", "plates"],
    ];
    const stale = () => keys.map((key) => queries.getQueryState(key)?.isInvalidated);
    for (const key of keys) queries.setQueryData(key, {});
    await result.current.remove.mutateAsync();
    expect(stale()).toEqual([true, false, false]);
    await result.current.post.mutateAsync({ stars: 5 });
    expect(stale()).toEqual([true, true, false]);
    expect(requests).toEqual(["DELETE /admin/reviews/r1", "POST /admin/reviews"]);
  });

  it("store the token of a call that matches a sign-in operation", async () => {
    answer = () => Response.json({ access_token: "t1" });
    const { result } = await hook(() => useAdminCustomPost("/admin/auth/token"));
    await result.current.mutateAsync();
    expect(await client.tokens.get("admin")).toBe("t1");
  });
});

describe("starting a checkout", () => {
  it("creates a cart, then its payment sessions, and returns the cart with them", async () => {
    answer = ({ pathname }) =>
      Response.json({ cart: { id: "cart_1", started: pathname.endsWith("/payment-sessions") } });
    const { result } = await hook(() => useStartCheckout());
    queries.setQueryData(["store", "carts", "detail", "cart_1"], {});
    const { cart } = await result.current.mutateAsync({ body: { region_id: "reg_1" } });
    expect(cart).toEqual({ id: "cart_1", started: true });
    expect(requests).toEqual(["POST /store/carts", "POST /store/carts/cart_1/payment-sessions"]);
    expect(queries.getQueryState(["store", "carts", "detail", "cart_1"])?.isInvalidated).toBe(true);
  });
});
