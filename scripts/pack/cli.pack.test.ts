// Tests the `countertop` command as a store's owner installs it: from its tarball, in an empty folder, with the sandbox's
// store.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { putTarballs, root, run } from "./install.ts";
import { store } from "./store.ts";

const TIMEOUT_MS = 300_000;
const runtimes = join(import.meta.dirname, "node_modules");
const NODES = [
  ["Node 20", join(runtimes, "node-20-linux-x64/bin")],
  ["Node 22", join(runtimes, "node-22-linux-x64/bin")],
  ["Node 24", dirname(process.execPath)],
].filter(([, folder = ""]) => existsSync(folder)) as [string, string][];

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countertop-cli-"));
  const [tarball = ""] = await putTarballs(folder, ["admin/cli"]);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true }));
  // Installs without a registry, because the tarball contains all of its dependencies.
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball], { cwd: folder });
}, TIMEOUT_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

function countertop(node: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const program = join(folder, "node_modules/.bin/countertop");
  const PATH = [node, process.env["PATH"]].join(delimiter);
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, PATH, ...env } });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => (text += String(data)));
  const closed = once(child, "close").then(([code]) => ({ code: code as number | null, text }));
  const said = (pattern: RegExp): Promise<string> =>
    new Promise((done, fail) => {
      const look = () => {
        const [found] = pattern.exec(text) ?? [];
        if (found !== undefined) done(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("close", () => fail(new Error(text)));
    });
  return { child, closed, said };
}

async function startAdmin(node: string, ...args: string[]) {
  const started = countertop(node, ["admin", "--store", store.url, "--port", "0", ...args]);
  return { ...started, url: await started.said(/http:\/\/localhost:\d+\/\S*/) };
}

it("the tarball contains its AGENTS.md", () => {
  const page = join(folder, "node_modules/countertop/AGENTS.md");
  expect(readFileSync(page, "utf8")).toBe(readFileSync(join(root, "admin/cli/AGENTS.md"), "utf8"));
});

const login = () => ({ email: store.adminEmail, password: store.adminPassword });

describe.each(NODES)("%s", (name, node) => {
  it(
    "serves the admin and its API, through which a user can sign in and write",
    async () => {
      const { url, child, closed } = await startAdmin(node);
      const page = await fetch(url);
      const html = await page.text();
      expect(html).toContain("<title>Countertop</title>");
      expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      const [, script = ""] = /src="(assets\/[^"]+\.js)"/.exec(html) ?? [];
      const asset = await fetch(new URL(script, url), { headers: { "accept-encoding": "br" } });
      expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(asset.headers.get("content-encoding")).toBe("br");
      expect(await (await fetch(new URL("health", url))).text()).toBe("OK");
      expect((await fetch(new URL("store/regions", url))).status).toBe(200);

      const post = (path: string, body: object, cookie = "") =>
        fetch(new URL(path, url), {
          method: "POST",
          headers: { "content-type": "application/json", cookie },
          body: JSON.stringify(body),
        });
      const session = await post("admin/auth", login());
      const [cookie = ""] = session.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
      expect(cookie).toMatch(/^connect\.sid=/);
      const title = `Written through ${name}`;
      const written = await post("admin/collections", { title }, cookie);
      expect(written.status).toBe(200);
      const { collections } = (await (
        await fetch(`${store.url}/store/collections?limit=100`)
      ).json()) as { collections: { title: string }[] };
      expect(collections.map((one) => one.title)).toContain(title);

      child.kill("SIGTERM");
      expect(await closed).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );

  it(
    "checks the store, and serves the contract's examples",
    async () => {
      const checked = await countertop(node, ["check", "--store", store.url]).closed;
      expect(checked.text).toMatch(
        /is a store of Medusa 1\.\n.* Deviations from the contract: 0\.\n/,
      );
      expect(checked.code).toBe(0);
      const mock = countertop(node, ["mock", "--port", String(await freePort())]);
      const url = await mock.said(/http:\/\/localhost:\d+/);
      const { products } = (await (await fetch(`${url}/store/products`)).json()) as {
        products: object[];
      };
      expect(products.length).toBeGreaterThan(0);
      mock.child.kill("SIGTERM");
      expect(await mock.closed).toMatchObject({ code: 0 });
    },
    TIMEOUT_MS,
  );
});

const node = dirname(process.execPath);

it(
  "`countertop` signs in as an operator, and lists the products that customers can't buy",
  async () => {
    const env = { COUNTERTOP_EMAIL: login().email, COUNTERTOP_PASSWORD: login().password };
    const { text, code } = await countertop(node, ["check", "--store", store.url], env).closed;
    expect(text).toContain("Features: ");
    expect(text).toMatch(/Checked \d+ published products in/);
    // The command exits with 1, because the demo store has products that can't be bought.
    expect(code).toBe(1);
  },
  TIMEOUT_MS,
);

it("`countertop` prints the name of the tarball of a missing package", async () => {
  const { text, code } = await countertop(node, ["generate"]).closed;
  expect(text).toMatch(/@countertop\/codegen.* npm install \.\/countertop-codegen-[\d.]+\.tgz\n$/);
  expect(code).toBe(1);
});

it(
  "`countertop` serves the admin from a sub-path to a browser, in which a user signs in and writes",
  async () => {
    const { url } = await startAdmin(node, "--base-path", "/back-office/");
    let browser: Browser | undefined;
    try {
      browser = await launchChromium();
      const page = await browser.newPage({ locale: "en-US" });
      await page.goto(`${url}a/collections?edit=create`);
      await page.getByLabel("Email").fill(login().email);
      await page.getByLabel("Password", { exact: true }).fill(login().password);
      await page.getByRole("button", { name: "Sign in" }).click();
      const drawer = page.getByRole("dialog", { name: "New collection" });
      await drawer.getByLabel("Title").fill("Written in a browser");
      await drawer.getByRole("button", { name: "Create collection" }).click();
      await page.getByRole("heading", { level: 1, name: "Written in a browser" }).waitFor();
      expect(page.url()).toContain("/back-office/a/collections/");
    } finally {
      await browser?.close();
    }
  },
  TIMEOUT_MS,
);
