// Has one test for each problem that hooks of other libraries for this API had. For problems of clients, see ../faults.test.ts.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import {
  ClientProvider,
  useAdminProduct,
  useAdminProducts,
  useAdminUpdateProduct,
  useClient,
  useCreateLineItem,
  useGetCart,
} from "../react.ts";

let requests: string[];
let status: number;
let client: HttpClient;
let queries: QueryClient;

beforeEach(() => {
  requests = [];
  status = 200;
  client = createHttpClient({
    fetch: ((request: Request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search}`);
      const body = { products: [], count: 0, product: { id: "p" }, cart: { id: "c" } };
      return Promise.resolve(Response.json(body, { status }));
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
const isStale = (key: string[]) => queries.getQueryState(key)?.isInvalidated;

it("queries that differ only in their parameters have separate responses", async () => {
  const { result } = await hook(() => [
    useAdminProduct({ id: "p", query: { expand: "tags" } }).isSuccess,
    useAdminProduct({ id: "p", query: { expand: "options" } }).isSuccess,
  ]);
  await expect.poll(() => result.current).toEqual([true, true]);
  expect(requests.sort()).toEqual([
    "GET /admin/products/p?expand=options",
    "GET /admin/products/p?expand=tags",
  ]);
});

it("a write makes only its own resource stale, not the whole cache", async () => {
  const { result } = await hook(() => useAdminUpdateProduct());
  const others = [["admin", "users", "list"], ["store", "products", "list"], ["of my own"]];
  for (const key of [["admin", "products", "list"], ...others]) queries.setQueryData(key, {});
  await result.current.mutateAsync({ id: "p", body: { title: "Cup" } });
  expect(isStale(["admin", "products", "list"])).toBe(true);
  expect(others.map(isStale)).toEqual([false, false, false]);
});

it("a caller's onSuccess doesn't prevent invalidation, and is called after it", async () => {
  const told: unknown[] = [];
  const { result } = await hook(() =>
    useAdminUpdateProduct({
      onSuccess: () => void told.push(isStale(["admin", "products", "list"])),
    }),
  );
  queries.setQueryData(["admin", "products", "list"], {});
  await result.current.mutateAsync({ id: "p", body: { title: "Cup" } });
  expect(told, "it is called, and after the invalidation").toEqual([true]);
});

it("a store write refetches the data that it changed", async () => {
  const { result } = await hook(() => ({
    cart: useGetCart({ id: "c" }),
    add: useCreateLineItem(),
  }));
  await expect.poll(() => result.current.cart.isSuccess).toBe(true);
  await result.current.add.mutateAsync({ id: "c", body: { variant_id: "v", quantity: 1 } });
  await expect
    .poll(() => requests)
    .toEqual(["GET /store/carts/c", "POST /store/carts/c/line-items", "GET /store/carts/c"]);
});

it("the client stays the same when a component renders again", async () => {
  const { result, act } = await hook(() => {
    const [renders, setRenders] = useState(0);
    return { client: useClient(), list: useAdminProducts().isSuccess, renders, setRenders };
  });
  await expect.poll(() => result.current.list).toBe(true);
  void client.tokens.set("admin", "kept");
  await act(() => result.current.setRenders(1));
  await act(() => result.current.setRenders(2));
  expect(result.current.renders).toBe(2);
  expect(result.current.client).toBe(client);
  expect(result.current.client.tokens.get("admin")).toBe("kept");
  expect(requests).toHaveLength(1);
});

it.each([400, 401, 404, 422])("a hook doesn't treat status %i as a success", async (refusal) => {
  status = refusal;
  const { result } = await hook(() => {
    const { isError, isSuccess, error } = useAdminProducts();
    return { isError, isSuccess, error };
  });
  await expect.poll(() => result.current.isError).toBe(true);
  expect(result.current).toMatchObject({ isSuccess: false, error: { status: refusal } });
});
