import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { createFetchClient } from "./fetch.ts";
import { createHttpClient, InvalidInputError, NetworkError, type HttpClient } from "./index.ts";

let asked: { line: string; headers: IncomingMessage["headers"]; body: string }[];
let answers: { status: number; body: string; headers?: Record<string, string> }[];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (chunk: Buffer) => void (body += chunk.toString()));
  request.on("end", () => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const given = answers.shift() ?? { status: 200, body: '{"products":[],"count":0}' };
    const headers = { "content-type": "application/json", ...given.headers };
    response.writeHead(given.status, headers).end(given.body);
  });
});
let http: HttpClient;
beforeAll(() => new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  [asked, answers] = [[], []];
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  http = createHttpClient({ baseUrl, publishableApiKey: "pk_1", retries: 2 });
});

describe("createFetchClient", () => {
  it("accepts params and returns data, with the client's credentials", async () => {
    void http.tokens.set("store", "secret");
    const api = createFetchClient(http);
    const { data, error, response } = await api.GET("/store/products", {
      params: { query: { "id[]": ["a", "b"], limit: 5 } },
    });
    expectTypeOf(data).toExtend<{ count: number } | undefined>();
    expect([data, error, response.status]).toEqual([{ products: [], count: 0 }, undefined, 200]);
    expect(asked).toMatchObject([
      {
        line: "GET /store/products?id[]=a&id[]=b&limit=5",
        headers: { authorization: "Bearer secret", "x-publishable-api-key": "pk_1" },
      },
    ]);
  });

  it("fills in paths and sends bodies", async () => {
    await createFetchClient(http).POST("/store/carts/{id}/line-items", {
      params: { path: { id: "a/b" } },
      body: { variant_id: "v", quantity: 1 },
    });
    expect(asked).toMatchObject([
      { line: "POST /store/carts/a%2Fb/line-items", body: '{"variant_id":"v","quantity":1}' },
    ]);
    expect(asked[0]?.headers["content-type"]).toBe("application/json");
  });

  it("sends files", async () => {
    const files = [new File(["a"], "a.png")];
    await createFetchClient(http).POST("/admin/uploads", { body: { files } });
    expect(asked[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(asked[0]?.body).toContain('name="files"; filename="a.png"');
  });

  it("returns the body of an error response as error", async () => {
    answers = [{ status: 404, body: '{"type":"not_found","message":"gone"}' }];
    const { data, error, response } = await createFetchClient(http).GET("/store/products/{id}", {
      params: { path: { id: "x" } },
    });
    expect([data, error, response.status]).toEqual([
      undefined,
      { type: "not_found", message: "gone" },
      404,
    ]);
  });

  it("retries temporary failures with the same idempotency key and body", async () => {
    answers = [
      { status: 503, body: `{"done":true}`, headers: { "retry-after": "0" } },
      { status: 200, body: `{"done":true}` },
    ];
    await createFetchClient({
      baseUrl: http.baseUrl,
      retries: { attempts: 1, mode: "unsafe" },
    }).POST("/store/carts/{id}", {
      params: { path: { id: "c" } },
      body: { email: "a@b.c" },
    });
    expect(asked.map(({ body }) => body)).toEqual(['{"email":"a@b.c"}', '{"email":"a@b.c"}']);
    const keys = new Set(asked.map(({ headers }) => headers["idempotency-key"]));
    expect(keys.size).toBe(1);
  });

  it("parses responses as requested", async () => {
    const api = createFetchClient(http);
    answers = [{ status: 200, body: "a,b" }];
    expect((await api.GET("/store/products", { parseAs: "text" })).data).toBe("a,b");
    answers = [{ status: 200, body: "abc" }];
    const { data } = await api.GET("/store/products", { parseAs: "stream" });
    expect(await new Response(data).text()).toBe("abc");
  });

  it("stores the token of a sign-in in the HTTP client passed to `createFetchClient`", async () => {
    answers = [{ status: 200, body: '{"access_token":"t"}' }];
    const body = { email: "a@b.c", password: "p" };
    const { data } = await createFetchClient(http).POST("/store/auth/token", { body });
    expect(data).toEqual({ access_token: "t" });
    expect(http.tokens.get("store")).toBe("t");
    answers = [{ status: 200, body: "OK", headers: { "content-type": "text/plain" } }];
    await createFetchClient(http).DELETE("/store/auth", { parseAs: "text" });
    expect(http.tokens.get("store")).toBeUndefined();
  });

  it("runs openapi-fetch's middleware before the SDK's middleware", async () => {
    const seen: string[] = [];
    const api = createFetchClient({
      baseUrl: http.baseUrl,
      middleware: [
        {
          attempt: (request, next, { path }) => {
            seen.push(`ours ${path} ${request.headers.get("x-theirs")}`);
            return next(request);
          },
        },
      ],
    });
    api.use({
      onRequest: ({ request }) => {
        request.headers.set("x-theirs", "yes");
      },
    });
    await api.GET("/store/products/{id}", { params: { path: { id: "p" } } });
    expect(seen).toEqual(["ours /store/products/{id} yes"]);
  });

  it("throws if no response arrives, or if an option is invalid", async () => {
    const api = createFetchClient({ baseUrl: "http://127.0.0.1:1" });
    await expect(api.GET("/store/products")).rejects.toBeInstanceOf(NetworkError);
    await expect(
      createFetchClient({ baseUrl: http.baseUrl, retries: NaN }).GET("/store/products"),
    ).rejects.toBeInstanceOf(InvalidInputError);
  });
});
