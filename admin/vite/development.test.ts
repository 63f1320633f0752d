import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@countertop/sdk";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { developmentPages, mockStore } from "./development.ts";

const root = mkdtempSync(join(tmpdir(), "countertop-development-"));
const strings = join(root, "public/locales/en/products.json");
let server: ViteDevServer;
let url = "";

beforeAll(async () => {
  mkdirSync(join(root, "public/locales/en"), { recursive: true });
  mkdirSync(join(root, "gallery"));
  writeFileSync(strings, "{}");
  writeFileSync(join(root, "gallery/index.html"), "<title>Gallery</title>");
  server = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    plugins: [developmentPages(), mockStore()],
    server: { host: "127.0.0.1", port: 0 },
  });
  await server.listen();
  url = server.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

it("the development server responds to the SDK's calls with the contract's examples", async () => {
  const client = createClient({ baseUrl: url });
  expect((await client.admin.auth.retrieveSession()).user.email).toContain("@");
  const { orders } = await client.admin.orders.list({ query: { limit: 1 } });
  expect(orders[0]?.id).toMatch(/^order_/);
  expect((await client.store.regions.list()).regions.length).toBeGreaterThan(0);
});

it("the development server responds with 404 to a call that isn't in the contract", async () => {
  expect((await fetch(`${url}/admin/nothing`)).status).toBe(404);
});

it("the development server shows the gallery", async () => {
  expect(await (await fetch(`${url}/gallery`)).text()).toContain("<title>Gallery</title>");
});

it("the development server reloads the page when a string changes", async () => {
  const send = vi.spyOn(server.environments.client.hot, "send");
  // Changes the file until the change is noticed, because the server may still be listing the files to watch.
  const change = () => {
    writeFileSync(strings, JSON.stringify({ title: performance.now() }));
    expect(send).toHaveBeenCalledWith({ type: "full-reload" });
  };
  await vi.waitFor(change, { timeout: 30_000, interval: 200 });
});
