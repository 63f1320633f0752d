/**
 * Follows the page about the local sandbox in a clone: starts everything, signs in with the printed password, and starts the
 * store again with its data changes.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/lib/ports.ts";

const root = resolve(import.meta.dirname, "../..");
const page = readFileSync(join(import.meta.dirname, "pages/start/sandbox.md"), "utf8");
const made = mkdtempSync(join(tmpdir(), "countertop-clone-"));
const clone = join(made, "countertop");
const running: ChildProcess[] = [];
const TIMEOUT_MS = 300_000;

/** Copies the project's files as a clone would contain them, including files that aren't committed yet. */
function copyProject(): void {
  const list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  for (const file of files.split("\0").filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(clone, file)), { recursive: true });
    cpSync(join(root, file), join(clone, file));
  }
  // In a clean clone, `npm start` installs the packages. Here, hard links save that time.
  for (const folder of ["node_modules", "sandbox/node_modules", "codegen/node_modules"])
    if (existsSync(join(root, folder)))
      execFileSync("cp", ["-al", join(root, folder), join(clone, folder)]);
}

/** Runs a command from the page, with additional arguments. Returns its output so far. */
function start(command: string, ...args: string[]) {
  expect(page).toContain(command);
  const [program = "", ...words] = command.split(" ");
  const all = args.length > 0 && !words.includes("--") ? [...words, "--", ...args] : words;
  const child = spawn(program, all, { cwd: clone, env: env() });
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
      child.kill("SIGINT");
      await closed;
      return child.exitCode;
    },
  };
}

/** The environment, without the settings that tests give to their own stores. */
const env = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(COUNTERTOP_|VITEST|npm_)/.test(name)),
  );

beforeAll(copyProject, TIMEOUT_MS);
afterAll(async () => {
  for (const child of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGINT");
      await once(child, "close");
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
    const signedIn = await fetch(`${admin}/admin/auth`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: admin },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");

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
    const change = await fetch(`${admin}/admin/products/${id}`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie, origin: admin },
      body: JSON.stringify({ title: "Changed title" }),
    });
    expect(change.status).toBe(200);
    expect(await everything.stop()).toBe(0);
    await expect(fetch(store)).rejects.toThrow("fetch failed");

    const alone = start("npm run sandbox", "--port", String(storePort));
    await alone.says(new RegExp(store));
    expect(await firstProduct()).toMatchObject({ id, title: "Changed title" });
    expect(await alone.stop()).toBe(0);
  },
  TIMEOUT_MS,
);
