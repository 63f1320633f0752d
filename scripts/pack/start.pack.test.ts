// Tests `npm start` as a contributor runs it first: in a fresh copy of the repository without installed packages.
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../lib/chromium.ts";
import { freePort } from "../lib/ports.ts";
import { root, run } from "./install.ts";

const TIMEOUT_MS = 15 * 60_000;
const folder = mkdtempSync(join(tmpdir(), "countertop-clone-"));
let start: ChildProcess | undefined;
let output = "";
let url = "";
let store = "";

/** Resolves to the exit code of `npm start`. */
const ended = (process: ChildProcess): Promise<number | null> =>
  new Promise((done) => process.once("exit", done));

beforeAll(async () => {
  // Copies the working tree instead of cloning, so that uncommitted changes are tested too.
  const { stdout } = await run(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: root,
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  // The list also has deleted files until their deletion is committed.
  for (const file of stdout.split("\0").filter((one) => one && existsSync(join(root, one))))
    cpSync(join(root, file), join(folder, file), { force: true });
  const [port, storePort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  store = `http://localhost:${storePort}`;
  const args = ["start", "--", "--port", String(port), "--store-port", String(storePort)];
  const child = spawn("npm", args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  start = child;
  await new Promise<void>((running, failed) => {
    const read = (text: Buffer) => {
      output += text.toString();
      if (output.includes("Ctrl-C stops everything")) running();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended(child).then((code) => failed(new Error(`npm start ended with ${code}:\n${output}`)));
  });
}, TIMEOUT_MS);

afterAll(async () => {
  // After a signal, `exitCode` is null.
  if (start?.pid !== undefined && start.exitCode === null && start.signalCode === null) {
    const gone = ended(start);
    process.kill(-start.pid);
    await gone;
  }
  rmSync(folder, { recursive: true, force: true });
});

it(
  "an operator signs in with the printed password, and saves a change",
  async () => {
    const [, email, password] = /Login\s+(\S+)\s+(\S+)/.exec(output) ?? [];
    if (email === undefined || password === undefined)
      throw new Error(`no password in:\n${output}`);
    const browser = await launchChromium();
    try {
      const page = await browser.newPage({ locale: "en-US" });
      await page.goto(url);
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: "Collections" }).click();
      await page.getByRole("heading", { level: 1, name: "Collections" }).waitFor();
      const created = await page.request.post(`${url}/admin/collections`, {
        data: { title: "First start" },
      });
      expect(created.status()).toBe(200);
      await page.reload();
      await page.getByText("First start").first().waitFor();
    } finally {
      await browser.close();
    }
    const { collections } = (await (await fetch(`${store}/store/collections`)).json()) as {
      collections: { title: string }[];
    };
    expect(collections.map(({ title }) => title)).toContain("First start");
  },
  TIMEOUT_MS,
);

it("stops the store and the admin on Ctrl-C", async () => {
  const child = start;
  if (child?.pid === undefined) throw new Error("npm start isn't running");
  const exited = ended(child);
  process.kill(-child.pid, "SIGINT");
  expect(await exited).toBe(0);
  await expect(fetch(url)).rejects.toThrow("fetch failed");
  await expect(fetch(store)).rejects.toThrow("fetch failed");
}, 60_000);
