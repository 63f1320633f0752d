import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startGuard, type Guard } from "./testing/guard.ts";
import { startLocal, type LocalServer } from "./testing/local-server.ts";

let guard: Guard;
let mcp: LocalServer;
let asked: {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingMessage["headers"];
  body: string;
}[] = [];
let status = 200;

beforeEach(async () => {
  asked = [];
  status = 200;
  mcp = await startLocal(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    const { url, method, headers } = request;
    asked.push({ url, method, headers, body });
    response.writeHead(status, { "set-cookie": "connect.sid=other" }).end('{"plans":[]}');
  });
  guard = await startGuard(
    (request, answer) =>
      void answer.writeHead(request.headers.cookie === "connect.sid=ann" ? 200 : 401).end("{}"),
    { mcp: mcp.url },
  );
});
afterEach(() => {
  guard.stop();
  mcp.stop();
});

const own = { "x-countertop-inbox": "1" };
const ann = { ...own, cookie: "connect.sid=ann" };
const ask = (path: string, headers: Record<string, string>, body?: string) =>
  fetch(guard.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body !== undefined && { body }),
  });

it("the admin's server forwards the session, but no key, token, or origin", async () => {
  const answer = await ask(
    "/mcp/plans/3f2a91c0/approve",
    {
      ...ann,
      authorization: "Bearer token",
      "x-medusa-access-token": "key",
      "sec-fetch-site": "same-origin",
      origin: guard.url,
    },
    '{"seen":"x"}',
  );
  expect([answer.status, await answer.json()]).toEqual([200, { plans: [] }]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(asked).toMatchObject([
    { url: "/mcp/plans/3f2a91c0/approve", method: "POST", body: '{"seen":"x"}' },
  ]);
  expect(asked[0]?.headers).toMatchObject({ cookie: "connect.sid=ann", ...own });
  for (const name of ["authorization", "x-medusa-access-token", "origin"])
    expect(asked[0]?.headers[name]).toBeUndefined();
});

it("the admin's server forwards only the admin's own requests to the inbox, and rejects MCP requests, other URLs, and other methods", async () => {
  for (const path of ["/mcp", "/mcp/", "/mcp/plans/a/b/c", "/mcp/plans/a%2fb", "/mcp/plans?x=1"])
    expect((await ask(path, ann)).status, path).toBe(404);
  expect((await ask("/mcp", ann, '{"jsonrpc":"2.0"}')).status).toBe(404);
  expect((await ask("/mcp/plans", {})).status).toBe(403);
  expect((await fetch(`${guard.url}/mcp/plans/a`, { method: "DELETE", headers: ann })).status).toBe(
    405,
  );
  expect(asked).toEqual([]);
});

it.each([
  ["same-site", { "sec-fetch-site": "same-site" }],
  ["cross-site", { "sec-fetch-site": "cross-site" }],
  ["old browsers'", { origin: "http://127.0.0.1:8000" }],
])("the admin's server rejects writes from other origins: %s", async (_, headers) => {
  expect((await ask("/mcp/plans/a/approve", { ...ann, ...headers }, "{}")).status).toBe(403);
  expect(asked).toEqual([]);
});

it("the admin's server asks for a sign-in only if the admin's store also rejects the session", async () => {
  status = 401;
  expect((await ask("/mcp/plans", { ...own, cookie: "connect.sid=ended" })).status).toBe(401);
  const answer = await ask("/mcp/plans", ann);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ message: expect.stringContaining("a different store") }),
  ]);
});

it("the admin's server limits the size of bodies, and reports an MCP server that doesn't respond", async () => {
  expect((await ask("/mcp/plans/a/edit", ann, "x".repeat(2_000_000))).status).toBe(413);
  mcp.stop();
  const answer = await ask("/mcp/plans", ann);
  expect([answer.status, await answer.json()]).toEqual([
    502,
    expect.objectContaining({ message: "The MCP server doesn't respond." }),
  ]);
});

it("the inbox doesn't exist without an MCP server", async () => {
  const other = await startGuard((_, answer) => void answer.end("{}"));
  expect((await fetch(`${other.url}/mcp/plans`, { headers: ann })).status).toBe(404);
  other.stop();
});
