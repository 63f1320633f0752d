import { operationAt } from "../../test/operation-at.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AbortedError, ApiError, NetworkError, TimeoutError } from "../errors.ts";
import { createCustom } from "./custom.ts";
import { createHttpClient } from "./http-client.ts";
import type { ClientOptions } from "./options.ts";

// A request that a real server on the loopback interface received.
interface Seen {
  method: string;
  url: string;
  headers: IncomingMessage["headers"];
  body: string;
}
type Answer = (response: ServerResponse, request: IncomingMessage) => void;

let seen: Seen[];
let answer: Answer;
let baseUrl: string;
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method = "", url = "", headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(response, request);
  });
});

beforeEach(async () => {
  seen = [];
  answer = json(200, { done: true });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const json =
  (status: number, body: unknown): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const text =
  (status: number, body: string, type = "text/plain"): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": type }).end(body);
const client = (options: ClientOptions = {}) => createHttpClient({ baseUrl, ...options });
const retrieve = { method: "GET", path: "/admin/products/{id}" };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("should fail"),
    (error: unknown) => error,
  );

describe("sending", () => {
  it("encodes path values, query, and body", async () => {
    await client().send(
      { method: "POST", path: "/admin/products/{id}/options/{option_id}" },
      {
        id: "a/../b?x",
        option_id: "ö #1",
        query: { expand: "a,b", tags: ["x"] },
        body: { title: "Cup" },
      },
    );
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: "/admin/products/a%2F..%2Fb%3Fx/options/%C3%B6%20%231?expand=a%2Cb&tags[]=x",
      body: '{"title":"Cup"}',
    });
    expect(seen[0]?.headers["content-type"]).toBe("application/json");
  });

  it("replaces a search for the word `null`, and drops an empty one, because the server would fail", async () => {
    const list = { method: "GET", path: "/admin/regions" };
    for (const q of ["null", "", "nullify"]) await client().send(list, { query: { q, limit: 1 } });
    expect(seen.map(({ url }) => url)).toEqual([
      "/admin/regions?q=NULL&limit=1",
      "/admin/regions?limit=1",
      "/admin/regions?q=nullify&limit=1",
    ]);
  });

  it("keeps a detail call's id if the call has a query", async () => {
    await client().send(retrieve, { id: "prod_1", query: { expand: "variants" } });
    expect(seen[0]?.url).toBe("/admin/products/prod_1?expand=variants");
  });

  it.each([undefined, null, ""])("fails before sending if a path value is %s", async (id) => {
    await expect(client().send(retrieve, { id })).rejects.toThrow(
      'GET /admin/products/{id}: "id" is missing or invalid',
    );
    expect(seen).toEqual([]);
  });

  it("sends a JSON body with DELETE", async () => {
    await client().send({ method: "DELETE", path: "/admin/uploads" }, { body: { file_key: "k" } });
    expect(seen[0]).toMatchObject({ method: "DELETE", body: '{"file_key":"k"}' });
  });

  it("sends uploads as multipart parts with the name `files`", async () => {
    await client().send(
      { ...operationAt("POST /admin/uploads"), wire: { body: "multipart/form-data" } },
      { body: { files: [new File(["a"], "a.png"), new File(["b"], "b.png")] } },
    );
    expect(seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body.match(/name="files"; filename="[ab]\.png"/g)).toHaveLength(2);
  });

  it("lets a call's headers override the client's", async () => {
    await client({ headers: { "x-a": "client", "x-b": "client" } }).send(
      { method: "GET", path: "/store/regions" },
      {},
      { headers: { "x-b": "call" } },
    );
    expect(seen[0]?.headers).toMatchObject({ "x-a": "client", "x-b": "call" });
  });

  it("uses http://localhost:9000 by default", () => {
    expect(createHttpClient().baseUrl).toBe("http://localhost:9000");
  });
});

describe("reading a response", () => {
  it("returns parsed JSON, text, and undefined for an empty response", async () => {
    answer = json(201, { customer: { id: "cus_1" } });
    expect((await client().send({ method: "POST", path: "/admin/customers" })).data).toEqual({
      customer: { id: "cus_1" },
    });
    answer = text(200, "OK");
    expect((await client().send(operationAt("DELETE /admin/auth"))).data).toBe("OK");
    answer = (response) => response.writeHead(204).end();
    const sent = await client().send(operationAt("POST /admin/users/password-token"), {
      body: { email: "a@b.c" },
    });
    expect(sent.data).toBeUndefined();
    expect(sent.response.status).toBe(204);
  });

  it.each([
    [json(404, { type: "not_found", message: "gone" }), 404, "gone"],
    [text(401, "Unauthorized"), 401, "Unauthorized"],
    [text(400, "<!DOCTYPE html><pre>SyntaxError</pre>", "text/html"), 400, undefined],
    [text(500, '{"type":', "application/json"), 500, '{"type":'],
  ])("rejects a status outside 200 to 299 with any body", async (given, status, serverMessage) => {
    answer = given;
    const error = await failure(client().send(retrieve, { id: "x" }));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status,
      serverMessage,
      message: `Request failed with status code ${status}`,
    });
  });

  it("treats an incomplete response as a network failure", async () => {
    answer = (response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"a":');
      response.socket?.destroy();
    };
    expect(await failure(client().send(retrieve, { id: "x" }))).toBeInstanceOf(NetworkError);
  });

  it("throws Network Error if no server is listening", async () => {
    const error = await failure(
      createHttpClient({ baseUrl: "http://127.0.0.1:1" }).send(retrieve, { id: "x" }),
    );
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ message: "Network Error", kind: 4 });
  });
});

describe("a call", () => {
  it("times out after the client's timeout, or after its own", async () => {
    answer = () => {};
    const slow = client({ timeout: 20 });
    expect(await failure(slow.send(retrieve, { id: "x" }))).toMatchObject({
      message: "timeout of 20ms exceeded",
    });
    expect(await failure(slow.send(retrieve, { id: "x" }, { timeout: 10 }))).toBeInstanceOf(
      TimeoutError,
    );
  });

  it("times out even while the body is still loading", async () => {
    answer = (response) =>
      void response.writeHead(200, { "content-type": "application/json" }).write('{"a":');
    expect(await failure(client({ timeout: 20 }).send(retrieve, { id: "x" }))).toBeInstanceOf(
      TimeoutError,
    );
  });

  it("ends when the caller aborts, even before sending", async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    expect(
      await failure(client().send(retrieve, { id: "x" }, { signal: controller.signal })),
    ).toBeInstanceOf(AbortedError);
    expect(
      await failure(client().send(retrieve, { id: "x" }, { signal: controller.signal })),
    ).toMatchObject({ message: "Request aborted" });
    expect(seen).toHaveLength(1);
  });
});

describe("credentials", () => {
  const call = (method: string, path: string) => ({ method, path });

  it("keep an area's token, are sent only to that area, and are cleared at sign-out", async () => {
    const one = client();
    answer = json(200, { access_token: "admin-token" });
    await one.send(operationAt("POST /admin/auth/token"), { body: {} });
    answer = json(200, { access_token: "store-token" });
    await one.send(operationAt("POST /store/auth/token"), { body: {} });
    answer = json(200, { done: true });
    await one.send(call("GET", "/admin/products"));
    await one.send(call("GET", "/store/customers/me"));
    await one.send(operationAt("DELETE /admin/auth"));
    await one.send(call("GET", "/admin/products"));
    expect(seen.slice(2).map(({ headers }) => headers.authorization)).toEqual([
      "Bearer admin-token",
      "Bearer store-token",
      "Bearer admin-token",
      undefined,
    ]);
  });

  it("aren't shared between two clients", async () => {
    const [one, two] = [client(), client()];
    void one.tokens.set("admin", "secret");
    await two.send(call("GET", "/admin/products"));
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it("of the admin area aren't sent to other paths that contain the word admin", async () => {
    const one = client();
    void one.tokens.set("admin", "secret");
    await one.send(call("GET", "/store/administrators"));
    await one.send(call("GET", "/administrators"));
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it("include the API key in admin calls, except sign-ins, password resets, and accepted invitations", async () => {
    const one = client({ apiKey: "key" });
    answer = json(401, {});
    const paths = [
      "POST /admin/auth",
      "POST /admin/users/password-token",
      "POST /admin/users/reset-password",
      "POST /admin/invites/accept",
    ];
    for (const path of [
      ...paths,
      "GET /admin/auth",
      "POST /admin/products",
      "GET /store/products",
    ]) {
      await one
        .send(operationAt(path), { body: path.startsWith("GET") ? undefined : {} })
        .catch(() => {});
    }
    expect(seen.map(({ headers }) => headers["x-medusa-access-token"])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      "key",
      "key",
      undefined,
    ]);
  });

  it("include the publishable key in every request", async () => {
    const one = client({ publishableApiKey: "pk_1" });
    await one.send(call("GET", "/store/products"));
    await one.send(call("GET", "/admin/products"));
    expect(seen.map(({ headers }) => headers["x-publishable-api-key"])).toEqual(["pk_1", "pk_1"]);
  });

  it("include cookies, and the XSRF cookie's value in its header", async () => {
    vi.stubGlobal("document", { cookie: "a=1; XSRF-TOKEN=t%3D1; b=2" });
    const requests: Request[] = [];
    const watched: typeof fetch = (input, init) => {
      requests.push(new Request(input, init));
      return fetch(input, init);
    };
    await client({ fetch: watched }).send(call("GET", "/admin/products"));
    vi.unstubAllGlobals();
    expect(requests[0]?.credentials).toBe("include");
    expect(seen[0]?.headers["x-xsrf-token"]).toBe("t=1");
  });
});

describe("custom calls", () => {
  it("use /admin paths unless their path begins with an area", async () => {
    const custom = createCustom(client().send);
    answer = json(200, { reviews: [] });
    expect(await custom.get("reviews", { query: { q: "a" } })).toEqual({ reviews: [] });
    await custom.post("/store/reviews", { body: { stars: 5 } });
    await custom.delete("/admin/reviews/1", { body: { ids: [] } });
    await custom.get("/storefronts");
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET /admin/reviews?q=a",
      "POST /store/reviews",
      "DELETE /admin/reviews/1",
      "GET /admin/storefronts",
    ]);
  });
});

describe("hooks", () => {
  it("report requests, responses, and failures", async () => {
    const told: string[] = [];
    const one = client({
      hooks: {
        onRequest: ({ path }) => void told.push(`request ${path}`),
        onResponse: (_, response, duration) =>
          void told.push(`response ${response.status} ${duration > 0}`),
        onError: (_, error) => void told.push(`error ${error.message}`),
      },
    });
    await one.send(retrieve, { id: "secret-id" });
    answer = json(404, {});
    await failure(one.send(retrieve, { id: "secret-id" }));
    expect(told).toEqual([
      "request /admin/products/{id}",
      "response 200 true",
      "request /admin/products/{id}",
      "error Request failed with status code 404",
    ]);
  });
});
