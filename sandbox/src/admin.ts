/** Builds the admin, and starts its server, in separate processes, because this package doesn't import the admin. */
import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { run, withPreload } from "./children.ts";
import { Interrupted, lastLines, SandboxError } from "./errors.ts";
import type { Progress } from "./install.ts";
import type { RunningServer } from "./medusa.ts";
import { ROOT_DIR } from "./paths.ts";

const START_MS = 60_000;
const STOP_MS = 8_000;

/** Builds the admin, unless its build is up to date. */
export async function buildAdmin({ say, signal }: Progress): Promise<void> {
  say("Building the admin (skipped if it's up to date)");
  const args = [join(ROOT_DIR, "scripts", "build-admin.ts")];
  const { code, output } = await run(process.execPath, args, {
    cwd: ROOT_DIR,
    signal,
    endWithUs: true,
  });
  if (code === 0) return;
  throw new SandboxError(
    `The admin couldn't be built:\n${lastLines(output)}`,
    "Run `npm ci` in the repository's folder, then start again.",
  );
}

export interface AdminServerOptions {
  port: number;
  /** URL of the store, or of the load balancer in front of its processes. */
  api: string;
  logFile: string;
}

/** Starts one admin server behind a load balancer of this machine. Resolves when it responds. */
export async function startAdminServer(
  { port, api, logFile }: AdminServerOptions,
  signal?: AbortSignal,
): Promise<RunningServer> {
  if (signal?.aborted) throw new Interrupted();
  const child = launch({ port, api, logFile });
  const exited = new Promise<void>((done) => {
    child.once("exit", () => done());
    child.once("error", () => done());
  });
  const stop = async (): Promise<void> => {
    child.kill("SIGTERM");
    const late = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited;
    clearTimeout(late);
  };
  const died = exited.then(() => failure("The admin server ended unexpectedly", logFile));
  const ended = died.then((error) => Promise.reject(error));
  // Ignores the rejection after the start, because `died` also reports an unexpected end.
  ended.catch(() => {});
  try {
    await Promise.race([ended, responds(port, logFile, signal)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, died, stop };
}

function launch({ port, api, logFile }: AdminServerOptions): ChildProcess {
  const log = openSync(logFile, "a", 0o600);
  try {
    return spawn(process.execPath, [join(ROOT_DIR, "admin", "server", "main.ts")], {
      cwd: ROOT_DIR,
      env: withPreload({
        ...process.env,
        API_URL: api,
        BASE_PATH: "/",
        HOST: "127.0.0.1",
        PORT: String(port),
        TRUSTED_FRONT: "127.0.0.1",
      }),
      // Detaches the process, because Ctrl-C would end all processes of the terminal's group at once, but they end in order.
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
    });
  } finally {
    closeSync(log);
  }
}

async function responds(port: number, logFile: string, signal?: AbortSignal): Promise<void> {
  const giveUp = Date.now() + START_MS;
  const once = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await once())) {
    if (signal?.aborted) throw new Interrupted();
    if (Date.now() > giveUp) throw failure("The admin server didn't respond", logFile);
    await delay(50);
  }
}

const failure = (what: string, logFile: string): SandboxError =>
  new SandboxError(
    `${what}:\n${lastLines(readFileSync(logFile, "utf8"))}`,
    `The complete log is in ${logFile}.`,
  );
