/**
 * Follows the page about the local sandbox in a fresh copy of the repository without installed packages: starts everything, signs in
 * with the printed password, and starts the store again with its data changes.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../../scripts/lib/chromium.ts";
import { freePort } from "../../scripts/lib/ports.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(import.meta.dirname, "pages/start/sandbox.md"), "utf8");
const made = mkdtempSync(join(tmpdir(), "countertop-clone-"));
const clone = join(made, "countertop");
const running: ChildProcess[] = [];
/** The first start installs the packages, and builds the admin. */
const TIMEOUT_MS = 15 * 60_000;

/**
 * Copies the project's files as a clone would contain them, including files that aren't committed yet. The list also has deleted files
 * until their deletion is committed.
 */
function copyProject(): void {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(root, file), join(clone, file));
  }
}

/** Runs a command from the page, with additional arguments. Returns its output so far. */
function start(command: string, ...args: string[]) {
  expect(page).toContain(command);
  const [program = "", ...words] = command.split(" ");
  const all = args.length > 0 && !words.includes("--") ? [...words, "--", ...args] : words;
  const child = spawn(program, all, { cwd: clone, env: env(), detached: true });
  running.push(child);
  let output = "";
  const closed = once(child, "close");
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  return {
    /** Waits until the output matches, and returns the match. */
    says: async (text: RegExp) => {
      for (;;) {
        const found = text.exec(output);
        if (found) return found;
        const ended = closed.then(() => "ended" as const);
        if ((await Promise.race([once(child.stdout, "data"), ended])) === "ended")
          throw new Error(`${command} ended:\n${output}`);
      }
    },
    stop: async () => {
      interrupt(child);
      await closed;
      return child.exitCode;
    },
  };
}

/** Sends the signal of Ctrl-C, which goes to a command and all programs that it started. */
function interrupt({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGINT");
}

/** The environment, without the settings that tests give to their own stores. */
const env = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(COUNTERTOP_|VITEST|npm_(?!config_))/.test(name),
    ),
  );

beforeAll(copyProject, TIMEOUT_MS);
afterAll(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      const closed = once(child, "close");
      interrupt(child);
      await closed;
    }
  rmSync(made, { recursive: true, force: true });
});

it(
  "a clone starts the admin on a store with demo data, and the store keeps its changes",
  async () => {
    const [port, storePort] = [await freePort(), await freePort()];
    const ports = ["--port", String(port), "--store-port", String(storePort)];
    const everything = start("npm start", ...ports);
    const [, email = "", password = ""] = await everything.says(/Login +(\S+) +(\S+)/);
    await everything.says(/Ctrl-C stops everything/);
    expect(page).toContain(`\`${email}\``);
    const admin = `http://localhost:${port}`;
    expect(await (await fetch(admin)).text()).toContain("<title>Countertop</title>");

    // The call from the page, with this test's port.
    const [, address = ""] = /curl "(http:[^"]+)"/.exec(page) ?? [];
    const store = `http://localhost:${storePort}`;
    const call = address.replace("http://localhost:9000", store);
    const firstProduct = async () => {
      const { products } = (await (await fetch(call)).json()) as { products: object[] };
      expect(products).toHaveLength(1);
      return products[0] as { id: string; title: string };
    };
    const { id } = await firstProduct();
    const browser = await launchChromium();
    try {
      const tab = await browser.newPage({ locale: "en-US" });
      await tab.goto(admin);
      await tab.getByLabel("Email").fill(email);
      await tab.getByLabel("Password", { exact: true }).fill(password);
      await tab.keyboard.press("Enter");
      await tab.waitForURL(/\/a(\/|$)/);
      const change = await tab.request.post(`${admin}/admin/products/${id}`, {
        data: { title: "Changed title" },
      });
      expect(change.status()).toBe(200);
      await tab.goto(`${admin}/a/products/${id}`);
      // By its text, because the question about usage data can cover the page.
      await tab.getByText("Changed title").first().waitFor();
    } finally {
      await browser.close();
    }
    expect(await everything.stop()).toBe(0);
    await expect(fetch(admin)).rejects.toThrow("fetch failed");
    await expect(fetch(store)).rejects.toThrow("fetch failed");

    const alone = start("npm run sandbox", "--port", String(storePort));
    await alone.says(new RegExp(store));
    expect(await firstProduct()).toMatchObject({ id, title: "Changed title" });
    expect(await alone.stop()).toBe(0);
  },
  TIMEOUT_MS,
);
