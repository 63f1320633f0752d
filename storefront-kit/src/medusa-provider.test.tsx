import { createClient, createHttpClient, type Client, type HttpClient } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, expectTypeOf, it } from "vitest";
import { MedusaProvider, useMedusa, type MedusaProviderProps } from "./medusa-provider.tsx";

/** Returns the values that a component below a provider with these props gets on a server. */
function given(props: MedusaProviderProps, around = (tree: ReactNode) => tree) {
  const seen: { medusa: unknown; hooks: unknown; queries: QueryClient }[] = [];
  const Reader = () => {
    seen.push({ medusa: useMedusa().client, hooks: useClient(), queries: useQueryClient() });
    return <p>drawn</p>;
  };
  const html = renderToString(
    around(
      <MedusaProvider {...props}>
        <Reader />
      </MedusaProvider>,
    ),
  );
  expect(html).toBe("<p>drawn</p>");
  return seen[0]!;
}

describe("useMedusa", () => {
  it("outside a provider throws an error that says which provider is missing", () => {
    const Lost = () => <>{useMedusa().client.baseUrl}</>;
    expect(() => renderToString(<Lost />)).toThrow(
      new Error("useMedusa must be used within a MedusaProvider"),
    );
  });

  it("returns the client that the SDK's hooks also use", () => {
    const { medusa, hooks } = given({ baseUrl: "http://127.0.0.1:1" });
    expect(medusa).toBe(hooks);
    expect(medusa).toMatchObject({ baseUrl: "http://127.0.0.1:1" });
  });

  it("accepts the type of a custom client", () => {
    expectTypeOf(useMedusa<Client>)
      .returns.toHaveProperty("client")
      .toEqualTypeOf<Client>();
  });
});

describe("the client of MedusaProvider", () => {
  const client = createHttpClient();

  it.each(["client", "medusaClient"] as const)(
    "is the existing client that is passed as %s",
    (name) => {
      expect(given({ [name]: client }).medusa).toBe(client);
      const full = createClient();
      expect(given({ [name]: full }).medusa).toBe(full);
    },
  );

  it("uses the store on port 9000 by default", () => {
    expect(given({}).medusa).toMatchObject({ baseUrl: "http://localhost:9000" });
  });

  it("sends the configured keys and headers, and retries as configured", async () => {
    const requests: Request[] = [];
    const platform = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      requests.push(new Request(input, init));
      return Promise.resolve(new Response(null, { status: requests.length === 1 ? 503 : 200 }));
    };
    try {
      const { medusa } = given({
        apiKey: "secret",
        publishableApiKey: "pk_1",
        headers: { "x-shop": "one", "x-kept": "yes" },
        customHeaders: { "x-shop": "two" },
        maxRetries: 1,
      });
      await (medusa as HttpClient).send({
        method: "GET",
        path: "/admin/reviews",
        custom: true,
      });
    } finally {
      globalThis.fetch = platform;
    }
    expect(requests).toHaveLength(2);
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      "x-medusa-access-token": "secret",
      "x-publishable-api-key": "pk_1",
      "x-shop": "two",
      "x-kept": "yes",
    });
  });

  it("is a new one for each server-rendered request", () => {
    expect(given({}).medusa).not.toBe(given({}).medusa);
  });
});

describe("the query client of MedusaProvider", () => {
  const queryClient = new QueryClient();

  it("is the one that is passed, by either name", () => {
    expect(given({ queryClient }).queries).toBe(queryClient);
    expect(given({ queryClientProviderProps: { client: queryClient } }).queries).toBe(queryClient);
  });

  it("is the one of an outer provider, if there is one", () => {
    const around = (tree: ReactNode) => (
      <QueryClientProvider client={queryClient}>{tree}</QueryClientProvider>
    );
    expect(given({}, around).queries).toBe(queryClient);
  });

  it("is a new one without an outer provider", () => {
    const { queries } = given({});
    expect(queries).toBeInstanceOf(QueryClient);
    expect(queries).not.toBe(given({}).queries);
  });
});
