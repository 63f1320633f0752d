// Tests the four stages of a call: prepare, transport, decode, and notify. The table has one row for each failure in each stage,
// with its effects: the error that is thrown, the number of requests, and the log hooks that are called.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  ApiError,
  DecodeError,
  InvalidInputError,
  NetworkError,
  SdkError,
  TimeoutError,
} from "../errors.ts";
import type { AnyInput } from "../operation-types.ts";
import { createHttpClient } from "./http-client.ts";
import type { CallOptions, ClientOptions } from "./options.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const json =
  (status: number, text: string, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(text);
const OK = json(200, '{"fine":true}');

let answer: Answer;
let asked: { line: string; headers: IncomingMessage["headers"]; body: string }[];
const serve = (request: IncomingMessage, response: ServerResponse): void => {
  let body = "";
  request.on("data", (chunk: Buffer) => void (body += chunk.toString()));
  request.on("end", () => {
    asked.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    answer(response, request);
  });
};
const server = createServer(serve);
const elsewhere = createServer(serve);
const urlOf = (one: typeof server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
const listen = (one: typeof server) =>
  new Promise<void>((ready) => one.listen(0, "127.0.0.1", ready));
const close = (one: typeof server) => {
  one.closeAllConnections();
  return new Promise((closed) => one.close(closed));
};
beforeAll(() => Promise.all([listen(server), listen(elsewhere)]));
afterAll(() => Promise.all([close(server), close(elsewhere)]));

let reported: unknown[];
beforeEach(() => {
  [answer, asked, reported] = [OK, [], []];
  vi.spyOn(console, "error").mockImplementation((error) => void reported.push(error));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const circular: Record<string, unknown> = {};
circular["self"] = circular;
const POST = { method: "POST", path: "/store/carts/{id}" };
const GET = { method: "GET", path: "/store/carts/{id}" };

interface Run {
  operation?: typeof POST;
  input?: AnyInput;
  client?: ClientOptions;
  options?: CallOptions;
  answer?: Answer;
}
async function run({ operation = POST, input, client, options, answer: given = OK }: Run) {
  answer = given;
  const told: string[] = [];
  const outcome: unknown = await createHttpClient({
    baseUrl: urlOf(server),
    retries: { attempts: 3, mode: "unsafe" },
    hooks: {
      onRequest: () => void told.push("request"),
      onResponse: () => void told.push("response"),
      onError: () => void told.push("error"),
      onRetry: () => void told.push("retry"),
    },
    ...client,
  })
    .send(operation, { id: "c1", ...(operation === POST && { body: {} }), ...input }, options)
    .then(
      ({ data }) => data,
      (error: unknown) => error,
    );
  return { outcome, told: told.join(" ") };
}

const retried = Array.from({ length: 4 }, () => "request error").join(" retry ");
const boom = (): never => {
  throw new Error("boom");
};
const rejects = () => Promise.reject(new Error("boom"));
const body = (value: unknown) => ({ input: { body: value } });
const query = (value: object) => ({ operation: GET, input: { query: value } });

type Row = [fault: string, Run, error: unknown, sent: number, told: string];
const invalid = InvalidInputError;
const TABLE: Row[] = [
  // Failures in preparation: nothing is sent, repeated, or reported.
  ["no path value", { input: { id: "" } }, invalid, 0, ""],
  ["a path value that is an object", { input: { id: {} } }, invalid, 0, ""],
  ["a path value that is NaN", { input: { id: NaN } }, invalid, 0, ""],
  ["a lone surrogate in a path", { input: { id: "\ud800" } }, invalid, 0, ""],
  ["a lone surrogate in a query", query({ q: "\ud800" }), invalid, 0, ""],
  ["an invalid date in a query", query({ created_at: { gte: new Date(NaN) } }), invalid, 0, ""],
  ["NaN in a query", query({ limit: NaN }), invalid, 0, ""],
  ["Infinity in a query", query({ limit: Infinity }), invalid, 0, ""],
  ["a function in a query", query({ q: boom }), invalid, 0, ""],
  ["a circular query", query(circular), invalid, 0, ""],
  ["a circular body", body(circular), invalid, 0, ""],
  ["an invalid date in a body", body({ ends_at: new Date(NaN) }), invalid, 0, ""],
  ["NaN in a body", body({ prices: [{ amount: NaN }] }), invalid, 0, ""],
  ["-Infinity in a body", body({ amount: -Infinity }), invalid, 0, ""],
  ["a function in a body's list", body({ tags: [boom] }), invalid, 0, ""],
  ["a function as the body", body(boom), invalid, 0, ""],
  ["a bigint in a body", body({ amount: 1n }), invalid, 0, ""],
  ["a GET with a body", { operation: GET, ...body({}) }, invalid, 0, ""],
  ["an invalid header name", { options: { headers: { "x y": "1" } } }, invalid, 0, ""],
  ["an invalid header value", { client: { headers: { "x-a": "1\n2" } } }, invalid, 0, ""],
  ["an API key with a line break", { client: { publishableApiKey: "a\nb" } }, invalid, 0, ""],
  ["a base URL without http:", { client: { baseUrl: "localhost:9000" } }, invalid, 0, ""],
  ["an empty base URL outside of a page", { client: { baseUrl: "" } }, invalid, 0, ""],
  ["credentials in a base URL", { client: { baseUrl: "http://a:b@x" } }, invalid, 0, ""],
  ...[NaN, -1, 1.5, Infinity].map((retries): Row => [
    `retries: ${retries}`,
    { options: { retries } },
    invalid,
    0,
    "",
  ]),
  ...[NaN, -1].map((timeout): Row => [
    `timeout: ${timeout}`,
    { options: { timeout } },
    invalid,
    0,
    "",
  ]),
  [
    "isn't caused by timeout: Infinity, which means no timeout",
    { options: { timeout: Infinity } },
    0,
    1,
    "request response",
  ],
  [
    "isn't caused by timeout: 2 ** 40, which means no timeout",
    { options: { timeout: 2 ** 40 } },
    0,
    1,
    "request response",
  ],
  ["isn't caused by null in a body", body({ title: null }), 0, 1, "request response"],

  // Failures in transport: the call is repeated as configured.
  [
    "no connection",
    { answer: (response) => void response.socket?.destroy() },
    NetworkError,
    4,
    retried,
  ],
  ["a timeout", { answer: () => {}, options: { timeout: 400 } }, TimeoutError, 4, retried],
  ["a temporary status", { answer: json(503, "{}") }, ApiError, 4, retried],
  ["a permanent status", { answer: json(422, "{}") }, ApiError, 1, "request error"],

  // Failures in decoding: the server has already responded, so the call is never repeated.
  ["broken JSON", { answer: json(200, '{"a":') }, DecodeError, 1, "request error"],
  [
    "an HTML page instead of JSON",
    { answer: json(200, "<html>", { "content-type": "text/html" }) },
    DecodeError,
    1,
    "request error",
  ],
  ["broken JSON in a 422", { answer: json(422, '{"a":') }, ApiError, 1, "request error"],

  // Failures in notifications: they don't affect the call.
  [
    "a log hook that throws",
    { client: { hooks: { onRequest: boom, onResponse: boom } } },
    0,
    1,
    "",
  ],
  ["a log hook that rejects", { client: { hooks: { onResponse: rejects } } }, 0, 1, ""],
  [
    "an error hook that throws",
    { client: { hooks: { onError: boom, onRetry: boom } }, answer: json(503, "{}") },
    ApiError,
    4,
    "",
  ],
  [
    "a token storage that throws",
    { client: { auth: { get: boom, set: boom } } },
    0,
    1,
    "request response",
  ],
  [
    "a token storage that rejects",
    { client: { auth: { get: rejects, set: rejects } } },
    0,
    1,
    "request response",
  ],
];

describe("a failure", () => {
  it.each(TABLE)("%s", async (_fault, given, error, sent, told) => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const result = await run(given);
    if (error === 0) expect(result.outcome).toEqual({ fine: true });
    else expect(result.outcome).toBeInstanceOf(error);
    if (error !== 0) expect(result.outcome).toBeInstanceOf(SdkError);
    expect(asked).toHaveLength(sent);
    expect(result.told).toBe(told);
  });

  it("of a log hook is reported", async () => {
    await run({ client: { hooks: { onRequest: boom, onResponse: rejects } } });
    await vi.waitFor(() => expect(reported.map(String)).toEqual(["Error: boom", "Error: boom"]));
  });

  it("of the token storage doesn't prevent a sign-in", async () => {
    const auth = { get: () => undefined, set: boom };
    const operation = { method: "POST", path: "/store/auth/token" };
    const { outcome } = await run({
      operation,
      client: { auth },
      answer: json(200, '{"access_token":"t"}'),
    });
    expect(outcome).toEqual({ access_token: "t" });
    expect(asked).toHaveLength(1);
  });

  it("caused by an invalid input names the invalid part", async () => {
    const { outcome } = await run(body({ prices: [{ amount: NaN }] }));
    expect(outcome).toMatchObject({
      kind: 0,
      message: `POST /store/carts/{id}: "amount" can't be sent`,
    });
  });

  it("caused by an unreadable response has the response's text", async () => {
    const { outcome } = await run({ answer: json(200, '{"a":', { "x-request-id": "r1" }) });
    expect(outcome).toMatchObject({
      text: '{"a":',
      kind: 2,
      message: "The response can't be read: it isn't valid JSON",
    });
    expect((outcome as DecodeError).response.headers.get("x-request-id")).toBe("r1");
  });
});

describe("secrets", () => {
  const secrets = { apiKey: "key-1", publishableApiKey: "key-2", headers: { cookie: "key-3" } };
  /** Everything that a logger could print about a value. */
  const printed = (value: unknown): string => {
    if (!(value instanceof Error)) return JSON.stringify(value) ?? "";
    return [value.message, value.stack, JSON.stringify(value), printed(value.cause)].join("\n");
  };

  it.each<[string, Partial<ClientOptions>, Answer]>([
    ["an error response", {}, json(401, "{}")],
    ["a lost connection", {}, (response) => void response.socket?.destroy()],
    ["an unreadable response", {}, json(200, "{")],
    ["an API key that can't be sent", { apiKey: "key-1\n2" }, OK],
    ["a header that can't be sent", { headers: { cookie: "key-3\u2028" } }, OK],
    ["a base URL with a password", { baseUrl: "http://user:key-4@shop.test" }, OK],
    ["an invalid base URL with a password", { baseUrl: "user:key-4@shop.test" }, OK],
  ])("don't appear in errors, causes, or logs of %s", async (_name, options, given) => {
    const logged: unknown[] = [];
    const log = (...all: unknown[]): void => void logged.push(...all);
    const { outcome } = await run({
      operation: { method: "GET", path: "/admin/products" },
      client: {
        ...secrets,
        retries: 0,
        auth: { get: () => "key-5", set: () => {} },
        hooks: { onRequest: log, onResponse: log, onError: log },
        ...options,
      },
      answer: given,
    });
    expect(outcome).toBeInstanceOf(Error);
    expect([outcome, ...logged].map(printed).join("\n")).not.toMatch(/key-\d/);
  });

  it("are logged as [hidden], unlike other headers", async () => {
    let seen: Readonly<Record<string, string>> = {};
    const onRequest = (_: unknown, { headers }: { headers: typeof seen }) => void (seen = headers);
    await run({ client: { ...secrets, headers: { "x-shop": "one" }, hooks: { onRequest } } });
    expect(seen).toMatchObject({ "x-publishable-api-key": "[hidden]", "x-shop": "one" });
    expect(asked[0]?.headers["x-publishable-api-key"]).toBe("key-2");
  });
});

describe("a redirect", () => {
  const keys = {
    apiKey: "key-1",
    publishableApiKey: "key-2",
    headers: { cookie: "key-3", "x-mine": "key-4" },
    retries: 0,
  };

  it.each([301, 302, 303, 307, 308])(
    "%i to a different origin is returned as the response, and the other origin doesn't receive a key, cookie, or body",
    async (status) => {
      const location = `${urlOf(elsewhere)}/moved`;
      const answer: Answer = (response) => response.writeHead(status, { location }).end();
      for (const operation of [GET, POST]) {
        const { outcome } = await run({ operation, client: keys, answer });
        const message = `Request failed with status code ${status}`;
        expect(outcome).toMatchObject({ status, message });
        expect((outcome as ApiError).response.headers.get("location")).toBe(location);
      }
      expect(asked.map(({ line }) => line)).toEqual([
        "GET /store/carts/c1",
        "POST /store/carts/c1",
      ]);
    },
  );

  it.each([301, 302, 303, 307, 308])(
    "%i of a GET within its own origin is followed once",
    async (status) => {
      const answer: Answer = (response, { url }) =>
        url === "/moved"
          ? OK(response, {} as never)
          : response.writeHead(status, { location: "/moved" }).end();
      const plain = await run({ operation: GET, client: keys, answer });
      const through = {
        ...keys,
        middleware: [
          {
            attempt: (request: Request, next: (one: Request) => Promise<Response>) => next(request),
          },
        ],
      };
      const wrapped = await run({ operation: GET, client: through, answer });
      expect([plain.outcome, wrapped.outcome]).toEqual([{ fine: true }, { fine: true }]);
      expect(asked.map(({ line }) => line)).toEqual(
        Array(2).fill(["GET /store/carts/c1", "GET /moved"]).flat(),
      );
      expect(asked.map(({ headers }) => headers["x-mine"])).toEqual(Array(4).fill("key-4"));
    },
  );

  it("of a write, after another redirect, or without a URL is returned as the response", async () => {
    const loop: Answer = (response) => response.writeHead(302, { location: "/moved" }).end();
    const first = await run({ operation: GET, client: keys, answer: loop });
    expect(first.outcome).toMatchObject({ status: 302 });
    expect((await run({ client: keys, answer: loop })).outcome).toMatchObject({ status: 302 });
    const bare: Answer = (response) => response.writeHead(302).end();
    const last = await run({ operation: GET, client: keys, answer: bare });
    expect(last.outcome).toMatchObject({ status: 302 });
    const [read, write] = ["GET /store/carts/c1", "POST /store/carts/c1"];
    expect(asked.map(({ line }) => line)).toEqual([read, "GET /moved", write, read]);
  });

  it("makes the call fail in a page, which can't see the target", async () => {
    const inits: RequestInit[] = [];
    vi.stubGlobal("fetch", (_: unknown, init?: RequestInit) => {
      inits.push(init as RequestInit);
      return Promise.resolve(Response.json({ done: true }));
    });
    await createHttpClient().send(GET, { id: "c1" });
    vi.stubGlobal("location", new URL("http://shop.test/cart"));
    await createHttpClient({ baseUrl: "" }).send(GET, { id: "c1" });
    expect(inits.map(({ redirect }) => redirect)).toEqual(["manual", "error"]);
  });
});

describe("the XSRF cookie", () => {
  const sent = async (cookie: string, page: string | undefined) => {
    vi.stubGlobal("document", { cookie });
    if (page) vi.stubGlobal("location", new URL(page));
    const { outcome } = await run({ operation: GET });
    vi.unstubAllGlobals();
    expect(outcome).toEqual({ fine: true });
    return asked.at(-1)?.headers["x-xsrf-token"];
  };

  it("is ignored if it is malformed", async () => {
    expect(await sent("XSRF-TOKEN=100%", undefined)).toBe("100%");
    expect(await sent("XSRF-TOKEN=%0Aevil", undefined)).toBeUndefined();
    expect(await sent("XSRF-TOKEN=%E2%82%AC", undefined)).toBeUndefined();
  });

  it("is sent only to the page's own origin", async () => {
    expect(await sent("XSRF-TOKEN=t", `${urlOf(server)}/a`)).toBe("t");
    expect(await sent("XSRF-TOKEN=t", "http://shop.test/a")).toBeUndefined();
  });
});
