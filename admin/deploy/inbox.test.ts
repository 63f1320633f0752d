// Tests the inbox of assistants' plans behind each server. The servers forward only the operator's
// session.
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { askRaw } from "../server/testing/guard.ts";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { servers, type Server } from "./testing/servers.ts";

let asked: { call: string; headers: IncomingMessage["headers"]; body: string }[] = [];
let mcp: LocalServer;
let dist = "";
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "countertop-inbox-deploy-"));
  writeFileSync(join(dist, "index.html"), "<title>The page</title>");
  mcp = await startLocal(async (request, response) => {
    let body = "";
    for await (const part of request) body += String(part);
    asked.push({ call: `${request.method} ${request.url}`, headers: request.headers, body });
    const headers = { "content-type": "application/json", "set-cookie": "connect.sid=other" };
    response.writeHead(200, headers).end('{"plans":[]}');
  });
});
afterAll(() => {
  mcp.stop();
  rmSync(dist, { recursive: true });
});
beforeEach(() => void (asked = []));

const own = { "x-countertop-inbox": "1" };
const ann = { ...own, cookie: "connect.sid=ann" };
const foreign = { ...ann, "sec-fetch-site": "cross-site" };

describe.each(servers)("%s", (_name, start, present) => {
  describe.runIf(present)("with an MCP server", () => {
    let server: Server;
    const api = "http://127.0.0.1:9";
    beforeAll(async () => void (server = await start({ dist, api, mcp: mcp.url })));
    afterAll(async () => void (await server.stop()));

    it("forwards the session and the body, but no key, token, or origin", async () => {
      const answer = await fetch(`${server.url}/mcp/plans/3f2a91c0/approve`, {
        method: "POST",
        headers: {
          ...ann,
          authorization: "Bearer token",
          "x-medusa-access-token": "key",
          "sec-fetch-site": "same-origin",
          origin: server.url,
        },
        body: '{"seen":"x"}',
      });
      expect([answer.status, await answer.json()]).toEqual([200, { plans: [] }]);
      expect(answer.headers.get("set-cookie")).toBeNull();
      expect(answer.headers.get("cache-control")).toContain("no-store");
      expect(asked).toMatchObject([
        { call: "POST /mcp/plans/3f2a91c0/approve", body: '{"seen":"x"}' },
      ]);
      const { headers } = asked[0] ?? {};
      // The MCP server accepts requests only with a loopback host name.
      expect(headers).toMatchObject({ ...ann, host: new URL(mcp.url).host });
      for (const name of ["authorization", "x-medusa-access-token", "origin"])
        expect(headers?.[name]).toBeUndefined();
    });

    it.each([
      ["GET /mcp/plans", ann, 200],
      ["GET /mcp/plans/3f2a91c0", ann, 200],
      ["GET /mcp", ann, 404],
      ["POST /mcp", ann, 404],
      ["GET /mcp/", ann, 404],
      ["GET /mcp/plans/a/b/c", ann, 404],
      ["GET /mcp/plans?x=1", ann, 404],
      ["GET /mcp/plans/..%2f", ann, 400],
      ["GET /mcp/plans/a%2fb", ann, 404],
      ["GET /mcp/plans/../../mcp", ann, 404],
      ["GET /mcp/plans", { cookie: "connect.sid=ann" }, 403],
      ["POST /mcp/plans/a/approve", foreign, 403],
      ["POST /mcp/plans/a/approve", { ...ann, origin: "https://evil.example" }, 403],
    ] as [string, Record<string, string>, number][])(
      "%s with %o returns %i",
      async (call, sent, status) => {
        const [method = "", path = ""] = call.split(" ");
        expect((await askRaw(server.url, path, method, sent)).status).toBe(status);
        expect(asked).toHaveLength(status === 200 ? 1 : 0);
      },
    );

    it("rejects other methods", async () => {
      const { status } = await askRaw(server.url, "/mcp/plans/a", "DELETE", ann);
      expect([403, 405]).toContain(status);
      expect(asked).toEqual([]);
    });
  });

  it.runIf(present)("has no inbox without an MCP server", async () => {
    const server = await start({ dist, api: "http://127.0.0.1:9" });
    expect((await askRaw(server.url, "/mcp/plans", "GET", ann)).status).toBe(404);
    await server.stop();
  });
});
