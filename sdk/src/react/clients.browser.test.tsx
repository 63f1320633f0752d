// Several clients, or several URLs of one store, under one QueryClient.
import { dehydrate, hydrate, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { createHttpClient, type ClientOptions, type HttpClient } from "../index.ts";
import { defineOperation, type Operation } from "../define.ts";
import { queryOptions } from "../query.ts";
import { ClientProvider } from "./client-context.ts";
import { queryHook } from "./hooks.ts";

interface ListCups {
  parameters: { query?: { q?: string } };
  responses: { 200: { content: { "application/json": { cups: string[] } } } };
}
const listCups: Operation<ListCups> = defineOperation({
  method: "GET",
  path: "/store/cups",
  items: "cups",
});
const useCups = queryHook(listCups);

let requests: string[];
let queries: QueryClient;
const warn = vi.spyOn(console, "warn");
beforeEach(() => {
  requests = [];
  queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  warn.mockReset().mockReturnValue(undefined);
});

const store = (options: ClientOptions): HttpClient =>
  createHttpClient({
    ...options,
    fetch: ((request: Request) => {
      requests.push(request.url);
      const { origin } = new URL(request.url);
      const key = request.headers.get("x-publishable-api-key") ?? "none";
      return Promise.resolve(Response.json({ cups: [`${origin} ${key}`], count: 1 }));
    }) as typeof globalThis.fetch,
  });

const show = (...clients: HttpClient[]) => {
  const Cups = ({ name }: { name: string }) => <p title={name}>{useCups().data?.cups[0]}</p>;
  return render(
    <QueryClientProvider client={queries}>
      {clients.map((client, index) => (
        <ClientProvider key={index} client={client}>
          <Cups name={`store ${index}`} />
        </ClientProvider>
      ))}
    </QueryClientProvider>,
  );
};

describe("stores that each have an id", () => {
  it("cache their responses separately, and one prefix matches all of them", async () => {
    const screen = await show(
      store({ baseUrl: "http://a.test", id: "a" }),
      store({ baseUrl: "http://b.test", id: "b" }),
      store({ baseUrl: "http://b.test", id: "b with a key", publishableApiKey: "pk_1" }),
    );
    const answers = ["http://a.test none", "http://b.test none", "http://b.test pk_1"];
    for (const [index, answer] of answers.entries())
      await expect.element(screen.getByTitle(`store ${index}`)).toHaveTextContent(answer);
    expect(queries.getQueryCache().findAll({ queryKey: ["store", "cups"] })).toHaveLength(3);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("stores without an id", () => {
  it("are reported once in development", async () => {
    const screen = await show(
      store({ baseUrl: "http://a.test" }),
      store({ baseUrl: "http://b.test" }),
      store({ baseUrl: "http://b.test" }),
    );
    await expect.element(screen.getByTitle("store 0")).toHaveTextContent("http://a.test none");
    expect(warn.mock.calls.map(([text]) => String(text))).toEqual([
      'One QueryClient serves two stores, http://a.test/ and http://b.test/, and mixes up their responses. Give each client an id: createClient({ id: "…" }).',
    ]);
  });

  it("aren't reported if both URLs lead to the same store", async () => {
    await show(store({ baseUrl: "" }), store({ baseUrl: location.origin }));
    expect(warn).not.toHaveBeenCalled();
  });
});

describe("hydrated data", () => {
  const bring = async (options: ClientOptions) => {
    const server = new QueryClient();
    const client = store({ baseUrl: "http://internal.test:9000", ...options });
    await server.prefetchQuery(queryOptions(client, listCups));
    hydrate(queries, JSON.parse(JSON.stringify(dehydrate(server))));
  };

  it("isn't requested again by a browser that reaches the store at a different URL", async () => {
    await bring({});
    const screen = await show(store({ baseUrl: "http://shop.test" }));
    await expect
      .element(screen.getByTitle("store 0"))
      .toHaveTextContent("http://internal.test:9000 none");
    expect(requests).toEqual(["http://internal.test:9000/store/cups"]);
    expect(warn).not.toHaveBeenCalled();
  });

  it("with a different id is reported in development", async () => {
    await bring({ id: "server" });
    const screen = await show(store({ baseUrl: "http://shop.test" }));
    await expect.element(screen.getByTitle("store 0")).toHaveTextContent("http://shop.test none");
    expect(warn.mock.calls).toEqual([
      [
        'The page contains data from a client with "server", but a client with no id requests it, so the data isn\'t used. Give the client on the server and the client in the browser the same id.',
      ],
    ]);
  });
});
