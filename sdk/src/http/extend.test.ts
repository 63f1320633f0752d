// Tests the pipeline's extension points: middleware, credentials that change, and retries.
import { operationAt } from "../../test/operation-at.ts";
import { afterEach, describe, expect, it, vi } from "vitest";
import { memoryTokens } from "./auth.ts";
import { createHttpClient } from "./http-client.ts";
import type { ClientOptions } from "./options.ts";
import { refreshOnUnauthorized } from "./refresh.ts";
import { retry } from "./retry.ts";
import { ApiError } from "../errors.ts";

afterEach(() => void vi.restoreAllMocks());

const GET = { method: "GET", path: "/admin/products/{id}" };
const POST = { method: "POST", path: "/admin/products/{id}" };
type Answer = (request: Request) => Response | Promise<Response>;
const clientOf = (answer: Answer, options: ClientOptions = {}) =>
  createHttpClient({
    ...options,
    fetch: ((request: Request) => Promise.resolve(answer(request))) as typeof globalThis.fetch,
  });
const busy = (status: number, retryAfter?: string) =>
  Response.json(
    { done: true },
    { status, headers: retryAfter ? { "retry-after": retryAfter } : {} },
  );

describe("middleware", () => {
  it("changes requests and responses, and the first middleware is the outermost", async () => {
    const order: string[] = [];
    const client = clientOf((request) => Response.json({ lang: request.headers.get("x-lang") }), {
      middleware: [
        {
          call: async (call, next) => {
            order.push(`call ${call.path}`);
            const { data, response } = await next();
            return { data: { ...(data as object), seen: true }, response };
          },
          attempt: (request, next) => {
            order.push("outer");
            return next(request);
          },
        },
        {
          attempt: (request, next) => {
            order.push("inner");
            request.headers.set("x-lang", "pt");
            return next(request);
          },
        },
      ],
    });
    expect((await client.send(GET, { id: "p" })).data).toEqual({ lang: "pt", seen: true });
    expect(order).toEqual(["call /admin/products/{id}", "outer", "inner"]);
  });

  it("that throws isn't retried, and the call throws its error", async () => {
    const mine = new Error("mine");
    const attempt = vi.fn<() => Promise<Response>>(() => Promise.reject(mine));
    const client = clientOf(() => Response.json({ done: true }), {
      retries: 3,
      middleware: [{ attempt }],
    });
    await expect(client.send(GET, { id: "p" })).rejects.toBe(mine);
    expect(attempt).toHaveBeenCalledTimes(1);
  });
});

describe("credentials and headers as functions", () => {
  it("are called before each attempt, and may be asynchronous", async () => {
    let [count, shown, read] = [0, 0, 0];
    const sent: (string | null)[][] = [];
    const client = clientOf(
      ({ headers }) => {
        const names = [
          "x-medusa-access-token",
          "x-publishable-api-key",
          "x-count",
          "authorization",
        ];
        sent.push(names.map((name) => headers.get(name)));
        return sent.length === 1 ? busy(503, "0") : Response.json({ done: true });
      },
      {
        retries: 1,
        apiKey: () => Promise.resolve(`key-${++count}`),
        publishableApiKey: () => `pk-${++shown}`,
        headers: async () => Promise.resolve({ "x-count": String(count) }),
        auth: { get: () => Promise.resolve(`token-${++read}`), set: () => {} },
      },
    );
    await client.send(GET, { id: "p" });
    expect(sent).toEqual([
      ["key-1", "pk-1", "0", "Bearer token-1"],
      ["key-2", "pk-2", "1", "Bearer token-2"],
    ]);
  });

  it("prevent the request if they fail", async () => {
    const answer = vi.fn<Answer>(() => Response.json({ done: true }));
    const mine = new Error("no vault");
    const client = clientOf(answer, { retries: 2, apiKey: () => Promise.reject(mine) });
    await expect(client.send(GET, { id: "p" })).rejects.toBe(mine);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe("refreshOnUnauthorized", () => {
  const shop = (refresh: () => Promise<string | undefined>) => {
    const bodies: string[] = [];
    const auth = memoryTokens({ admin: "old" });
    const client = clientOf(
      async (request) => {
        bodies.push(await request.text());
        const isGood = request.headers.get("authorization") === "Bearer new";
        return isGood ? Response.json({ fine: true }) : busy(401);
      },
      { auth, middleware: [refreshOnUnauthorized(auth, refresh)] },
    );
    return { client, auth, bodies };
  };

  it("gets one token for all waiting calls, and sends each call again with its body", async () => {
    const refresh = vi.fn<() => Promise<string>>(() => Promise.resolve("new"));
    const { client, auth, bodies } = shop(refresh);
    const all = await Promise.all(
      ["a", "b", "c"].map((id) => client.send(POST, { id, body: { id } })),
    );
    expect(all.map(({ data }) => data)).toEqual([{ fine: true }, { fine: true }, { fine: true }]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(auth.get("admin")).toBe("new");
    expect(bodies).toHaveLength(6);
    expect(new Set(bodies.filter((body) => body === '{"id":"a"}')).size).toBe(1);
    await client.send(GET, { id: "d" });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["gives no token", () => Promise.resolve(undefined)],
    ["fails", () => Promise.reject(new Error("no"))],
  ])("returns the 401 if the refresh %s", async (_name, refresh) => {
    const { client, bodies } = shop(refresh);
    await expect(client.send(GET, { id: "a" })).rejects.toMatchObject({ status: 401 });
    expect(bodies).toHaveLength(1);
  });

  it("doesn't refresh after a sign-in with a wrong password", async () => {
    const refresh = vi.fn<() => Promise<string>>(() => Promise.resolve("new"));
    const { client } = shop(refresh);
    const signIn = operationAt("POST /admin/auth/token");
    await expect(client.send(signIn, { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("retries", () => {
  it("can include 429, in addition to the default rule", async () => {
    const statuses = [429, 503];
    const answer = vi.fn<Answer>(() => {
      const status = statuses.shift();
      return status ? busy(status) : Response.json({ done: true });
    });
    const asked: unknown[] = [];
    await clientOf(answer, {
      retries: {
        attempts: 3,
        shouldRetry: (error, usual, call) => {
          asked.push([error.status, usual, call.path]);
          return usual || error.status === 429;
        },
      },
    }).send(GET, { id: "p" });
    expect(answer).toHaveBeenCalledTimes(3);
    expect(asked).toEqual([
      [429, false, "/admin/products/{id}"],
      [503, true, "/admin/products/{id}"],
    ]);
  });

  it("ignore 429 by default", async () => {
    const answer = vi.fn<Answer>(() => busy(429));
    await expect(clientOf(answer, { retries: 3 }).send(GET, { id: "p" })).rejects.toMatchObject({
      status: 429,
    });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("wait briefly if the server asks for an immediate retry", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const waits: number[] = [];
    const failure = (after: string) =>
      new ApiError(GET, new Response(null, { status: 503, headers: { "retry-after": after } }), "");
    const answers = [failure("0"), failure("Thu, 01 Jan 1970 00:00:00 GMT")];
    await retry(
      () => (answers.length > 0 ? Promise.reject(answers.shift() as Error) : Promise.resolve()),
      {
        delay: 10,
        onRetry: ({ delay }) => void waits.push(delay),
      },
    );
    expect(waits).toEqual([10, 10]);
  });
});
