// Tests each kind of failure with each retry mode. A real server carries out the request, and then breaks the connection or the
// response. The tests count how often the server carried out the request.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AbortedError, ApiError, DecodeError, NetworkError, TimeoutError } from "../errors.ts";
import type { AnyOperation } from "../operation-types.ts";
import { createHttpClient } from "./http-client.ts";
import type { CallOptions, Retries } from "./options.ts";

type Failure = (response: ServerResponse, request: IncomingMessage) => void;
const answers =
  (status: number, headers: Record<string, string> = {}, body = '{"message":"busy"}'): Failure =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

// Timeouts fire only when the server stalls, so that a slow machine doesn't look like a stalled server. http-client.test.ts tests
// real timeouts.
let timers: AbortController[];
const timeOut = (): void => {
  for (const timer of timers) timer.abort(new DOMException("time is up", "TimeoutError"));
};

const FAILURES = {
  "connection reset before the response": (response) => void response.socket?.resetAndDestroy(),
  "stalled response": () => timeOut(),
  "truncated body": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"done":', () => response.socket?.destroy());
  },
  "stalled body": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
    response.write('{"done":', () => timeOut());
  },
  "broken JSON": answers(200, {}, '{"done":'),
  "HTML with the content type of JSON": answers(200, {}, "<html>"),
  "409": answers(409),
  "502 with HTML": answers(502, { "content-type": "text/html" }, "<html>Bad Gateway</html>"),
  "503": answers(503),
  "503 with a Retry-After of 0 s": answers(503, { "retry-after": "0" }),
  "503 with a Retry-After date": answers(503, {
    "retry-after": "Thu, 01 Jan 1970 00:00:00 GMT",
  }),
  "504 with broken JSON": answers(504, {}, '{"type":'),
} satisfies Record<string, Failure>;
type FailureName = keyof typeof FAILURES;

const LOST = new Set<FailureName>([
  "connection reset before the response",
  "stalled response",
  "truncated body",
  "stalled body",
]);
/**
 * Failures after which the request was carried out, and its response is lost for good. A retry could only carry out the request
 * twice.
 */
const UNREADABLE = new Set<FailureName>(["broken JSON", "HTML with the content type of JSON"]);
const STATUS = (name: FailureName): number => Number(/^\d{3}/.exec(name)?.[0]);

let planned: Failure[];
/** The requests that the server carried out. A request that it carried out twice is listed twice. */
let done: string[];
let known: Set<string>;
let issued: number;
let answered: Map<string, true>;
const server = createServer((request, response) => {
  request.resume().on("end", () => {
    const sent = request.headers["idempotency-key"] as string | undefined;
    if (request.url === "/store/carts/none/line-items") {
      const key = `issued-${++issued}`;
      known.add(key);
      return answers(404, { "idempotency-key": key })(response, request);
    }
    // Like the real server: repeats the earlier response for a key that it issued, and ignores any other key.
    const repeated = sent !== undefined && known.has(sent) && answered.has(sent);
    if (!repeated) done.push(`${request.method} ${request.url}`);
    if (sent) answered.set(sent, true);
    const failure = planned.shift();
    (failure ?? answers(200, {}, '{"done":true}'))(response, request);
  });
});
let baseUrl: string;
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
beforeEach(() => {
  [planned, done, known, issued, answered] = [[], [], new Set(), 0, new Map()];
  timers = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() => {
    const timer = new AbortController();
    timers.push(timer);
    return timer.signal;
  });
});
afterEach(() => void vi.restoreAllMocks());

const LINE_ITEMS = {
  method: "POST",
  path: "/store/carts/{id}/line-items",
  wire: { keyed: true },
} as const;
const CARTS = { method: "POST", path: "/store/carts/{id}" };
const READ = { method: "GET", path: "/store/carts/{id}" };
type Call = AnyOperation;

const MODES = {
  off: 0,
  "a number": 2,
  safe: { attempts: 2, mode: "safe" },
  unsafe: { attempts: 2, mode: "unsafe" },
  "exactly once": { attempts: 2, mode: "exactly-once" },
} satisfies Record<string, Retries>;
type Mode = keyof typeof MODES;

/** Sends one call that fails once. Returns its outcome, and the number of times that the server carried it out. */
async function run(call: Call, name: FailureName, retries: Retries, options: CallOptions = {}) {
  planned = [FAILURES[name]];
  const client = createHttpClient({ baseUrl, retries, timeout: 1000 });
  const outcome = await client
    .send(call, { id: "c1", ...(call.method === "POST" && { body: {} }) }, options)
    .then(
      ({ data }) => data,
      (error: unknown) => error,
    );
  return { outcome, done: done.length };
}

const cases = (Object.keys(FAILURES) as FailureName[]).map((name) => ({ name }));
const modes = (Object.keys(MODES) as Mode[]).map((mode) => ({ mode }));

describe.each(cases.filter(({ name }) => !UNREADABLE.has(name)))("$name", ({ name }) => {
  it("makes a call without retries throw the matching error", async () => {
    const { outcome, done } = await run(LINE_ITEMS, name, MODES.off);
    expect(done).toBe(1);
    if (name.startsWith("stall")) expect(outcome).toBeInstanceOf(TimeoutError);
    else if (LOST.has(name)) expect(outcome).toBeInstanceOf(NetworkError);
    else {
      expect(outcome).toBeInstanceOf(ApiError);
      expect(outcome).toMatchObject({
        status: STATUS(name),
        message: `Request failed with status code ${STATUS(name)}`,
      });
    }
  });

  it.each(modes.slice(1))("doesn't affect a read, with retries $mode", async ({ mode }) => {
    expect(await run(READ, name, MODES[mode])).toEqual({ outcome: { done: true }, done: 2 });
  });

  it("makes a write in unsafe mode take effect twice, because the server doesn't know the key", async () => {
    expect(await run(LINE_ITEMS, name, MODES.unsafe)).toEqual({
      outcome: { done: true },
      done: 2,
    });
  });

  it.each(
    [LINE_ITEMS, CARTS].flatMap((call) => [
      { call, mode: "a number" as const },
      { call, mode: "safe" as const },
    ]),
  )("isn't retried for a write with retries $mode: $call.path", async ({ call, mode }) => {
    const { outcome, done } = await run(call, name, MODES[mode]);
    expect(done).toBe(1);
    expect(outcome).toBeInstanceOf(Error);
  });

  it("is retried for an exactly-once write, which takes effect once", async () => {
    expect(await run(LINE_ITEMS, name, MODES["exactly once"])).toEqual({
      outcome: { done: true },
      done: 1,
    });
  });

  it("isn't retried by an exactly-once client if the write doesn't support keys", async () => {
    const { outcome, done } = await run(CARTS, name, MODES["exactly once"]);
    expect(done).toBe(1);
    expect(outcome).toBeInstanceOf(Error);
  });
});

describe.each([...UNREADABLE])("%s", (name) => {
  const calls = [READ, LINE_ITEMS, CARTS];
  const all = modes.flatMap(({ mode }) => calls.map((call) => ({ mode, ...call })));
  it.each(all)("is never retried: $method $path, retries $mode", async ({ mode, ...call }) => {
    const { outcome, done } = await run(call, name, MODES[mode]);
    expect(outcome).toBeInstanceOf(DecodeError);
    expect(done).toBe(1);
  });
});

describe("the server's Retry-After", () => {
  const waited = async (retryAfter: string): Promise<number[]> => {
    const delays: number[] = [];
    planned = [answers(503, { "retry-after": retryAfter })];
    await createHttpClient({
      baseUrl,
      retries: 1,
      hooks: { onRetry: (_, { delay }) => void delays.push(delay) },
    }).send(READ, { id: "c1" });
    return delays;
  };

  it("is read in seconds", async () => {
    const since = performance.now();
    expect(await waited("1")).toEqual([1000]);
    expect(performance.now() - since).toBeGreaterThanOrEqual(995);
  });

  it("is read as a date", async () => {
    // `Retry-After` dates have whole seconds, so a date two seconds ahead is between one and two seconds away.
    const [delay] = await waited(new Date(Date.now() + 2000).toUTCString());
    expect(delay).toBeGreaterThan(500);
    expect(delay).toBeLessThanOrEqual(2000);
  });

  it("ends the retries if it exceeds 300000 ms", async () => {
    planned = [answers(503, { "retry-after": "301" })];
    const client = createHttpClient({ baseUrl, retries: 3 });
    await expect(client.send(READ, { id: "c1" })).rejects.toMatchObject({ status: 503 });
    expect(done).toHaveLength(1);
  });
});

describe("aborting", () => {
  it.each(modes.slice(1))("stops everything immediately, with retries $mode", async ({ mode }) => {
    const controller = new AbortController();
    planned = [answers(503, { "retry-after": "60" })];
    const retried = vi.fn<() => void>(() => controller.abort());
    const client = createHttpClient({ baseUrl, retries: MODES[mode], hooks: { onRetry: retried } });
    const since = performance.now();
    await expect(
      client.send(READ, { id: "c1" }, { signal: controller.signal }),
    ).rejects.toBeInstanceOf(AbortedError);
    expect(retried).toHaveBeenCalledTimes(1);
    expect(performance.now() - since).toBeLessThan(30_000);
    expect(done).toHaveLength(1);
  });
});

describe("a server that never responds to a reservation", () => {
  it("delays an exactly-once write only until its timeout, after which the write is sent without a reserved key", async () => {
    vi.restoreAllMocks();
    const keys: (string | null)[] = [];
    const client = createHttpClient({
      retries: { attempts: 1, mode: "exactly-once" },
      fetch: ((request: Request, init?: RequestInit) => {
        if (!request.url.includes("/none/")) {
          keys.push(request.headers.get("idempotency-key"));
          return Promise.resolve(Response.json({ done: true }));
        }
        return new Promise((_, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("given up")));
        });
      }) as typeof globalThis.fetch,
    });
    const { data } = await client.send(LINE_ITEMS, { id: "c1", body: {} }, { timeout: 30 });
    expect([data, keys.length]).toEqual([{ done: true }, 1]);
  });
});
