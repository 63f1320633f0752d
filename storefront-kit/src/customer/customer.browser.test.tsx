import { createHttpClient } from "@countertop/sdk";
import { storeListCustomerOrders, storeRetrieveOrder } from "@countertop/sdk/operations";
import { queryKey, queryOptions } from "@countertop/sdk/query";
import { useProducts } from "@countertop/sdk/react";
import type { Order } from "@countertop/sdk/types";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { CartProvider, useCart } from "../cart/provider.tsx";
import { MedusaProvider } from "../medusa-provider.tsx";
import { createStorefrontQueryClient, storefrontQueryDefaults } from "../query-defaults.ts";
import { useCustomerOrderPages, useCustomerOrders, useOrderLookup } from "./orders.ts";
import { useOrderReturns } from "./returns.ts";
import { useCustomer, useRegister, useSignIn, useSignOut } from "./sign-in.ts";

const home = { id: "addr_1", city: "Porto" };
const ada = {
  id: "cus_1",
  email: "ada@example.com",
  billing_address_id: null as string | null,
  billing_address: null as typeof home | null,
  shipping_addresses: [home],
};
const credentials = { email: ada.email, password: "a-long-password" };
/** A return that an operator created, or that was requested on another device. */
const askedBack = {
  id: "ret_1",
  status: "requested",
  created_at: "2026-11-24T12:00:00.000Z",
  refund_amount: 900,
  items: [{ item_id: "item_cup", quantity: 1 }],
};
const order = { id: "order_7", display_id: 7, email: ada.email };

let calls: string[];
let session: boolean;
let down: boolean;
/** True if the session has ended on the server. */
let ended: boolean;
/** The signed-in customer. */
let account: typeof ada;
beforeEach(() => {
  localStorage.clear();
  calls = [];
  session = false;
  down = false;
  ended = false;
  account = ada;
});

/** A store with one account, 23 orders, and a cart that is assigned to the customer when it is read. */
const store: typeof globalThis.fetch = async (input) => {
  const request = input as Request;
  const { pathname, searchParams, search } = new URL(request.url);
  const call = `${request.method} ${pathname}`;
  calls.push(call + search);
  const signedIn = session || request.headers.get("authorization") === "Bearer secret";
  if (down) return new Response(null, { status: 500 });
  switch (call) {
    case "POST /store/auth":
    case "POST /store/auth/token": {
      const { password } = (await request.json()) as { password: string };
      if (password !== credentials.password) return new Response("Unauthorized", { status: 401 });
      if (call.endsWith("token")) return Response.json({ access_token: "secret" });
      session = true;
      // Only calls about the customer's account include the billing address.
      return Response.json({ customer: { ...account, billing_address: undefined } });
    }
    case "POST /store/customers":
      session = true;
      return Response.json({ customer: ada });
    case "DELETE /store/auth":
      if (ended) return new Response("Unauthorized", { status: 401 });
      session = false;
      return new Response("OK");
    case "GET /store/customers/me":
      return signedIn
        ? Response.json({ customer: account })
        : new Response("Unauthorized", { status: 401 });
    case "GET /store/customers/me/orders": {
      const [offset, limit] = [
        Number(searchParams.get("offset")),
        Number(searchParams.get("limit")),
      ];
      if (!signedIn) return new Response("Unauthorized", { status: 401 });
      if (searchParams.get("expand") === "returns,returns.items")
        return Response.json({ orders: [{ id: searchParams.get("id"), returns: [askedBack] }] });
      const all = Array.from({ length: 23 }, (_, index) => ({ id: `order_${index}` }));
      return Response.json({ orders: all.slice(offset, offset + limit), count: 23, offset, limit });
    }
    case "GET /store/orders":
      return searchParams.get("display_id") === "7"
        ? Response.json({ order })
        : Response.json({ type: "not_found", message: "No such order" }, { status: 404 });
    case "GET /store/carts/cart_1":
      return Response.json({
        cart: { id: "cart_1", items: [], customer_id: signedIn ? ada.id : null },
      });
    default:
      return Response.json({ products: [], count: 0, offset: 0, limit: 100 });
  }
};

function open<T>(read: () => T) {
  const client = createHttpClient({ baseUrl: "http://store.test", fetch: store });
  const queries = createStorefrontQueryClient();
  queries.setDefaultOptions({ queries: { ...storefrontQueryDefaults.queries, retryDelay: 1 } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MedusaProvider client={client} queryClient={queries}>
      <CartProvider>{children}</CartProvider>
    </MedusaProvider>
  );
  return renderHook(read, { wrapper }).then((page) => ({ ...page, queries, client }));
}

describe("useCustomer", () => {
  it("returns null after one 401, without a retry", async () => {
    const { result } = await open(useCustomer);
    expect(result.current).toEqual({ customer: undefined, error: null });
    await expect.poll(() => result.current.customer).toBeNull();
    expect(result.current.error).toBeNull();
    expect(calls).toEqual(["GET /store/customers/me"]);
  });

  it("returns the signed-in customer", async () => {
    session = true;
    const { result } = await open(useCustomer);
    await expect.poll(() => result.current.customer).toEqual(ada);
  });

  it("returns an error, not null, if the server fails", async () => {
    down = true;
    const { result } = await open(useCustomer);
    await expect.poll(() => result.current.error).toMatchObject({ status: 500 });
    expect(result.current.customer).toBeUndefined();
  });

  it("returns null once the session has ended", async () => {
    session = true;
    const { result, queries } = await open(useCustomer);
    await expect.poll(() => result.current.customer).toEqual(ada);
    session = false;
    await queries.invalidateQueries();
    await expect.poll(() => result.current.customer).toBeNull();
  });
});

describe("signing in", () => {
  it("fetches the account if the sign-in response doesn't contain the addresses", async () => {
    account = { ...ada, billing_address_id: home.id, billing_address: home };
    const { result } = await open(() => ({ ...useCustomer(), signIn: useSignIn() }));
    await expect.poll(() => result.current.customer).toBeNull();
    result.current.signIn.mutate(credentials);
    await expect.poll(() => result.current.customer?.billing_address).toEqual(home);
  });

  const useAll = () => ({
    customer: useCustomer().customer,
    cart: useCart().cart,
    products: useProducts(),
    signIn: useSignIn(),
    byToken: useSignIn({ by: "token" }),
    register: useRegister(),
    registerByToken: useRegister({ by: "token" }),
    signOut: useSignOut(),
  });
  const opened = async () => {
    localStorage.setItem("medusa-cart-id", "cart_1");
    const page = await open(useAll);
    await expect.poll(() => page.result.current.products.isSuccess).toBe(true);
    await expect.poll(() => page.result.current.cart?.customer_id).toBeNull();
    await expect.poll(() => page.result.current.customer).toBeNull();
    calls.length = 0;
    return page;
  };

  it.each(["signIn", "byToken", "register", "registerByToken"] as const)(
    "with %s returns the customer, assigns the cart, and refetches dependent queries",
    async (how) => {
      const { result, act, client } = await opened();
      await act(() => result.current[how].mutateAsync(credentials));
      expect(result.current.customer).toEqual(ada);
      await expect.poll(() => result.current.cart?.customer_id).toBe(ada.id);
      expect(calls).toContain("GET /store/products");
      expect(client.tokens.get("store")).toBe(/token/i.test(how) ? "secret" : undefined);
    },
  );

  it("with a wrong password fails without a retry, and nobody is signed in", async () => {
    const { result } = await opened();
    const wrong = result.current.signIn.mutateAsync({ ...credentials, password: "wrong" });
    await expect(wrong).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual(["POST /store/auth"]);
    expect(result.current.customer).toBeNull();
  });

  it("ends with a sign-out, which clears all of the customer's data", async () => {
    const { result, act, client, queries } = await opened();
    await act(() => result.current.byToken.mutateAsync(credentials));
    const { queryKey } = queryOptions(client, storeRetrieveOrder, { id: "order_7" });
    queries.setQueryData(queryKey, { order } as never);
    await act(() => result.current.signOut.mutateAsync());
    await expect.poll(() => result.current.customer).toBeNull();
    expect(result.current.cart).toBeUndefined();
    expect(localStorage.getItem("medusa-cart-id")).toBeNull();
    expect(queries.getQueryData(queryKey)).toBeUndefined();
    expect(client.tokens.get("store")).toBeUndefined();
  });
});

describe("a customer's data", () => {
  const useBoth = () => ({ ...useCustomer(), signIn: useSignIn(), signOut: useSignOut() });
  const opened = async () => {
    session = true;
    const page = await open(useBoth);
    await expect.poll(() => page.result.current.customer).toEqual(ada);
    const orders = queryKey(storeListCustomerOrders, { query: { limit: 10 } });
    page.queries.setQueryData(orders, { orders: [order] });
    return { ...page, ordersInCache: () => page.queries.getQueryData(orders) };
  };

  it("is removed from the cache when another customer signs in without a previous sign-out", async () => {
    const { result, act, ordersInCache } = await opened();
    account = { ...ada, id: "cus_2" };
    await act(() => result.current.signIn.mutateAsync(credentials));
    expect(result.current.customer?.id).toBe("cus_2");
    expect(ordersInCache()).toBeUndefined();
  });

  it("stays in the cache when the same customer signs in again", async () => {
    const { result, act, ordersInCache } = await opened();
    await act(() => result.current.signIn.mutateAsync(credentials));
    expect(ordersInCache()).toEqual({ orders: [order] });
  });

  it("is removed from the cache even if the session had ended before the sign-out", async () => {
    const { result, act, ordersInCache } = await opened();
    ended = true;
    session = false;
    await act(async () => {
      await expect(result.current.signOut.mutateAsync()).rejects.toMatchObject({ status: 401 });
    });
    await expect.poll(() => result.current.customer).toBeNull();
    expect(ordersInCache()).toBeUndefined();
  });
});

describe("useCustomerOrderPages", () => {
  it("requests the first ten orders, then the chosen page", async () => {
    session = true;
    const { result, act } = await open(() => useCustomerOrderPages());
    await expect.poll(() => result.current.orders).toHaveLength(10);
    expect(calls).toContain("GET /store/customers/me/orders?limit=10&offset=0");
    expect(result.current).toMatchObject({ count: 23, page: 0, pageCount: 3 });
    await act(() => result.current.setPage(2));
    expect(result.current.query.isPlaceholderData || result.current.orders.length === 3).toBe(true);
    await expect
      .poll(() => result.current.orders.map(({ id }) => id))
      .toEqual(["order_20", "order_21", "order_22"]);
  });

  it("doesn't request orders while nobody is signed in", async () => {
    const { result } = await open(() => ({ customer: useCustomer(), ...useCustomerOrderPages() }));
    await expect.poll(() => result.current.customer.customer).toBeNull();
    expect(calls).toEqual(["GET /store/customers/me"]);
    expect(result.current).toMatchObject({ orders: [], count: 0, pageCount: 0 });
  });
});

describe("useOrderReturns", () => {
  const sent = {
    ...order,
    customer: { has_account: true },
    items: [{ id: "item_cup", shipped_quantity: 2, returned_quantity: 0 }],
  } as unknown as Order;

  const guests = { ...sent, customer: { has_account: false } } as Order;

  it("contains the returns that the store lists for the customer, and their items can't be returned again", async () => {
    session = true;
    const { result } = await open(() => useOrderReturns(sent));
    await expect.poll(() => result.current.returns).toMatchObject([{ id: "ret_1" }]);
    expect(result.current.returnable.map(({ quantity }) => quantity)).toEqual([1]);
  });

  it("doesn't request returns of a guest's order", async () => {
    const { result } = await open(() => useOrderReturns(guests));
    await open(() => useOrderReturns(sent));
    await expect
      .poll(() => calls)
      .toEqual(["GET /store/customers/me/orders?id=order_7&expand=returns%2Creturns.items"]);
    expect(result.current).toMatchObject({ returns: [], returnable: [{ quantity: 2 }] });
  });
});

describe("useOrderLookup", () => {
  it("finds an order, and caches it for the order's page", async () => {
    const { result, queries, client } = await open(useOrderLookup);
    const found = await result.current.mutateAsync({ display_id: 7, email: ada.email });
    expect(found).toEqual(order);
    expect(calls).toEqual([
      `GET /store/orders?display_id=7&email=${encodeURIComponent(ada.email)}`,
    ]);
    const { queryKey } = queryOptions(client, storeRetrieveOrder, { id: "order_7" });
    expect(queries.getQueryData(queryKey)).toEqual({ order });
  });

  it("returns null if the order doesn't exist, and fails if the server has an error", async () => {
    const { result } = await open(useOrderLookup);
    expect(await result.current.mutateAsync({ display_id: 8, email: ada.email })).toBeNull();
    down = true;
    const failed = result.current.mutateAsync({ display_id: 7, email: ada.email });
    await expect(failed).rejects.toMatchObject({ status: 500 });
  });
});

it.each([
  [undefined, "limit=10&offset=0"],
  [{ query: { offset: 20 } }, "limit=10&offset=20"],
] as const)("useCustomerOrders(%j) requests %s", async (input, search) => {
  session = true;
  const client = createHttpClient({ baseUrl: "http://store.test", fetch: store });
  const page = await renderHook(() => useCustomerOrders(input), {
    wrapper: ({ children }) => <MedusaProvider client={client}>{children}</MedusaProvider>,
  });
  await expect.poll(() => page.result.current.isSuccess).toBe(true);
  expect(calls).toEqual([`GET /store/customers/me/orders?${search}`]);
});
