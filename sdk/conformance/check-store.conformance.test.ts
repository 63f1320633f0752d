// Tests `countertop-check` on the real store. Runs the command in a separate process, as CI does.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createClient, type Client } from "../src/index.ts";
import type { Reason } from "../src/recipes.ts";
import { startFaultyProxy, type FaultyProxy } from "./faulty-proxy.ts";
import { store } from "./store.ts";

let client: Client;
let proxy: FaultyProxy;
let unsold: string;
beforeAll(async () => {
  client = createClient({ baseUrl: store.url });
  await client.admin.auth.createToken({ body: { email: store.email, password: store.password } });
  const { product } = await client.admin.products.create({
    body: { title: "Unsold for check", status: "published", options: [], variants: [] },
  });
  unsold = product.id;
  proxy = await startFaultyProxy(store.url);
});
afterAll(async () => {
  await client.admin.products.delete({ id: unsold });
  await proxy.close();
});

async function check(...args: string[]) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "../src/check-store.ts"), ...args],
    {
      env: { ...process.env, COUNTERTOP_EMAIL: store.email, COUNTERTOP_PASSWORD: store.password },
    },
  );
  const ended = once(child, "exit");
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number];
  return { code, stdout, stderr };
}

it("the check lists causes with their fixes, and fails", async () => {
  const { code, stdout } = await check("--store", proxy.url);
  expect(code).toBe(1);
  expect(stdout).toContain(
    "The product has no variants. Add a variant.\n  1 products: Unsold for check",
  );
  expect(stdout).toMatch(/Checked \d+ published products in [\d.]+ s: \d+ can't be bought at all/);
});

it("the check doesn't change the store", async () => {
  await check("--store", proxy.url);
  const writes = proxy.requests.filter((request) => !request.startsWith("GET "));
  expect(new Set(writes)).toEqual(new Set(["POST /admin/auth/token"]));
});

it("the check prints one JSON document with --json", async () => {
  const { code, stdout } = await check("--store", proxy.url, "--json");
  expect(code).toBe(1);
  const found = JSON.parse(stdout) as {
    checked: number;
    unsold: number;
    products: { id: string; onSale: boolean; reasons: Reason[] }[];
  };
  expect(found.checked).toBeGreaterThan(found.products.length);
  expect(found.products.filter(({ onSale }) => !onSale)).toHaveLength(found.unsold);
  const one = found.products.find(({ id }) => id === unsold);
  expect(one?.reasons).toContainEqual({ cause: "no-variants", blocks: true });
});

it("the check exits with code 2 if the store can't be checked", async () => {
  expect(await check()).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--store is missing"),
  });
  expect(await check("--store", "http://127.0.0.1:9")).toMatchObject({ code: 2, stdout: "" });
});
