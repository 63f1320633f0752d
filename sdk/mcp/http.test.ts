// Tests Streamable HTTP with the protocol's own client, and the requests that it rejects.
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHttpClient } from "@countertop/sdk";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterEach, expect, it } from "vitest";
import { serveHttp } from "./http.ts";
import { serversOf } from "./server.ts";
import { planStore, type PlanStore } from "./plan-store.ts";
import { contract } from "./testing.ts";

const open: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function listen(token?: string, plans?: PlanStore) {
  const client = createHttpClient({
    baseUrl: "http://shop.test",
    fetch: (() =>
      Promise.resolve(
        Response.json({ regions: [{ id: "reg_1" }], return_reasons: [] }),
      )) as typeof fetch,
  });
  const options = { resources: [], version: "1.0.0", url: "http://shop.test", plans };
  const begin = serversOf(contract, { client }, options);
  const served = await serveHttp(begin, { host: "127.0.0.1", port: 0, token });
  open.push(served);
  return served.url;
}
async function assistantAt(url: string, headers: Record<string, string> = {}) {
  const assistant = new Client(
    { name: "test", version: "1.0.0" },
    { capabilities: { elicitation: {} } },
  );
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await assistant.connect(transport);
  open.push(assistant);
  return assistant;
}
/** Sends a request with headers that `fetch` doesn't let you set. Returns its status. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(url, { method: "POST", headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end("{}");
  });

it("several clients use one server, each with its own session", async () => {
  const url = await listen();
  const [one, other] = [await assistantAt(url), await assistantAt(url)];
  for (const assistant of [one, other]) {
    const said = await assistant.callTool({
      name: "call",
      arguments: { operation: "storeListRegions" },
    });
    expect(said.structuredContent).toMatchObject({ regions: [{ id: "reg_1" }] });
  }
  expect((await one.listTools()).tools).toHaveLength(3);
});

it("a write asks the person in the session that requested it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-http-"));
  const url = await listen(undefined, planStore(folder));
  const [one, other] = [await assistantAt(url), await assistantAt(url)];
  const asked: string[] = [];
  for (const [name, assistant] of Object.entries({ one, other }))
    assistant.setRequestHandler("elicitation/create", () => {
      asked.push(name);
      return { action: "decline" as const };
    });
  const input = { body: { value: "chipped", label: "Chipped" } };
  const said = await other.callTool({
    name: "call",
    arguments: { operation: "adminCreateReturnReason", input },
  });
  expect(said.structuredContent).toMatchObject({ plan: { status: "rejected" } });
  expect(asked).toEqual(["other"]);
  rmSync(folder, { recursive: true });
});

it("a request without the bearer token is rejected", async () => {
  const url = await listen("s3cret");
  await expect(assistantAt(url)).rejects.toThrow("COUNTERTOP_MCP_TOKEN");
  await expect(assistantAt(url, { authorization: "Bearer wrong!" })).rejects.toThrow(
    "COUNTERTOP_MCP_TOKEN",
  );
  const assistant = await assistantAt(url, { authorization: "Bearer s3cret" });
  expect((await assistant.listTools()).tools).toHaveLength(3);
});

it("a server on an address other than loopback requires a bearer token", async () => {
  const begin = () => {
    throw new Error("No session begins here");
  };
  await expect(serveHttp(begin, { host: "0.0.0.0", port: 0 })).rejects.toThrow(
    "Set COUNTERTOP_MCP_TOKEN",
  );
});

it("requests from web pages, and requests with unknown sessions or paths, are rejected", async () => {
  const url = await listen();
  expect(await statusOf(url, { host: "shop.test" })).toBe(403);
  expect(await statusOf(url, { origin: "https://shop.test" })).toBe(403);
  expect(await statusOf(url, { "mcp-session-id": "none" })).toBe(404);
  expect(await statusOf(url, { "content-type": "application/json" })).toBe(400);
  expect(await statusOf(url.replace("/mcp", "/other"), {})).toBe(404);
});

it("the hundred most recently used sessions stay open, and a client whose session was closed can reconnect", async () => {
  const url = await listen();
  const first = await assistantAt(url);
  const second = await assistantAt(url);
  for (let at = 0; at < 99; at += 1) {
    await first.listTools();
    await assistantAt(url);
  }
  expect((await first.listTools()).tools).toHaveLength(3);
  await expect(second.listTools()).rejects.toThrow("This session doesn't exist");
  expect((await (await assistantAt(url)).listTools()).tools).toHaveLength(3);
});
