import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import { createHttpClient, type HttpClient } from "../index.ts";
import {
  useAdminCustomers,
  useAdminDeleteSession,
  useAdminGetSession,
  useAdminLogin,
  useCreateCustomer,
  useCreateSession,
  useDeleteSession,
  useMeCustomer,
} from "../generated/hooks.ts";
import { adminDeleteSession, adminCreateSession } from "../operations.ts";
import { ClientProvider } from "./client-context.ts";
import { useOperationWriter } from "./write.ts";

let asked: string[];
let user: string | undefined;
let queries: QueryClient;
let client: HttpClient;

beforeEach(() => {
  user = "a@x.test";
  asked = [];
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client = createHttpClient({
    fetch: ((request: Request) => {
      asked.push(new URL(request.url).pathname);
      if (request.method === "POST") user = "b@x.test";
      if (user && request.method === "DELETE") {
        user = undefined;
        return Promise.resolve(new Response("OK", { headers: { "content-type": "text/plain" } }));
      }
      if (!user) return Promise.resolve(new Response("Unauthorized", { status: 401 }));
      const record = { email: user };
      return Promise.resolve(
        Response.json({ user: record, customer: record, customers: [record], count: 1 }),
      );
    }) as typeof globalThis.fetch,
  });
  queries.setQueryData(["admin", "orders", "list"], { orders: [{ id: "private" }] });
  queries.setQueryData(["store", "orders", "detail", "o"], { order: { id: "private" } });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>
    <ClientProvider client={client}>{children}</ClientProvider>
  </QueryClientProvider>
);
const body = { email: "b@x.test", password: "secret" };
const unread = () => [
  queries.getQueryData(["admin", "orders", "list"]) === undefined,
  queries.getQueryData(["store", "orders", "detail", "o"]) === undefined,
];

describe("in the admin area", () => {
  const open = async () => {
    const { result } = await renderHook(
      () => ({
        session: useAdminGetSession(),
        customers: useAdminCustomers(),
        signIn: useAdminLogin(),
        signOut: useAdminDeleteSession(),
      }),
      { wrapper },
    );
    await expect.poll(() => result.current.customers.data?.customers[0]?.email).toBe("a@x.test");
    return result;
  };

  it("signing out removes the session and every private list from the screen", async () => {
    const result = await open();
    await result.current.signOut.mutateAsync();
    await expect.poll(() => result.current.session.error).toMatchObject({ status: 401 });
    expect(result.current.session.data).toBeUndefined();
    expect(result.current.customers.data).toBeUndefined();
    expect(unread()).toEqual([true, false]);
    expect(asked.filter((path) => path === "/admin/customers")).toHaveLength(1);
  });

  it("signing in as a different user clears the previous user's data", async () => {
    const result = await open();
    await result.current.signIn.mutateAsync({ body });
    await expect.poll(() => result.current.session.data?.user.email).toBe("b@x.test");
    expect(unread()).toEqual([true, false]);
  });

  it("signing out clears the cached data even if the session has already ended on the server", async () => {
    const result = await open();
    user = undefined;
    await expect(result.current.signOut.mutateAsync()).rejects.toMatchObject({ status: 401 });
    await expect.poll(() => result.current.session.data).toBeUndefined();
    expect(unread()).toEqual([true, false]);
  });
});

describe("useOperationWriter", () => {
  const open = async () => {
    const { result } = await renderHook(
      () => ({ session: useAdminGetSession(), write: useOperationWriter() }),
      { wrapper },
    );
    await expect.poll(() => result.current.session.data?.user.email).toBe("a@x.test");
    return result;
  };

  it("clears an area's cached data when it signs in to that area", async () => {
    const result = await open();
    await result.current.write(adminCreateSession, { body });
    await expect.poll(() => result.current.session.data?.user.email).toBe("b@x.test");
    expect(unread()).toEqual([true, false]);
  });

  it("clears the cached data when it signs out, even if the session has already ended on the server", async () => {
    const result = await open();
    user = undefined;
    await expect(result.current.write(adminDeleteSession, {})).rejects.toMatchObject({
      status: 401,
    });
    await expect.poll(() => result.current.session.data).toBeUndefined();
    expect(unread()).toEqual([true, false]);
  });
});

describe("in the store area", () => {
  const open = async () => {
    const { result } = await renderHook(
      () => ({
        me: useMeCustomer(),
        signIn: useCreateSession(),
        signOut: useDeleteSession(),
        register: useCreateCustomer(),
      }),
      { wrapper },
    );
    await expect.poll(() => result.current.me.data?.customer.email).toBe("a@x.test");
    return result;
  };

  it("signing out clears the cached data of this area, but not of the admin area", async () => {
    const result = await open();
    await result.current.signOut.mutateAsync();
    await expect.poll(() => result.current.me.error).toMatchObject({ status: 401 });
    expect(result.current.me.data).toBeUndefined();
    expect(unread()).toEqual([false, true]);
  });

  it.each(["signIn", "register"] as const)("%s clears the cached data", async (way) => {
    const result = await open();
    const input = { body: { ...body, first_name: "B", last_name: "B" } };
    await result.current[way].mutateAsync(input);
    await expect.poll(() => result.current.me.data?.customer.email).toBe("b@x.test");
    expect(unread()).toEqual([false, true]);
  });
});
