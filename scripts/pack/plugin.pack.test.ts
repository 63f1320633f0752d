// Tests the admin as a plugin of a store: from its tarball, next to Medusa, in a project whose configuration has one additional
// line.
import { spawn, type ChildProcess } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startStore, type Store } from "../lib/services.ts";
import { putTarballs, root, run } from "./install.ts";

const TIMEOUT_MS = 300_000;
const MODULES = join(root, "sandbox/node_modules");
const RUNTIMES = join(import.meta.dirname, "node_modules");
const NODES = [
  ["Node 20", join(RUNTIMES, "node-20-linux-x64/bin/node")],
  ["Node 22", join(RUNTIMES, "node-22-linux-x64/bin/node")],
  ["Node 24", process.execPath],
].filter(([, file = ""]) => existsSync(file)) as [string, string][];

const ENTRY =
  '{ resolve: "@countertop/medusa-plugin", options: { path: "/app", autoRebuild: true } },';
/** A program that starts Medusa on loopback only, because Medusa's own start command listens on all addresses. */
const SERVER = `
const app = require("express")();
const { default: load } = require("@medusajs/medusa/dist/loaders");
load({ directory: __dirname, expressApp: app }).then(() =>
  app.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("The store listens.")),
);`;

const processes = createProcesses();
const running: ChildProcess[] = [];
let folder = "";
let store: Store;

beforeAll(async () => {
  store = await startStore(processes, root, ["--copy"]);
  folder = mkdtempSync(join(tmpdir(), "countertop-plugin-"));
  const [tarball = ""] = await putTarballs(folder, ["admin/plugin"]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
  linkPackages(MODULES, join(folder, "node_modules"));
  mkdirSync(join(folder, "uploads"));
  const { plugins, ...config } = configOfCopy();
  const lines = plugins.map((plugin) => `    ${JSON.stringify(plugin)},`);
  writeFileSync(
    join(folder, "medusa-config.js"),
    `module.exports = {\n  ...${JSON.stringify(config)},\n  plugins: [\n${lines.join("\n")}\n    ${ENTRY}\n  ],\n};\n`,
  );
  writeFileSync(join(folder, "index.js"), SERVER);
}, TIMEOUT_MS);

afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await processes.endAll();
  rmSync(folder, { recursive: true, force: true });
});

/** Links the packages, because installing Medusa again would require a registry. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name.startsWith(".")) continue;
    if (name.startsWith("@")) linkPackages(join(from, name), join(to, name));
    else symlinkSync(join(from, name), join(to, name));
  }
}

/** Reads the configuration of the running copy, because this store uses the same database. */
function configOfCopy(): { plugins: unknown[] } {
  const data = process.env["COUNTERTOP_DATA"] || join(root, "sandbox/data");
  const texts = globSync(join(data, "*/copies/*/medusa-config.json")).map((file) =>
    readFileSync(file, "utf8"),
  );
  const text = texts.find((one) => one.includes(`"${store.url}"`));
  if (text === undefined) throw new Error(`No configuration in ${data} is for ${store.url}.`);
  return JSON.parse(text) as { plugins: unknown[] };
}

interface Served {
  url: string;
  said(): string;
}

async function startProject(node: string, env: NodeJS.ProcessEnv = {}): Promise<Served> {
  const port = await freePort();
  const child = spawn(node, ["index.js"], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: "development",
      MEDUSA_DISABLE_TELEMETRY: "true",
      XDG_CONFIG_HOME: join(folder, "config"),
      PORT: String(port),
      ...env,
    },
  });
  running.push(child);
  let text = "";
  await new Promise<void>((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        text += String(data);
        if (text.includes("The store listens.")) done();
      });
    child.once("close", () => fail(new Error(text)));
  });
  return { url: `http://localhost:${port}/`, said: () => text };
}

const send = (
  url: string,
  path: string,
  { cookie = "", method = "POST", body, ...headers }: Record<string, unknown> = {},
) =>
  fetch(new URL(path, url), {
    method: String(method),
    redirect: "manual",
    headers: { "content-type": "application/json", cookie: String(cookie), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

const login = () => ({ email: store.adminEmail, password: store.adminPassword });
const cookieOf = (answer: Response): string =>
  answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";

describe.each(NODES)("%s", (name, node) => {
  let served: Served;
  let cookie = "";
  const read = (path: string, headers = {}) =>
    send(served.url, path, { method: "GET", cookie, ...headers });

  beforeAll(async () => {
    served = await startProject(node);
    const session = await send(served.url, "admin/auth", { body: login() });
    cookie = cookieOf(session);
  }, TIMEOUT_MS);

  it("prints where the admin is, and which options have no effect", () => {
    expect(served.said()).toContain("@countertop/medusa-plugin serves the admin on /app/\n");
    expect(served.said()).toContain("ignores options of @medusajs/admin: autoRebuild.\n");
  });

  it("serves the admin's page under its path, with and without a trailing slash, and for deep links", async () => {
    const bare = await send(served.url, "app?edit=create", { method: "GET" });
    expect(bare.status).toBe(308);
    expect(bare.headers.get("location")).toBe("/app/?edit=create");
    for (const path of ["app/", "app/a/products/prod_1"]) {
      const page = await send(served.url, path, { method: "GET" });
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<base href="/app/" />');
      expect(page.headers.get("cache-control")).toBe("no-cache");
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(page.headers.get("x-powered-by")).toBeNull();
      // The store doesn't create a session, because the page doesn't need one.
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    expect((await send(served.url, "app/assets/none.js", { method: "GET" })).status).toBe(404);
    expect((await send(served.url, "apple", { method: "GET" })).status).toBe(404);
  });

  it("serves compressed, immutable files, and a configuration for this origin", async () => {
    const html = await (await send(served.url, "app/", { method: "GET" })).text();
    const [, script = ""] = /src="(assets\/[^"]+\.js)"/.exec(html) ?? [];
    const asset = await send(served.url, `app/${script}`, {
      method: "GET",
      "accept-encoding": "br",
    });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-encoding")).toBe("br");
    const config = await send(served.url, "app/public/config.json", { method: "GET" });
    expect(await config.json()).toMatchObject({ apiUrl: "" });
  });

  it("lets a session write until it's signed out, and ignores a planted session at sign-in", async () => {
    const again = await send(served.url, "admin/auth", { body: login(), cookie });
    const own = cookieOf(again);
    expect(own).toMatch(/^connect\.sid=/);
    expect(own).not.toBe(cookie);
    const title = `Written on ${name}`;
    const written = await send(served.url, "admin/collections", { body: { title }, cookie: own });
    expect(written.status).toBe(200);
    const stored = await (await fetch(`${store.url}/store/collections?limit=100`)).text();
    expect(stored).toContain(title);
    await send(served.url, "admin/auth", { method: "DELETE", cookie: own });
    const after = await send(served.url, "admin/auth", { method: "GET", cookie: own });
    expect(after.status).toBe(401);
    expect((await read("admin/auth")).status).toBe(200);
  });

  it("hides credentials, however the URL is written", async () => {
    const { user } = (await (await read("admin/auth")).json()) as { user: { id: string } };
    const key = `key-${name.replace(" ", "-")}`;
    const body = { api_token: key };
    expect((await send(served.url, `admin/users/${user.id}`, { body, cookie })).status).toBe(200);
    const plain = await (await fetch(`${store.url}/admin/users`, keyed(key))).text();
    expect(plain).toContain(key);
    const answer = await fetch(new URL("admin/users", served.url), keyed(key));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const texts = await Promise.all([
      answer.text(),
      ...["/ADMIN/users", "http://any.example/admin/users", "/admin\\users#"].map((path) =>
        raw(served.url, path, keyed(key).headers),
      ),
    ]);
    expect(texts[0]).toContain(user.id);
    expect(texts.filter((text) => text.includes(key))).toEqual([]);
  });

  it("accepts writes only from its own pages and those in ADMIN_CORS", async () => {
    const from = (origin: string) =>
      send(served.url, "admin/auth", {
        body: login(),
        origin,
        "sec-fetch-site": "cross-site",
      });
    expect((await from("https://evil.example")).status).toBe(403);
    expect((await from("http://localhost:5173")).status).toBe(200);
  });

  it("limits attempts to sign in", async () => {
    const body = { email: `${name.replace(" ", "")}@countertop.test`, password: "wrong" };
    for (let count = 0; count < 10; count += 1)
      expect((await send(served.url, "admin/auth", { body })).status).toBe(401);
    expect((await send(served.url, "admin/auth", { body })).status).toBe(429);
  });

  it("doesn't change the storefront's calls", async () => {
    const origin = "http://localhost:8000";
    const regions = await send(served.url, "store/regions", { method: "GET", origin });
    expect(regions.status).toBe(200);
    expect(regions.headers.get("access-control-allow-origin")).toBe(origin);
    expect(regions.headers.get("content-security-policy")).toBeNull();
  });

  it("prevents scripts in documents that an operator uploads", async () => {
    const form = new FormData();
    const text = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    form.append("files", new File([text], "mug.svg", { type: "image/svg+xml" }));
    const sent = await fetch(new URL("admin/uploads", served.url), {
      method: "POST",
      headers: { cookie },
      body: form,
    });
    const { uploads } = (await sent.json()) as { uploads: { url: string }[] };
    const { pathname } = new URL(uploads[0]?.url ?? "");
    const file = await read(pathname);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  });
});

const keyed = (key: string) => ({ headers: { "x-medusa-access-token": key } });

/** Sends a URL without normalizing it. */
const raw = (url: string, path: string, headers: Record<string, string>): Promise<string> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(url);
    const asked = request({ hostname, port, path, headers }, (answer) => {
      let text = "";
      answer.on("data", (data) => (text += String(data)));
      answer.on("end", () => done(text));
    });
    asked.once("error", fail);
    asked.end();
  });

it(
  "the plugin lets a user sign in at the store's own URL, create a collection, and reload its page",
  async () => {
    const { url } = await startProject(NODES[0]?.[1] ?? process.execPath);
    let browser: Browser | undefined;
    try {
      browser = await launchChromium();
      const page = await browser.newPage({ locale: "en-US" });
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      await page.goto(`${url}app`);
      await page.getByLabel("Email").fill(login().email);
      await page.getByLabel("Password", { exact: true }).fill(login().password);
      await page.getByRole("button", { name: "Sign in" }).click();
      await page.getByRole("link", { name: "Products" }).first().waitFor();
      await page.goto(`${url}app/a/collections?edit=create`);
      const drawer = page.getByRole("dialog", { name: "New collection" });
      await drawer.getByLabel("Title").fill("Written in the store");
      await drawer.getByRole("button", { name: "Create collection" }).click();
      const heading = page.getByRole("heading", { level: 1, name: "Written in the store" });
      await heading.waitFor();
      expect(page.url()).toContain(`${url}app/a/collections/`);
      await page.reload();
      await heading.waitFor();
      expect(errors).toEqual([]);
    } finally {
      await browser?.close();
    }
  },
  TIMEOUT_MS,
);

it(
  "the plugin lets a user sign in behind a proxy with TLS in production, where pages may request only their own origin",
  async () => {
    const { url } = await startProject(process.execPath, { NODE_ENV: "production" });
    const tls = { "x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.7" };
    const session = await send(url, "admin/auth", { body: login(), ...tls });
    expect(session.status).toBe(200);
    expect(session.headers.getSetCookie()[0]).toMatch(/^connect\.sid=.*; Secure; SameSite=Lax$/);
    expect(session.headers.get("strict-transport-security")).toContain("max-age=");
    const page = await send(url, "app/", { method: "GET" });
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self';");
  },
  TIMEOUT_MS,
);

it(
  "the store starts without the admin if an option is wrong, and prints the reason",
  async () => {
    const file = join(folder, "medusa-config.js");
    const config = readFileSync(file, "utf8");
    writeFileSync(file, config.replace('path: "/app"', 'path: "/admin"'));
    try {
      const { url, said } = await startProject(process.execPath);
      expect(said()).toContain(
        "path /admin is taken by the store. Choose a different path, such as /app.",
      );
      expect(said()).not.toContain("    at ");
      expect((await fetch(`${url}store/regions`)).status).toBe(200);
    } finally {
      writeFileSync(file, config);
    }
  },
  TIMEOUT_MS,
);
