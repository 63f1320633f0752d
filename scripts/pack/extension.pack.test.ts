// Tests an extension as its author starts it: created from the tarball in an empty folder, checked, built, and served for the
// sandbox's store. A user opens the extension's page, and saves with its widget.
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { putTarballs, root, run } from "./install.ts";
import { versionOf } from "./manifests.ts";
import { store } from "./store.ts";

const TIMEOUT_MS = 300_000;
const running: ChildProcess[] = [];
let folder = "";
let extension = "";
let creator = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "countertop-extension-"));
  const [cli = "", sdk = "", create = ""] = await putTarballs(folder, [
    "admin/cli",
    "sdk",
    "admin/create",
  ]);
  creator = create;
  extension = join(folder, "labels");
  const { stdout } = await createIn("labels");
  expect(stdout).toContain("npm run dev -- --store");
  const install = ["install", "--save-dev", "--prefer-offline", "--no-audit", "--no-fund"];
  await run("npm", [...install, join(folder, cli), join(folder, sdk)], { cwd: extension });
}, TIMEOUT_MS);

afterAll(() => {
  // Ends the whole group, because npm started the admin.
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid);
  rmSync(folder, { recursive: true, force: true });
});

/** Creates an extension with the README's command, but without a registry. */
const createIn = (name: string) =>
  run("npm", ["exec", "--yes", "--offline", creator, name], { cwd: folder });

const npm = (...args: string[]) => run("npm", ["run", "--silent", ...args], { cwd: extension });

it("creating an extension in a folder with files is rejected, and the message lists the files", async () => {
  mkdirSync(join(folder, "full"));
  writeFileSync(join(folder, "full/notes.txt"), "");
  await expect(createIn("full")).rejects.toThrow("isn't empty: it has notes.txt. Choose a new or");
  expect(existsSync(join(folder, "full/package.json"))).toBe(false);
});

it("creating an extension where no folder can be is rejected in one line", async () => {
  writeFileSync(join(folder, "file.txt"), "");
  await expect(createIn("file.txt/inner")).rejects.toThrow(
    /file\.txt\/inner can't be created: ENOTDIR\. Choose a folder that you may write to\.\n/,
  );
});

it("a new extension has the versions of packages that the admin is built with", () => {
  const { devDependencies } = JSON.parse(
    readFileSync(join(root, "admin/create/template/package.json"), "utf8"),
  ) as { devDependencies: Record<string, string> };
  for (const [name, version] of Object.entries(devDependencies))
    expect(version, name).toBe(versionOf(name));
});

it(
  "a wrong prop is reported when the extension's types are checked",
  async () => {
    expect((await npm("check")).stdout).toBe("");
    const file = join(extension, "src/product-widget.tsx");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace("product.details.after", "order.details.after"));
    try {
      await expect(npm("check")).rejects.toMatchObject({
        stdout: expect.stringContaining("Property 'product' does not exist"),
      });
    } finally {
      writeFileSync(file, text);
    }
  },
  TIMEOUT_MS,
);

it("a folder without an extension, or without a build, is reported in one line", async () => {
  const countertop = (...args: string[]) =>
    run(join(extension, "node_modules/.bin/countertop"), args, { cwd: folder });
  await expect(countertop("build", "--from", "full")).rejects.toThrow(
    /There is no extension in \S+full\. Add src\/index\.ts/,
  );
  await expect(countertop("admin", "--store", store.url, "--extensions", "full")).rejects.toThrow(
    "full has no index.js.",
  );
});

it(
  "the built extension's page and widget appear in the admin, and the widget saves a change",
  async () => {
    const { stdout } = await npm("build");
    expect(stdout).toMatch(/^dist\/index\.js {2}[\d.]+ KiB gzip$/m);
    const url = await start();
    let browser: Browser | undefined;
    try {
      browser = await launchChromium();
      const page = await browser.newPage({ locale: "en-US" });
      const problems: string[] = [];
      page.on("pageerror", (error) => problems.push(error.message));
      const post = (path: string, data: object) => page.request.post(url + path, { data });
      await post("admin/auth", { email: store.adminEmail, password: store.adminPassword });
      // Stores a choice about usage data, because the admin otherwise asks the first user.
      await post("admin/analytics-configs", { opt_out: true, anonymize: false });
      await page.goto(`${url}a/labels`);
      await page.getByRole("heading", { level: 1, name: "Labels" }).waitFor();
      const rows = page.getByRole("main").getByRole("listitem");
      await rows.first().waitFor();
      expect(await rows.count()).toBe(5);
      // Checks that the extension's style sheet applies, with the sizes of the admin.
      const list = page.getByRole("main").getByRole("list").last();
      await expect.poll(() => list.evaluate((one) => getComputedStyle(one).rowGap)).toBe("8px");

      await page.goto(`${url}a/products`);
      await page.getByRole("table").getByRole("link").first().click();
      const widget = page.locator('[data-zone="product.details.after"]');
      await widget.getByRole("button", { name: "Sell as a gift" }).click();
      await page.getByText("Product saved").waitFor();
      await widget.getByText("A gift", { exact: true }).waitFor();
      // Checks that the store has the change.
      const id = new URL(page.url()).pathname.split("/").at(-1);
      const answer = await page.request.get(`${url}admin/products/${id}`);
      expect(await answer.json()).toMatchObject({ product: { metadata: { gift: true } } });
      expect(problems).toEqual([]);
    } finally {
      await browser?.close();
    }
  },
  TIMEOUT_MS,
);

it(
  "an open page reloads after each change of the extension that compiles",
  async () => {
    const file = join(extension, "src/page.tsx");
    const text = readFileSync(file, "utf8");
    const title = 'title="Labels"';
    expect(text).toContain(title);
    const url = await start("dev");
    let browser: Browser | undefined;
    try {
      browser = await launchChromium();
      const page = await browser.newPage({ locale: "en-US" });
      const post = (path: string, data: object) => page.request.post(url + path, { data });
      await post("admin/auth", { email: store.adminEmail, password: store.adminPassword });
      await page.goto(`${url}a/labels`);
      await page.getByRole("heading", { level: 1, name: "Labels", exact: true }).waitFor();
      writeFileSync(file, text.replace(title, 'title="Broken'));
      writeFileSync(file, text.replace(title, 'title="Labels of today"'));
      await page.getByRole("heading", { level: 1, name: "Labels of today" }).waitFor();
    } finally {
      writeFileSync(file, text);
      await browser?.close();
    }
  },
  TIMEOUT_MS,
);

/**
 * Runs a script of the extension that serves the admin.
 * @returns the URL of the admin
 */
function start(script = "start"): Promise<string> {
  const args = ["run", script, "--", "--store", store.url, "--port", "0"];
  const child = spawn("npm", args, { cwd: extension, detached: true });
  running.push(child);
  let text = "";
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data) => {
        text += String(data);
        const [found] = /http:\/\/localhost:\d+\/\S*/.exec(text.replace(store.url, "")) ?? [];
        if (found !== undefined) done(found);
      });
    child.once("close", () => fail(new Error(text)));
  });
}
