import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base } from "./shop.ts";

const root = join(import.meta.dirname, "../..");

/** Creates a test whose worker has its own copy of the store, with an admin in front of it. */
export const withOwnStore = (...args: string[]) =>
  base.extend<object, { ownStore: { admin: string; store: string } }>({
    ownStore: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright wants the pattern.
      async ({}, use, { workerIndex }) => {
        const running: ChildProcess[] = [];
        const ended: Promise<unknown>[] = [];
        const started = startIn(running, ended);
        const sandbox = ["sandbox/src/main.ts", "--json", "--copy", ...args];
        const { url } = JSON.parse(await started(sandbox)) as { url: string };
        const port = 7300 + workerIndex;
        await started(["admin/server/main.ts"], { API_URL: url, PORT: `${port}` });
        await use({ admin: `http://localhost:${port}`, store: url });
        for (const child of running.toReversed()) child.kill();
        await Promise.all(ended);
      },
      { scope: "worker", timeout: 120_000 },
    ],
    baseURL: async ({ ownStore }, use) => use(ownStore.admin),
  });

/** Returns a function that runs one of our programs, and resolves to its first line of output, or to "" if it exits first. */
const startIn =
  (running: ChildProcess[], ended: Promise<unknown>[]) =>
  async (args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.push(child);
    ended.push(once(child, "exit"));
    const [line] = (await Promise.race([
      once(createInterface({ input: child.stdout }), "line"),
      once(child, "exit").then(() => [""]),
    ])) as [string];
    return line;
  };
