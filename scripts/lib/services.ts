// The repository's long-running programs. `npm start`, `npm test`, and vitest start them in the same way.
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

/** Starts the store. Waits for its URL without a time limit, because the first start installs, migrates, and seeds the store. */
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
  if (code !== 0) throw new Trouble("The store couldn't be prepared. See the output above.");
}

export async function startMock(
  processes: Processes,
  root: string,
  port: number,
): Promise<Service> {
  const handle = processes.service(
    "The mock server",
    [join(root, "codegen/mock.ts"), "--port", String(port)],
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

/** Serves the admin with hot reload. If `api` is "mock", calls get the contract's examples. */
export const startDevelopment = (processes: Processes, root: string, port: number, api: string) => {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const args = [vite, "--port", String(port), "--logLevel", "warn"];
  return startPages(processes, "The admin", args, port, {
    cwd: join(root, "admin"),
    env: { ...process.env, COUNTERTOP_API: api },
  });
};

/** Starts the built template `start`, as its own script does. */
export const startStorefront = (processes: Processes, root: string, port: number, api: string) => {
  const srvx = join(root, "node_modules/srvx/bin/srvx.mjs");
  const files = ["--static", "../client", "dist/server/server.js"];
  return startPages(
    processes,
    "The storefront",
    [srvx, "--prod", "--port", String(port), ...files],
    port,
    {
      cwd: join(root, "storefront-kit/create/templates/start"),
      env: {
        ...process.env,
        NODE_ENV: "production",
        STORE_URL: api,
        COUNTRY: "de",
        SITE_URL: `http://localhost:${port}`,
      },
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
  throw new Error(`The store printed something other than its address: ${line}`);
}

async function firstLine(handle: Handle): Promise<string> {
  const { stdout } = handle.child;
  if (!stdout) throw new Error(`The output of ${handle.name} isn't piped, so it can't be read`);
  const line = new Promise<string>((resolve) =>
    createInterface({ input: stdout }).once("line", resolve),
  );
  return Promise.race([line, ended(handle)]);
}

/** Waits until a URL responds, with any status. */
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
          `${handle.name} didn't respond at ${url} within ${patience / 1000} seconds.`,
        );
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.race([wait(), ended(handle)]);
}

/** Throws when a service has ended, for example because it crashed. */
export async function ended(handle: Handle): Promise<never> {
  const { code, signal } = await handle.exited;
  throw new Trouble(
    `${handle.name} stopped (${signal ?? `exit code ${code}`}). See the output above.`,
  );
}
