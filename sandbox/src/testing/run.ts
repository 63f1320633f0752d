/** Starts sandboxes in separate processes, as a user does, for tests that kill or interrupt them. */
import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { SANDBOX_DIR } from "../paths.ts";
import { listProcesses, type ProcessInfo } from "../processes.ts";

export interface Ready {
  url: string;
  adminEmail: string;
  adminPassword: string;
  pid: number;
}

export interface Run {
  child: ChildProcess;
  /** The output on stderr so far. */
  log(): string;
  ready: Promise<Ready>;
  exit: Promise<number | null>;
}

export function runSandbox(args: string[], env: Record<string, string>): Run {
  const child = spawn(process.execPath, [join(SANDBOX_DIR, "src", "main.ts"), "--json", ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let out = "";
  let log = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (log += chunk));
  const exit = new Promise<number | null>((done) => child.once("close", done));
  const ready = new Promise<Ready>((done, fail) => {
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      out += chunk;
      if (out.includes("\n")) done(JSON.parse(out) as Ready);
    });
    void exit.then((code) => fail(new Error(`the sandbox ended with ${code}:\n${log}`)));
  });
  // Ignores the rejection of a run that is expected to fail. The test checks the run's exit code.
  ready.catch(() => {});
  return { child, log: () => log, ready, exit };
}

/** Processes that use a data folder, except zombies. */
export const processesOf = (dataDir: string): ProcessInfo[] =>
  listProcesses().filter((one) => one.pid !== process.pid && one.command.includes(dataDir));

export async function until<T>(
  what: string,
  probe: () => T | Promise<T>,
  timeoutMs = 120_000,
): Promise<NonNullable<T>> {
  const giveUp = Date.now() + timeoutMs;
  for (;;) {
    const value = await probe();
    if (value) return value;
    if (Date.now() > giveUp) throw new Error(`waited ${timeoutMs} ms in vain for: ${what}`);
    await delay(50);
  }
}

export interface Product {
  id: string;
  title: string;
  thumbnail: string | null;
  images: { url: string }[];
  metadata: { picture: string } | null;
}

/** Signs in as the administrator of a running sandbox. */
export async function signIn({ url, adminEmail, adminPassword }: Ready) {
  const send = async <T>(
    method: string,
    path: string,
    body?: object,
    token?: string,
  ): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  };
  const login = { email: adminEmail, password: adminPassword };
  const { access_token } = await send<{ access_token: string }>("POST", "/admin/auth/token", login);
  const call = <T>(method: string, path: string, body?: object): Promise<T> =>
    send(method, path, body, access_token);
  return {
    call,
    products: async (): Promise<Product[]> => {
      const path = "/admin/products?order=created_at";
      return (await call<{ products: Product[] }>("GET", path)).products;
    },
    addProduct: (title: string) => call("POST", "/admin/products", { title }),
    deleteUpload: (key: string) => call("DELETE", "/admin/uploads", { file_key: key }),
  };
}
