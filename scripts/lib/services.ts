// The repository's long-running programs, started the same way by `npm start`, `npm test`, and vitest.
import { createInterface } from "node:readline";
import { join } from "node:path";
import type { Handle, Processes } from "./processes.mjs";
import { Trouble } from "./say.mjs";

export interface Service {
  url: string;
  handle: Handle;
}

export interface Store extends Service {
  adminEmail: string;
  adminPassword: string;
}

const MINUTE = 60_000;

/** Starts the store. The first start installs, migrates, and seeds, so its time limit is longer. */
export async function startStore(
  processes: Processes,
  root: string,
  args: readonly string[] = [],
): Promise<Store> {
  const handle = processes.peer(
    "The store",
    process.execPath,
    [join(root, "sandbox/src/main.ts"), "--json", ...args],
    { cwd: root, stdout: "pipe" },
  );
  const ready = parseReady(await firstLine(handle));
  await answers(`${ready.url}/health`, handle, MINUTE);
  return { ...ready, handle };
}

/** Installs, migrates, and seeds the store without serving it. */
export async function prepareStore(processes: Processes, root: string): Promise<void> {
  const handle = processes.peer(
    "Preparing the store",
    process.execPath,
    [join(root, "sandbox/src/main.ts"), "--prepare"],
    { cwd: root },
  );
  const { code } = await handle.exited;
  if (code !== 0) throw new Trouble("The store could not be prepared: see above.");
}

export async function startMock(
  processes: Processes,
  root: string,
  port: number,
): Promise<Service> {
  const handle = processes.service(
    "The mock server",
    [join(root, "openapi/mock.ts"), "--port", String(port)],
    { cwd: root, stdout: "ignore" },
  );
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/store/regions`, handle, MINUTE);
  return { url, handle };
}

/** Starts the built admin with its own server, which forwards calls to the store. */
export const startAdmin = (processes: Processes, root: string, port: number, api: string) =>
  startPages(processes, "The admin", [join(root, "admin/server/main.ts")], port, {
    cwd: root,
    env: { ...process.env, API_URL: api, BASE_PATH: "/", HOST: "127.0.0.1", PORT: String(port) },
    stdout: "ignore",
  });

/** Starts the built example storefront, which Vite serves. */
export const startStorefront = (processes: Processes, root: string, port: number, api: string) => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  return startPages(
    processes,
    "The storefront",
    [vite, "preview", "--port", String(port), "--strictPort", "--logLevel", "warn"],
    port,
    {
      cwd: join(root, "storefront-kit/examples/storefront"),
      env: { ...process.env, COUNTERTOP_API: api },
    },
  );
};

async function startPages(
  processes: Processes,
  name: string,
  args: readonly string[],
  port: number,
  options: Parameters<Processes["service"]>[2],
): Promise<Service> {
  const handle = processes.service(name, args, options);
  const url = `http://localhost:${port}`;
  await answers(url, handle, MINUTE);
  return { url, handle };
}

export function parseReady(line: string): Omit<Store, "handle"> {
  const value: unknown = JSON.parse(line);
  if (
    typeof value === "object" &&
    value !== null &&
    "url" in value &&
    "adminEmail" in value &&
    "adminPassword" in value
  ) {
    return {
      url: String(value.url),
      adminEmail: String(value.adminEmail),
      adminPassword: String(value.adminPassword),
    };
  }
  throw new Error(`The store said something else than its address: ${line}`);
}

async function firstLine(handle: Handle): Promise<string> {
  const { stdout } = handle.child;
  if (!stdout) throw new Error(`${handle.name} has no output to read`);
  const line = new Promise<string>((resolve) =>
    createInterface({ input: stdout }).once("line", resolve),
  );
  return Promise.race([line, ended(handle)]);
}

/** Waits until an address responds, with any status. */
async function answers(url: string, handle: Handle, patience: number): Promise<void> {
  const deadline = AbortSignal.timeout(patience);
  const once = async (): Promise<boolean> => {
    try {
      await fetch(url, { signal: AbortSignal.any([deadline, AbortSignal.timeout(5_000)]) });
      return true;
    } catch {
      return false;
    }
  };
  const wait = async (): Promise<void> => {
    while (!(await once())) {
      if (deadline.aborted)
        throw new Trouble(
          `${handle.name} did not answer at ${url} within ${patience / 1000} seconds.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.race([wait(), ended(handle)]);
}

/** Throws if a service ends on its own. */
export async function ended(handle: Handle): Promise<never> {
  const { code, signal } = await handle.exited;
  throw new Trouble(`${handle.name} stopped (${signal ?? `exit code ${code}`}): see above.`);
}
