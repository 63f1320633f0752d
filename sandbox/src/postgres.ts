import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { run, type RunResult } from "./children.ts";
import { errorText, lastLines, ownerAdvice, SandboxError } from "./errors.ts";
import { postgresHome } from "./install.ts";
import { dropStalePidFile, runningOn, type PidFile } from "./pid-file.ts";
import { answers, freePort } from "./ports.ts";
import { listProcesses, type ProcessInfo } from "./processes.ts";

/**
 * Settings for a store that is used for development: it's fast, but a power failure may destroy it. A kill -9 doesn't lose
 * data: a commit passes its record to the operating system (synchronous_commit stays on), but doesn't wait for the disk.
 * Listens only on loopback, without a socket file.
 */
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 400
fsync = off
full_page_writes = off
wal_level = minimal
max_wal_senders = 0
max_wal_size = 256MB
shared_buffers = 64MB
timezone = 'UTC'
log_timezone = 'UTC'
`;

export interface Cluster {
  /** The folder with the cluster and its log. The database user owns it. */
  dir: string;
  data: string;
  log: string;
  bin: string;
  runner: Runner;
}

/** How to run PostgreSQL's programs, which don't run as root. */
interface Runner {
  uid: number;
  gid: number;
  /** Prefix of the command, for machines where switching the user isn't enough. */
  prefix: string[];
  switchUser: boolean;
}

export function openCluster(dir: string, packageDir: string): Cluster {
  const home = postgresHome(packageDir);
  if (!home) {
    throw new SandboxError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}.`,
      "Set DATABASE_URL to an empty database of your own PostgreSQL server.",
    );
  }
  const bin = join(home, "native", "bin");
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  return {
    dir,
    data: join(dir, "cluster"),
    log: join(dir, "postgres.log"),
    bin,
    runner: chooseRunner(dir, bin),
  };
}

function chooseRunner(dir: string, bin: string): Runner {
  const me = process.getuid?.() ?? 0;
  const owner = statSync(dir).uid;
  if (me !== 0) {
    if (owner !== me) {
      throw new SandboxError(
        `This user can't start the database, because root or another user has run it.`,
        ownerAdvice(dir, dirname(dir)),
      );
    }
    return { uid: me, gid: process.getgid?.() ?? 0, prefix: [], switchUser: false };
  }
  const user = owner !== 0 ? { uid: owner, gid: statSync(dir).gid } : unprivilegedUser();
  chownSync(dir, user.uid, user.gid);
  const plain: Runner = { ...user, prefix: [], switchUser: true };
  if (canRun(plain, dir, bin)) return plain;
  // Other users can't access a checkout under /root (mode 0700). Therefore, PostgreSQL runs as an unprivileged user with one
  // additional capability: to ignore the permissions of files and folders. Its programs call access(2), which respects that
  // capability only with no_setuid_fixup.
  for (const rights of ["+dac_override,+dac_read_search", "+dac_override"]) {
    const prefix = ["setpriv", `--reuid=${user.uid}`, `--regid=${user.gid}`, "--clear-groups"];
    const granted = [
      "--securebits=+no_setuid_fixup",
      `--inh-caps=${rights}`,
      `--ambient-caps=${rights}`,
    ];
    const runner: Runner = { ...user, prefix: [...prefix, ...granted, "--"], switchUser: false };
    if (canRun(runner, dir, bin)) return runner;
  }
  throw new SandboxError(
    `PostgreSQL can't run as root, and the user with the id ${user.uid} has no access to ${dir} and ${bin}.`,
    "Make their parent folders accessible (chmod o+x), run as a normal user, or set DATABASE_URL.",
  );
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

function commandLine(runner: Runner, command: string, args: string[]): [string, string[]] {
  const [first = command, ...rest] = [...runner.prefix, command, ...args];
  return [first, rest];
}

const identity = (runner: Runner) =>
  runner.switchUser ? { uid: runner.uid, gid: runner.gid } : {};

/**
 * Tries whether the programs can run: `initdb --show` looks for the other programs and the folder as a real run does, but
 * doesn't change anything.
 */
function canRun(runner: Runner, dir: string, bin: string): boolean {
  const script = 'cd "$1" && "$2/initdb" --show --pgdata="$1/cluster.new"';
  const [command, args] = commandLine(runner, "/bin/sh", ["-c", script, "sh", dir, bin]);
  return spawnSync(command, args, { stdio: "ignore", cwd: "/", ...identity(runner) }).status === 0;
}

function runTool(cluster: Cluster, tool: string, args: string[]): Promise<RunResult> {
  const [command, all] = commandLine(cluster.runner, join(cluster.bin, tool), args);
  // Uses a different working folder if the user is switched, because the database user may not have access to root's.
  const cwd = cluster.runner.switchUser || cluster.runner.prefix.length > 0 ? "/" : cluster.dir;
  return run(command, all, {
    cwd,
    env: { ...process.env, LC_ALL: "C" },
    ...identity(cluster.runner),
  });
}

/** Path of the password file. It's stored with the cluster, because each is useless without the other. */
const passwordFile = (cluster: Cluster): string => join(cluster.dir, "password");

async function initialize(cluster: Cluster): Promise<void> {
  // Creates the cluster under a temporary name, then renames it. Therefore, a cluster with the final name is always complete.
  const draft = `${cluster.data}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    writeFileSync(passwordFile(cluster), randomBytes(24).toString("hex"), { mode: 0o600 });
    chownSync(passwordFile(cluster), cluster.runner.uid, cluster.runner.gid);
    const result = await runTool(cluster, "initdb", [
      `--pgdata=${draft}`,
      "--username=postgres",
      "--auth=scram-sha-256",
      `--pwfile=${passwordFile(cluster)}`,
      "--encoding=UTF8",
      "--locale=C",
      // These options sort and compare text as readers expect, in the same way on every machine.
      "--locale-provider=icu",
      "--icu-locale=und",
      "--no-sync",
      "--no-instructions",
    ]);
    if (result.code !== 0)
      throw failure("PostgreSQL couldn't create its data folder", result.output);
    appendFileSync(join(draft, "postgresql.conf"), SETTINGS);
    renameSync(draft, cluster.data);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The PostgreSQL server that runs on this folder, even if an earlier start left it behind. */
export const runningServer = (cluster: Cluster): PidFile | undefined => runningOn(cluster.data);

/** Starts the server, or takes over the running one. Resolves to a URL that connects as the superuser. */
export async function startServer(cluster: Cluster): Promise<string> {
  if (!existsSync(join(cluster.data, "PG_VERSION"))) await initialize(cluster);
  const password = readPassword(cluster);
  const running = await settledServer(cluster);
  if (running) return addressAt(running.port, password);
  dropStalePidFile(cluster.data);
  rmSync(cluster.log, { force: true });
  return addressAt(await launch(cluster), password);
}

function readPassword(cluster: Cluster): string {
  try {
    return readFileSync(passwordFile(cluster), "utf8");
  } catch (error) {
    throw new SandboxError(
      `The password of the database in ${cluster.dir} can't be read (${errorText(error)}).`,
      `Without the password, the store's data can't be read. Restore ${passwordFile(cluster)} from a backup.`,
      { cause: error },
    );
  }
}

const addressAt = (port: number, password: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** URL of the running server, if there is one. */
export function runningAddress(cluster: Cluster): string | undefined {
  const running = runningServer(cluster);
  return running && addressAt(running.port, readPassword(cluster));
}

/**
 * The running server, once it can be used. A server that was starting or stopping when its sandbox was killed gets time to
 * finish. A server that can't be reached, for example because another container started it, is stopped.
 */
async function settledServer(cluster: Cluster): Promise<PidFile | undefined> {
  const giveUp = Date.now() + 15_000;
  for (;;) {
    const running = runningServer(cluster);
    if (!running || (running.ready && (await answers("127.0.0.1", running.port)))) return running;
    if (running.ready || Date.now() > giveUp) break;
    await delay(100);
  }
  await stopServer(cluster);
  return undefined;
}

async function launch(cluster: Cluster): Promise<number> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    const port = await freePort();
    const result = await runTool(cluster, "pg_ctl", [
      "start",
      "--wait",
      "--timeout=60",
      `--pgdata=${cluster.data}`,
      `--log=${cluster.log}`,
      `--options=-p ${port}`,
    ]);
    if (result.code === 0) return port;
    const log = existsSync(cluster.log) ? readFileSync(cluster.log, "utf8") : result.output;
    // Matches temporary problems. After a kill -9, the old server's child processes take a moment to end. A port that was free
    // when checked may be taken before the start.
    const passing =
      /pre-existing shared memory|still in use|could not bind|Address already in use/i.test(log);
    if (!passing || Date.now() > giveUp) throw failure("PostgreSQL didn't start", log);
    rmSync(cluster.log, { force: true });
    await delay(300);
  }
}

/**
 * Resolves when no program that creates or starts this cluster is running anymore, or after a minute. The process that started
 * such a program may have been killed.
 */
export async function startEnded(cluster: Cluster): Promise<void> {
  const giveUp = Date.now() + 60_000;
  const starting = ({ command }: ProcessInfo): boolean =>
    /\/(initdb|pg_ctl) /.test(command) && command.includes(`--pgdata=${cluster.data}`);
  while (listProcesses().some(starting) && Date.now() < giveUp) await delay(100);
}

export async function stopServer(cluster: Cluster): Promise<void> {
  if (!runningServer(cluster)) return;
  for (const mode of ["fast", "immediate"]) {
    const args = ["stop", "--wait", "--timeout=20", `--mode=${mode}`, `--pgdata=${cluster.data}`];
    const result = await runTool(cluster, "pg_ctl", args);
    if (result.code === 0 || !runningServer(cluster)) return;
  }
}

function failure(what: string, log: string): SandboxError {
  const advice = /No space left on device/.test(log)
    ? "Free some space, or choose a folder on another disk with --data DIR."
    : "The store's data wasn't deleted. Copy the data folder before you try anything else.";
  return new SandboxError(`${what}:\n${lastLines(log)}`, advice);
}
