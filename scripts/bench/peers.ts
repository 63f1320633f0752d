// `npm run bench -- --peers` compares the SDK with plain fetch, the old client, and other clients in one run, and writes
// reports/benchmarks.md. The clients have their own lock file in scripts/bench/peers, and are installed only for this
// benchmark.
import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { keepSection, machine, markdownTable } from "../lib/benchmarks.ts";
import { bundleSize } from "../lib/bundle-size.ts";
import { ensureInstalled } from "../lib/install.mjs";
import { createProcesses } from "../lib/processes.mjs";
import { say } from "../lib/say.mjs";
import { median } from "../lib/table.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const PEERS = join(import.meta.dirname, "peers");
const RUNS = 5;
const ROUNDS = 600;
/** A hand-written request with the SDK's keys and time limit. It shows which part of a call's cost is due to the platform. */
const WITH_KEYS = "fetch with keys and timeout";
const EXTERNAL = ["react", "react-dom", "@tanstack/react-query"];

interface Candidate {
  readonly name: string;
  /** The folder that contains the client's packages. */
  readonly root: string;
  readonly page?: string;
  readonly client?: string;
  readonly hooks?: string;
  readonly module?: string;
}

const sdk = (entry: string): string => pathToFileURL(join(ROOT, `sdk/dist/${entry}.js`)).href;
const own = createRequire(join(PEERS, "package.json"));
const peer = (name: string): string => pathToFileURL(own.resolve(name)).href;

const CANDIDATES: readonly Candidate[] = [
  {
    name: "@countertop/sdk",
    root: ROOT,
    page: `export { createHttpClient } from "@countertop/sdk"; export { ClientProvider, useAdminProducts, useAdminUpdateProduct } from "@countertop/sdk/react";`,
    client: `export { createClient } from "@countertop/sdk";`,
    hooks: `export { createHttpClient } from "@countertop/sdk"; export * from "@countertop/sdk/react";`,
    module: sdk("index"),
  },
  {
    name: "medusa-react, medusa-js",
    root: PEERS,
    page: `export { MedusaProvider, useAdminProducts, useAdminUpdateProduct } from "medusa-react";`,
    client: `import Medusa from "@medusajs/medusa-js"; export { Medusa };`,
    hooks: `export * from "medusa-react";`,
    module: "@medusajs/medusa-js",
  },
  {
    name: "openapi-fetch, bare",
    root: PEERS,
    client: `import create from "openapi-fetch"; export { create };`,
    module: "openapi-fetch",
  },
  {
    // This axios has a different name, because the old client must find its own version of axios, and no second one.
    name: "axios, bare",
    root: PEERS,
    client: `import axios from "axios-alone"; export { axios };`,
    module: "axios-alone",
  },
];

async function sizes(): Promise<string[][]> {
  const rows = [];
  for (const { name, root, page, client, hooks } of CANDIDATES) {
    const cells = [];
    for (const code of [page, client, hooks])
      cells.push(
        code ? `${((await bundleSize(root, code, EXTERNAL)).gzipped / 1_000).toFixed(1)} kB` : "–",
      );
    rows.push([name, ...cells]);
  }
  return rows;
}

/**
 * Processor time in ms that an import takes in a new Node process, compared with a process that doesn't import anything.
 * Returns the minimum of all runs. Doesn't measure wall-clock time, because it varies by hundreds of milliseconds on a busy
 * machine.
 */
function imports(): Map<string, number> {
  const once = (code: string): number => {
    const told = `${code};const{user,system}=process.cpuUsage();console.log(user+system)`;
    const args = ["--input-type=module", "-e", told];
    return (
      Number(spawnSync(process.execPath, args, { cwd: PEERS, encoding: "utf8" }).stdout) / 1_000
    );
  };
  const found = new Map<string, number>([["", Infinity]]);
  for (let run = 0; run < RUNS * 2; run += 1) {
    for (const [name, code] of [
      ["", ""],
      ...CANDIDATES.map((one) => [one.name, `import ${JSON.stringify(one.module)}`]),
    ] as [string, string][])
      found.set(name, Math.min(found.get(name) ?? Infinity, once(code)));
  }
  const empty = found.get("") ?? 0;
  return new Map([...found].map(([name, time]) => [name, time - empty]));
}

type Ask = () => Promise<unknown>;

/**
 * All clients call the same server in turn, so that a disturbance affects all of them. Each result is the median, relative to
 * plain fetch.
 */
async function requests(): Promise<Map<string, number>> {
  const page = JSON.stringify({
    products: Array.from({ length: 20 }, (_, at) => ({ id: `prod_${at}`, title: "Mug" })),
    count: 20,
  });
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(page);
  }).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const load = async <T>(name: string): Promise<T> => (await import(name)) as T;

  const { createClient } = await load<{
    createClient: (options: object) => {
      admin: { products: { list: (input: object) => Promise<unknown> } };
    };
  }>(sdk("index"));
  const ours = createClient({
    baseUrl,
    apiKey: "key",
    publishableApiKey: "pk",
    timeout: 5_000,
    retries: 3,
    hooks: { onRequest() {}, onResponse() {} },
  });
  const { default: Medusa } = await load<{ default: { default?: unknown } }>(
    peer("@medusajs/medusa-js"),
  );
  const Old = (Medusa.default ?? Medusa) as new (options: object) => {
    admin: { products: { list: (query: object) => Promise<unknown> } };
  };
  const old = new Old({ baseUrl, maxRetries: 3, apiKey: "key" });
  const { default: create } = await load<{
    default: (options: object) => { GET: (path: string, init: object) => Promise<unknown> };
  }>(join(PEERS, "node_modules/openapi-fetch/dist/index.mjs"));
  const bare = create({ baseUrl });
  const { default: axios } = await load<{
    default: { get: (url: string, options: object) => Promise<unknown> };
  }>(peer("axios-alone"));

  const query = { limit: 20, q: "mug" };
  const address = `${baseUrl}/admin/products?limit=20&q=mug`;
  const keys = { "x-medusa-access-token": "key", "x-publishable-api-key": "pk" };
  const asks: [string, Ask][] = [
    ["fetch", async () => (await fetch(address)).json()],
    [
      WITH_KEYS,
      async () => {
        const limit = new AbortController();
        const timer = setTimeout(() => limit.abort(), 5_000);
        const answer = await fetch(address, { headers: keys, signal: limit.signal });
        const page: unknown = await answer.json();
        clearTimeout(timer);
        return page;
      },
    ],
    ["@countertop/sdk", () => ours.admin.products.list({ query })],
    ["medusa-react, medusa-js", () => old.admin.products.list(query)],
    ["openapi-fetch, bare", () => bare.GET("/admin/products", { params: { query } })],
    ["axios, bare", () => axios.get(`${baseUrl}/admin/products`, { params: query })],
  ];
  const times = new Map(asks.map(([name]) => [name, [] as number[]]));
  for (let round = -200; round < ROUNDS; round += 1) {
    // Changes the order of the clients, because the first request after a pause is slower.
    asks.push(...asks.splice(0, 1));
    for (const [name, ask] of asks) {
      const since = performance.now();
      await ask();
      if (round >= 0) times.get(name)?.push(performance.now() - since);
    }
  }
  server.closeAllConnections();
  server.close();
  const plain = median(times.get("fetch") ?? []);
  return new Map([...times].map(([name, list]) => [name, median(list) / plain]));
}

const processes = createProcesses();
await ensureInstalled(PEERS, "the benchmark's peers", processes);
say("Weighing the bundles");
const weights = await sizes();
say("Measuring the import time");
const loads = imports();
say("Measuring the request time");
const ratios = await requests();
const rows = weights.map(([name = "", ...cells]) => [
  name,
  ...cells,
  `${Math.max(0, loads.get(name) ?? 0).toFixed(1)} ms`,
  (ratios.get(name) ?? 0).toFixed(2),
]);
const text = markdownTable([
  [
    "client",
    "a query and a mutation hook",
    "whole client (`createClient`)",
    "`createHttpClient` and all hooks",
    "import in Node",
    "request, p50 over fetch",
  ],
  ...rows,
  [WITH_KEYS, "–", "–", "–", "–", (ratios.get(WITH_KEYS) ?? 0).toFixed(2)],
  ["*budget*", "6.0 kB", "11 kB", "18 kB", "5 ms", "1.15"],
]);
console.log(text);
keepSection(
  "The SDK and its peers",
  `Generated by \`npm run bench -- --peers\`, in one run. Sizes are minified and gzipped, by one bundler, without React and its query
library, from a clean install with one axios for the old client. Ours include every runtime feature. Our hooks don't need the tree of operations, so
"all hooks" includes \`createHttpClient\`; the old hooks need the whole client. Requests: the clients take turns to call one local server, ${ROUNDS} times each; ours has its
key, timeout, retries, and log hooks on. Import is processor time beyond that of an empty process, the minimum of ${RUNS * 2} interleaved runs. \`npm run check\`
limits the sizes, and the files, bytes, and names that an import reads. For the causes of the two times, see
[decision 25](../docs/decisions/0025-limit-import-size-keep-pipeline-readable.md).

${text}

${machine()}`,
);
