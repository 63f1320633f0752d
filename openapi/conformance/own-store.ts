import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

export interface OwnStore {
  close(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, "../..");
const NAMES = ["COUNTERTOP_SANDBOX_URL", "COUNTERTOP_ADMIN_EMAIL", "COUNTERTOP_ADMIN_PASSWORD"];

/**
 * Gives a test file its own copy of the store, if its records would disturb other tests. With `--empty`, it's like a new store.
 */
export async function openOwnStore(...options: "--empty"[]): Promise<OwnStore> {
  const child = spawn(process.execPath, ["sandbox/src/main.ts", "--json", "--copy", ...options], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  const end = () => void child.kill();
  process.once("exit", end);
  const lines = createInterface({ input: child.stdout });
  const line = await Promise.race([once(lines, "line"), ended.then(() => undefined)]);
  if (!line) throw new Error("The store ended before it was ready: see above.");
  const ready = JSON.parse(String(line[0])) as {
    url: string;
    adminEmail: string;
    adminPassword: string;
  };
  const shared = NAMES.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, {
    COUNTERTOP_SANDBOX_URL: ready.url,
    COUNTERTOP_ADMIN_EMAIL: ready.adminEmail,
    COUNTERTOP_ADMIN_PASSWORD: ready.adminPassword,
  });
  return {
    async close() {
      for (const [name, value] of shared) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
      process.off("exit", end);
      child.kill();
      await ended;
    },
  };
}
