import { fork, type ChildProcess } from "node:child_process";
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Interrupted, lastLines, SandboxError } from "./errors.ts";
import { SANDBOX_DIR } from "./paths.ts";
import { portInUse } from "./ports.ts";
import { portOwner } from "./processes.ts";
import type { Secrets } from "./state.ts";

export interface ProjectOptions {
  /** A name that distinguishes this store from others on the same Redis server. */
  name: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  origin: string;
  secrets: Pick<Secrets, "jwt" | "cookie">;
}

/**
 * Medusa treats text between slashes as a regular expression. This expression allows admins and storefronts on any port of this
 * machine.
 */
const CLIENTS = String.raw`/^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/`;

const localModules = {
  eventBus: { resolve: "@medusajs/event-bus-local" },
  cacheService: { resolve: "@medusajs/cache-inmemory", options: { ttl: 30 } },
};

const redisModules = (redisUrl: string, name: string) => ({
  eventBus: {
    resolve: "@medusajs/event-bus-redis",
    options: {
      redisUrl,
      queueName: `${name}-events`,
      // Each store process sends the events that wait in the database. The queue ignores an event that it already knows, but by
      // default, it forgets an event as soon as it's handled, and a process that is late would send the event again.
      jobOptions: { removeOnComplete: { age: 300 } },
      // The time in ms between two searches for jobs whose process was killed. The default is 30 s.
      workerOptions: { stalledInterval: 5_000 },
    },
  },
  cacheService: {
    resolve: "@medusajs/cache-redis",
    options: { redisUrl, ttl: 30, namespace: name },
  },
});

/** The server's complete configuration. It's plain data, because it's written to a JSON file. */
export function medusaConfig({ name, databaseUrl, redisUrl, origin, secrets }: ProjectOptions) {
  return {
    projectConfig: {
      database_url: databaseUrl,
      ...(redisUrl === undefined ? {} : { redis_url: redisUrl, redis_prefix: `${name}:` }),
      jwt_secret: secrets.jwt,
      cookie_secret: secrets.cookie,
      admin_cors: CLIENTS,
      store_cors: CLIENTS,
      database_logging: false,
    },
    plugins: [
      "medusa-fulfillment-manual",
      "medusa-payment-manual",
      { resolve: join(SANDBOX_DIR, "plugins/payment-test") },
      { resolve: join(SANDBOX_DIR, "plugins/notification-test") },
      { resolve: "@medusajs/file-local", options: { upload_dir: "uploads", backend_url: origin } },
    ],
    modules: {
      inventoryService: { resolve: "@medusajs/inventory" },
      stockLocationService: { resolve: "@medusajs/stock-location" },
      ...(redisUrl === undefined ? localModules : redisModules(redisUrl, name)),
    },
    featureFlags: {
      product_categories: true,
      analytics: true,
      order_editing: true,
      sales_channels: true,
      publishable_api_keys: true,
      tax_inclusive_pricing: true,
    },
  };
}

/** Writes the project folder that Medusa runs in: its configuration, its uploads, and a link to its packages. */
export function writeProject(dir: string, options: ProjectOptions): void {
  mkdirSync(join(dir, "uploads"), { recursive: true });
  const link = join(dir, "node_modules");
  const modules = join(SANDBOX_DIR, "node_modules");
  const linked = lstatSync(link, { throwIfNoEntry: false }) ? readlinkSync(link) : undefined;
  // Replaces a wrong link. The checkout may have been moved or copied together with its data.
  if (linked !== undefined && linked !== modules) rmSync(link);
  if (linked !== modules) symlinkSync(modules, link);
  writeFileSync(join(dir, "medusa-config.json"), JSON.stringify(medusaConfig(options), null, 2), {
    mode: 0o600,
  });
}

export interface ServerMessage {
  port: number;
  /** The administrator that is created before the server listens, if the store is new. */
  admin?: { email: string; password: string };
}

export type ServerReply = { ready: true } | { failed: string; code?: string };

export interface ProcessOptions {
  projectDir: string;
  logFile: string;
  /** Folder for files that can be created again, such as compiled code and the caches of tools. */
  cacheDir: string;
  /** True for the settings of a public server: cookies require TLS, and errors don't contain a stack trace. */
  production?: boolean;
}

/**
 * Turns off telemetry in Medusa's settings file. Medusa's environment variable only stops the collection: Medusa would still
 * start a sender every few seconds, which would continue to run after the server ends.
 */
function turnTelemetryOff(configHome: string): void {
  const dir = join(configHome, "medusa");
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, "config.json"), JSON.stringify({ telemetry: { enabled: false } }));
}

const configHome = (cacheDir: string): string => join(cacheDir, "config");

function environment({ cacheDir, production }: ProcessOptions): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
  return {
    ...env,
    // By default, the value isn't "production", because Medusa would then mark cookies as Secure, and browsers wouldn't send
    // them to http://localhost.
    NODE_ENV: production ? "production" : "development",
    MEDUSA_DISABLE_TELEMETRY: "true",
    XDG_CONFIG_HOME: configHome(cacheDir),
    NODE_COMPILE_CACHE: join(cacheDir, "compiled"),
    NODE_NO_WARNINGS: "1",
  };
}

function launch(script: string, options: ProcessOptions): ChildProcess {
  const { projectDir, logFile, cacheDir } = options;
  turnTelemetryOff(configHome(cacheDir));
  const log = openSync(logFile, "a", 0o600);
  try {
    return fork(join(import.meta.dirname, script), [projectDir], {
      cwd: projectDir,
      env: environment(options),
      execArgv: [],
      // Detaches the process, because Ctrl-C reaches every process in the terminal's group, but this one must be stopped in a
      // certain order.
      detached: true,
      stdio: ["ignore", log, log, "ipc"],
    });
  } finally {
    closeSync(log);
  }
}

/** Starts a new log, and keeps the previous log until the next start. */
export function freshLog(file: string): void {
  if (existsSync(file)) renameSync(file, `${file}.1`);
}

const logTail = (file: string): string =>
  existsSync(file) ? lastLines(readFileSync(file, "utf8")) : "";

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((done) => child.once("exit", () => done()));

export async function migrate(options: ProcessOptions, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) throw new Interrupted();
  const child = launch("migrate.ts", options);
  const stop = (): void => void child.kill("SIGKILL");
  signal?.addEventListener("abort", stop, { once: true });
  await exited(child);
  signal?.removeEventListener("abort", stop);
  if (signal?.aborted) throw new Interrupted();
  if (child.exitCode !== 0)
    throw medusaFailure("The database couldn't be prepared", options.logFile);
}

function medusaFailure(what: string, logFile: string): SandboxError {
  const tail = logTail(logFile);
  const advice = /Cannot find (module|package)|MODULE_NOT_FOUND/.test(tail)
    ? "The installed packages are damaged. Delete sandbox/node_modules, then start again."
    : `The complete log is in ${logFile}.`;
  return new SandboxError(`${what}:\n${tail}`, advice);
}

export interface RunningServer {
  pid: number;
  /** Resolves when the server's process ends, even if it was stopped. The error describes an unexpected end. */
  died: Promise<SandboxError>;
  stop(): Promise<void>;
}

export async function startMedusa(
  options: ProcessOptions,
  message: ServerMessage,
  signal?: AbortSignal,
): Promise<RunningServer> {
  if (signal?.aborted) throw new Interrupted();
  const child = launch("server.ts", options);
  let stopping = false;
  const stop = async (): Promise<void> => {
    stopping = true;
    if (child.connected) child.send("stop");
    const late = setTimeout(() => child.kill("SIGKILL"), 8_000);
    await exited(child);
    clearTimeout(late);
  };
  const died = exited(child).then(() =>
    medusaFailure("The store server ended unexpectedly", options.logFile),
  );
  const ready = new Promise<void>((done, fail) => {
    child.once("message", (reply: ServerReply) => {
      if ("ready" in reply) return done();
      if (reply.code === "EADDRINUSE")
        return fail(portInUse(message.port, portOwner(message.port)));
      fail(medusaFailure(`The store server didn't start (${reply.failed})`, options.logFile));
    });
    void died.then((error) => fail(stopping ? new Interrupted() : error));
    signal?.addEventListener("abort", () => fail(new Interrupted()), { once: true });
  });
  child.send(message);
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: child.pid ?? 0, died, stop };
}
