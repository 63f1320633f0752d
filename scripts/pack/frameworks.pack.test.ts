// Tests the packed SDK and kit together with other packages. In production builds with two frameworks, the server prefetches,
// the browser continues with that data, and no request is sent twice. OpenTelemetry traces each attempt once.
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startMock } from "../lib/services.ts";
import { installPacked, root, run } from "./install.ts";

// Time limit of a step in ms. On a shared machine, a build may take many times as long as usual, so only a step that hangs
// exceeds the limit.
const TIMEOUT_MS = 8 * 60_000;
const CACHE = join(import.meta.dirname, ".cache", `frameworks-${process.pid}`);
const APPS = join(import.meta.dirname, "apps");
const MODULES = join(import.meta.dirname, "node_modules");

let browser: Browser;
const processes = createProcesses();
let gate: Server;
/** The store's URL for browsers. The test records the requests to this URL, and to the internal one. */
let publicUrl = "";
const asked: { by: "server" | "browser"; line: string }[] = [];
const programs: ChildProcess[] = [];

beforeAll(async () => {
  const installed = await installPacked(["sdk", "storefront-kit"]);
  mkdirSync(join(CACHE, "node_modules"), { recursive: true });
  cpSync(join(installed, "node_modules/@countertop"), join(CACHE, "node_modules/@countertop"), {
    recursive: true,
  });
  rmSync(installed, { recursive: true, force: true });
  const mock = await startMock(processes, root, await freePort());
  gate = createServer((request, response) => {
    const path = request.url ?? "";
    const by = request.headers.origin === undefined ? "server" : "browser";
    if (request.method !== "OPTIONS")
      asked.push({ by, line: `${request.method} ${path.split("?")[0]}` });
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { method = "GET", headers } = request;
      const sent = Object.entries(headers).filter(([name]) => name !== "host") as [
        string,
        string,
      ][];
      void fetch(mock.url + path, {
        method,
        headers: sent.filter(([name]) => !/^(connection|content-length)$/.test(name)),
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      }).then(async (answer) => {
        const given = Object.fromEntries(answer.headers);
        delete given["content-encoding"];
        delete given["content-length"];
        delete given["transfer-encoding"];
        response.writeHead(answer.status, given).end(Buffer.from(await answer.arrayBuffer()));
      });
    });
  }).listen(0, "127.0.0.1");
  await new Promise((done) => gate.once("listening", done));
  publicUrl = `http://localhost:${(gate.address() as AddressInfo).port}`;
  browser = await launchChromium();
}, TIMEOUT_MS);

afterAll(async () => {
  for (const program of programs) program.kill();
  await browser?.close();
  gate?.closeAllConnections();
  gate?.close();
  await processes.endAll();
  rmSync(CACHE, { recursive: true, force: true });
});

interface Framework {
  readonly name: string;
  /** Name of the app's folder in `apps/`. */
  readonly app: "next" | "start";
  readonly env?: NodeJS.ProcessEnv;
  readonly build: readonly string[];
  readonly serve: (port: string) => readonly string[];
  readonly ready: string;
}
const NEXT: Framework = {
  name: "Next",
  app: "next",
  build: [join(MODULES, "next/dist/bin/next"), "build"],
  serve: (port) => [join(MODULES, "next/dist/bin/next"), "start", "--port", port],
  ready: "Ready",
};
const FRAMEWORKS: readonly Framework[] = [
  NEXT,
  { ...NEXT, name: "Next with cache components", env: { CACHE_COMPONENTS: "true" } },
  {
    name: "TanStack Start",
    app: "start",
    build: [join(MODULES, "vite/bin/vite.js"), "build"],
    serve: (port) => ["serve.mjs", port],
    ready: "Ready",
  },
];

it.each(FRAMEWORKS)(
  "an app prefetches on the server, hydrates, fills a cart, and doesn't send a request twice: $name",
  async ({ name, app: folder, env: more, build, serve, ready }) => {
    const app = join(CACHE, name.replaceAll(" ", "-"));
    cpSync(join(APPS, folder), app, { recursive: true });
    for (const file of ["shop.jsx", "query.js"]) cpSync(join(APPS, file), join(app, file));
    // The server uses a different URL for the store than the browser.
    const env = {
      ...process.env,
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
      STORE: publicUrl.replace("localhost", "127.0.0.1"),
      NEXT_PUBLIC_STORE: publicUrl,
      VITE_STORE: publicUrl,
      ...more,
    };
    await run(process.execPath, build, { cwd: app, env, maxBuffer: 64 * 1024 * 1024 });
    const port = String(await freePort());
    const program = spawn(process.execPath, serve(port), {
      cwd: app,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    programs.push(program);
    await new Promise<void>((done, fail) => {
      program.stdout.on("data", (data) => String(data).includes(ready) && done());
      program.once("exit", (code) => fail(new Error(`${name} ended with ${code}`)));
    });
    asked.length = 0;
    const url = `http://localhost:${port}/`;

    const html = await (await fetch(url)).text();
    const [title = ""] = Array.from(html.matchAll(/<h2>([^<]+)<\/h2>/g), ([, text]) => text);
    expect(title).not.toBe("");
    expect(html).toContain('data-status="success"');
    const once = [{ by: "server", line: "GET /store/products" }];
    expect(asked.splice(0)).toEqual(once);

    const page = await browser.newPage();
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    await page.goto(url);
    await page.locator('main[data-ready="true"]').waitFor();
    await page.waitForLoadState("networkidle");
    expect(await page.locator("h2").first().innerText()).toBe(title);
    expect(asked.splice(0)).toEqual(once);

    await page
      .getByRole("button", { name: `Add ${title}` })
      .first()
      .click();
    await page.locator("output", { hasNotText: /^0?$/ }).waitFor();
    await page.waitForLoadState("networkidle");
    const writes = asked.splice(0);
    expect(writes.every(({ by }) => by === "browser")).toBe(true);
    expect(writes.map(({ line }) => line)).toEqual(["POST /store/carts"]);

    await page.reload();
    await page.locator("output", { hasNotText: /^0?$/ }).waitFor();
    await page.waitForLoadState("networkidle");
    const again = asked.splice(0);
    expect(again.filter(({ by }) => by === "server")).toEqual(once);
    expect(again.filter(({ by }) => by === "browser")).toEqual([
      { by: "browser", line: expect.stringMatching(/^GET \/store\/carts\/[^/]+$/) as string },
    ]);
    expect(faults).toEqual([]);
    await page.close();
  },
  TIMEOUT_MS,
);

it("the README's recipe traces each attempt once, below the span of its call", async () => {
  const readme = readFileSync(join(CACHE, "node_modules/@countertop/sdk/README.md"), "utf8");
  const [, recipe = ""] = /```ts\n\/\/ examples\/tracing\.ts\n(.*?)```/s.exec(readme) ?? [];
  writeFileSync(join(CACHE, "tracing.ts"), recipe);
  cpSync(join(APPS, "trace.mjs"), join(CACHE, "trace.mjs"));
  const { stdout } = await run(process.execPath, ["trace.mjs"], { cwd: CACHE });
  interface Span {
    readonly [fact: string]: unknown;
    readonly id: string;
  }
  const { spans, parents } = JSON.parse(stdout) as { spans: Span[]; parents: string[] };
  const [first, second, whole] = spans;
  const [INTERNAL, CLIENT] = [0, 2];
  expect(spans).toEqual([
    { name: "GET", kind: CLIENT, id: first?.id, parent: whole?.id, status: 503 },
    { name: "GET", kind: CLIENT, id: second?.id, parent: whole?.id, status: 200 },
    { name: "GET /admin/products/{id}", kind: INTERNAL, id: whole?.id },
  ]);
  expect(parents.map((parent) => parent.split("-")[2])).toEqual([first?.id, second?.id]);
});
