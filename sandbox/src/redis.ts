/** Starts a Redis server for one sandbox. npm has no package with a Redis program, so it comes from the system. */
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { delimiter, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Interrupted, lastLines, SandboxError } from "./errors.ts";
import { ROOT_DIR } from "./paths.ts";
import { freePort } from "./ports.ts";
import { endNow, isAlive, startToken } from "./processes.ts";

/** Names of the program. Valkey is the successor of Redis in many distributions, and speaks the same protocol. */
const NAMES = ["redis-server", "valkey-server"];
/** Debian's package, which `npm test` unpacks if the system has no Redis. */
const UNPACKED = join(ROOT_DIR, ".cache", "redis", "usr");
const START_MS = 20_000;
const STOP_MS = 5_000;

const FOLDERS = [
  ...(process.env["PATH"] ?? "").split(delimiter).filter(Boolean),
  "/usr/bin",
  "/usr/local/bin",
  "/opt/homebrew/bin",
  join(UNPACKED, "bin"),
];

/** Path of the program, if there is one. */
export const findRedis = (folders: readonly string[] = FOLDERS): string | undefined =>
  folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(canRun);

function canRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export function requireRedis(folders?: readonly string[]): string {
  const program = findRedis(folders);
  if (program !== undefined) return program;
  throw new SandboxError(
    "This machine has no Redis, which several store processes share.",
    "Install it (Debian and Ubuntu: apt-get install redis-server; macOS: brew install redis), or set REDIS_URL.",
  );
}

export interface Redis {
  url: string;
  /** Resolves when the server's process ends, even if it was stopped. */
  died: Promise<SandboxError>;
}

/** Process of a server, and a token that no later process with the same id has. */
interface Known {
  pid: number;
  started: string | undefined;
}

const knownFile = (dir: string): string => join(dir, "process.json");

/**
 * Starts a server that keeps its data in the folder, listens only on loopback, and requires a password. It isn't a Node program,
 * so it doesn't notice the end of this process. `endRedis` ends it, even if an earlier start left it behind.
 */
export async function startRedis(
  dir: string,
  program: string,
  signal?: AbortSignal,
): Promise<Redis> {
  await endRedis(dir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const port = await freePort();
  const password = randomBytes(24).toString("hex");
  const log = join(dir, "redis.log");
  rmSync(log, { force: true });
  const child = spawn(program, ["-"], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: { ...process.env, ...libraries(program) },
  });
  const died = new Promise<SandboxError>((done) => {
    const explain = (): void => done(failure("Redis ended unexpectedly", log));
    child.once("error", explain);
    child.once("exit", explain);
  });
  if (child.pid !== undefined) {
    const known: Known = { pid: child.pid, started: startToken(child.pid) };
    writeFileSync(knownFile(dir), JSON.stringify(known), { mode: 0o600 });
  }
  // Passes the settings through stdin, because other users can read the command line.
  child.stdin.on("error", () => {});
  child.stdin.end(settings({ dir, port, password, log }));
  const giveUp = Date.now() + START_MS;
  let isOver = false;
  void died.then(() => (isOver = true));
  while (!(await responds(port, password))) {
    if (isOver) throw failure("Redis didn't start", log);
    if (signal?.aborted) throw new Interrupted();
    if (Date.now() > giveUp) throw failure("Redis didn't respond", log);
    await delay(50);
  }
  return { url: `redis://:${password}@127.0.0.1:${port}`, died };
}

/** Debian's unpacked package contains the libraries that the program needs. */
const libraries = (program: string): NodeJS.ProcessEnv =>
  program.startsWith(UNPACKED)
    ? { LD_LIBRARY_PATH: globSync(join(UNPACKED, "lib", "*-linux-gnu")).join(delimiter) }
    : {};

interface Settings {
  dir: string;
  port: number;
  password: string;
  log: string;
}

/** Appends each write to a file, so that sessions and pending jobs survive a restart. */
const settings = ({ dir, port, password, log }: Settings): string => `
bind 127.0.0.1
port ${port}
requirepass ${password}
dir ${JSON.stringify(dir)}
logfile ${JSON.stringify(log)}
appendonly yes
save ""
`;

/** True if the server responds, has read its data, and accepts the password. */
function responds(port: number, password: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host: "127.0.0.1", port, timeout: 1000 });
    let answer = "";
    const end = (): void => {
      socket.destroy();
      done(answer.includes("+PONG"));
    };
    socket.setEncoding("utf8").on("data", (chunk: string) => {
      answer += chunk;
      if (/\+PONG|-[A-Z]/.test(answer)) end();
    });
    for (const event of ["error", "timeout", "close"]) socket.once(event, end);
    socket.once("connect", () => socket.write(`AUTH ${password}\r\nPING\r\n`));
  });
}

/** Ends the server that keeps its data in the folder, if it's running. */
export async function endRedis(dir: string): Promise<void> {
  const known = readKnown(dir);
  if (!known) return;
  const isRunning = (): boolean => isAlive(known.pid) && startToken(known.pid) === known.started;
  if (isRunning()) process.kill(known.pid, "SIGTERM");
  const giveUp = Date.now() + STOP_MS;
  while (isRunning()) {
    if (Date.now() > giveUp) endNow(known.pid);
    await delay(20);
  }
  rmSync(knownFile(dir), { force: true });
}

function readKnown(dir: string): Known | undefined {
  try {
    return JSON.parse(readFileSync(knownFile(dir), "utf8")) as Known;
  } catch {
    return undefined;
  }
}

function failure(what: string, log: string): SandboxError {
  let text = "";
  try {
    text = readFileSync(log, "utf8");
  } catch {
    // Ignores the error: the server ended before it wrote to its log.
  }
  return new SandboxError(
    `${what}:\n${lastLines(text)}`,
    "Start again, or set REDIS_URL to use your own Redis.",
  );
}
