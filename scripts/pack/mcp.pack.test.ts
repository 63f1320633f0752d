// Tests the MCP server in Node 20, which its package supports, from its tarball.
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { installPacked, run } from "./install.ts";

// Skips the tests on other platforms, because the package of Node 20 supports only some.
const node = join(import.meta.dirname, "node_modules/node-20-linux-x64/bin/node");
const store = createServer((_, response) => {
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ regions: [{ id: "reg_1" }], count: 1, offset: 0, limit: 100 }));
});
let folder = "";

describe.runIf(existsSync(node))("in Node 20, the MCP server", () => {
  let args: string[] = [];
  beforeAll(async () => {
    folder = await installPacked(["sdk", "sdk/mcp", "admin/cli"]);
    await new Promise<void>((done) => store.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    args = [join(folder, "node_modules/@countertop/mcp/dist/cli.js"), "--url", url];
  }, 300_000);
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  // The README's command starts the same program.
  const viaCommand = () => [
    join(folder, "node_modules/countertop/bin.mjs"),
    "mcp",
    ...args.slice(1),
  ];

  it.each([
    ["itself", () => args],
    ["the countertop command", viaCommand],
  ])("runs a tool when started by %s", async (_, given) => {
    const assistant = new Client({ name: "test", version: "1.0.0" });
    await assistant.connect(new StdioClientTransport({ command: node, args: given() }));
    try {
      const said = await assistant.callTool({
        name: "call",
        arguments: { operation: "storeListRegions" },
      });
      expect(said.structuredContent).toMatchObject({ regions: [{ id: "reg_1" }] });
    } finally {
      await assistant.close();
    }
  });

  it("says in one sentence that it can't run programs", async () => {
    await expect(run(node, [...args, "--run"])).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^--run needs Node 22\.13 or newer, but this is v20\.[\d.]+\.\n$/,
      ),
    });
  });
});
