// Tests that the development server forwards only the operator's session to the inbox of assistants' plans.
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { publicFiles } from "./public-files.ts";
import { inboxAt } from "./security.ts";

let mcp: LocalServer;
let vite: ViteDevServer;
let url = "";
const asked: { call: string; headers: IncomingMessage["headers"] }[] = [];
beforeAll(async () => {
  mcp = await startLocal((request, response) => {
    asked.push({ call: `${request.method} ${request.url}`, headers: request.headers });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  vite = await createServer({
    configFile: false,
    root: join(import.meta.dirname, ".."),
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true },
    plugins: [publicFiles({ assistants: true })],
    server: { host: "127.0.0.1", port: 0, watch: null, ws: false, proxy: inboxAt(mcp.url) },
  });
  await vite.listen();
  url = vite.resolvedUrls?.local[0] ?? "";
});
afterAll(async () => {
  await vite.close();
  mcp.stop();
});

const own = {
  "x-countertop-inbox": "1",
  cookie: "connect.sid=ann",
  authorization: "Bearer token",
  "x-medusa-access-token": "key",
};

it("the development server forwards the session, but no key, token, or origin", async () => {
  const headers = { ...own, "sec-fetch-site": "same-origin", origin: url };
  const answer = await fetch(`${url}mcp/plans/a/approve`, { method: "POST", headers, body: "{}" });
  expect(answer.status).toBe(200);
  expect(asked).toMatchObject([
    {
      call: "POST /mcp/plans/a/approve",
      headers: {
        cookie: "connect.sid=ann",
        "x-countertop-inbox": "1",
        host: new URL(mcp.url).host,
      },
    },
  ]);
  for (const name of ["authorization", "x-medusa-access-token", "origin"])
    expect(asked[0]?.headers[name]).toBeUndefined();
});

it("the development server forwards only requests to the inbox, and only from its own pages", async () => {
  asked.length = 0;
  for (const site of ["cross-site", "same-site"])
    await fetch(`${url}mcp/plans/a/approve`, {
      method: "POST",
      headers: { ...own, "sec-fetch-site": site },
      body: "{}",
    });
  await fetch(`${url}mcp`, { headers: { ...own, "sec-fetch-site": "same-origin" } });
  expect(asked).toEqual([]);
});

it("the development server tells the admin in its configuration that there is an inbox", async () => {
  const answer = await fetch(`${url}public/config.json`);
  expect(await answer.json()).toEqual({ apiUrl: "", assistants: true });
});
