import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Trouble, dim, say, seconds } from "./say.mjs";

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, os?: string[], cpu?: string[] }} Entry
 * @typedef {{ packages?: Record<string, Entry> }} Lock
 */

const PROGRESS_EVERY_MS = 10_000;

/**
 * The reason why a folder's packages must be installed. Undefined if all of them are installed. npm deletes its hidden lock
 * file first and writes it last, so an interrupted installation leaves no such file.
 * @param {string} folder
 */
export function whyInstall(folder) {
  const hidden = read(join(folder, "node_modules/.package-lock.json"));
  if (!hidden)
    return existsSync(join(folder, "node_modules"))
      ? "an earlier install was interrupted"
      : "nothing is installed yet";
  const lock = read(join(folder, "package-lock.json"));
  if (!lock)
    throw new Trouble(
      `${join(folder, "package-lock.json")} is missing or damaged. Restore it from git.`,
    );
  return compareLocks(lock, hidden, (path) => existsSync(join(folder, path, "package.json")));
}

/**
 * Returns the first difference. Optional packages can be missing, because they may be for other platforms. All others must have
 * the locked version.
 * @param {Lock} lock
 * @param {Lock} hidden
 * @param {(path: string) => boolean} present
 */
export function compareLocks(lock, hidden, present) {
  const installed = hidden.packages ?? {};
  for (const [path, wanted] of Object.entries(lock.packages ?? {})) {
    if (path === "") continue;
    const found = installed[path];
    if (!found && (wanted.optional || wanted.devOptional)) continue;
    if (!found || found.version !== wanted.version || found.integrity !== wanted.integrity)
      return "package-lock.json has changed";
    if (!present(path)) return `${path} was removed`;
  }
  return undefined;
}

/**
 * Installs exactly the packages in a folder's lock file, unless they are already installed.
 * @param {string} folder
 * @param {string} name the folder's name in messages
 * @param {import("./processes.mjs").Processes} processes
 */
export async function ensureInstalled(folder, name, processes) {
  const why = whyInstall(folder);
  if (why === undefined) return;
  const since = performance.now();
  say(`Installing ${name} (${why}). This takes a minute the first time.`);
  const progress = showProgress(folder);
  const npm = (/** @type {string[]} */ ...args) => runNpm(args, folder, processes);
  const away = AWAY.test((await npm(...PING)).output);
  const result = await npm(...INSTALL, away ? "--offline" : "--prefer-offline");
  progress.end();
  if (result.code !== 0) throw new Trouble(explain(name, result.output, folder));
  say(`Installed ${name} in ${seconds(since)}.`);
}

const AWAY =
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|network timeout/;

// Sends one request to detect a missing network immediately. Otherwise, npm would fail for each of a thousand packages, which
// takes minutes. Without a network, npm can still install packages from its cache.
const PING = ["ping", "--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-timeout=10000"];
const INSTALL = ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--progress=false"];

/**
 * Ends npm together with this process if possible, because it would otherwise conflict with the next npm in the same folder.
 * @param {string[]} args
 * @param {string} folder
 * @param {import("./processes.mjs").Processes} processes
 */
function runNpm(args, folder, processes) {
  // Gives npm only half a second to exit after Ctrl-C, because the next start completes the installation.
  const options = { cwd: folder, env: hostEnvironment(), patience: 500 };
  const script = process.env.npm_execpath ?? "";
  return script.endsWith("npm-cli.js")
    ? processes.runService("npm", [script, ...args], options)
    : processes.run("npm", "npm", args, options);
}

/** Removes the packages' programs from the PATH, because npm must not run on the Node that it's about to replace. */
function hostEnvironment() {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((part) => !/node_modules[\\/]\.bin$/.test(part));
  return {
    ...process.env,
    PATH: path.join(delimiter),
    SCARF_ANALYTICS: "false",
    DO_NOT_TRACK: "1",
  };
}

/** @param {string} folder */
function showProgress(folder) {
  const { packages = {} } = read(join(folder, "package-lock.json")) ?? {};
  const paths = Object.entries(packages).flatMap(([path, { os, cpu }]) => {
    const forUs = os?.includes(process.platform) !== false && cpu?.includes(process.arch) !== false;
    return forUs && path.includes("node_modules/") ? [path] : [];
  });
  const line = () =>
    `  ${paths.filter((path) => existsSync(join(folder, path, "package.json"))).length} of about ${paths.length} packages`;
  const terminal = process.stdout.isTTY;
  const timer = setInterval(
    () => (terminal ? process.stdout.write(`\r${dim(line())}`) : say(line())),
    terminal ? 500 : PROGRESS_EVERY_MS,
  );
  return {
    end() {
      clearInterval(timer);
      if (terminal) process.stdout.write("\r\u001b[K");
    },
  };
}

/**
 * Explains an npm error and how to fix it, based on npm's output.
 * @param {string} name
 * @param {string} output
 * @param {string} folder
 */
export function explain(name, output, folder) {
  const problem = `Installing ${name} failed: `;
  if (AWAY.test(output)) {
    return `${problem}the package registry can't be reached.\nCheck the network (and the proxy, if you need one: npm config get proxy), then run the same command again.`;
  }
  if (/CERT|SELF_SIGNED|UNABLE_TO_/.test(output)) {
    return `${problem}the package registry's certificate isn't trusted on this machine.\nSet NODE_EXTRA_CA_CERTS to your authority's certificate, then run the same command again.`;
  }
  if (output.includes("ENOSPC"))
    return `${problem}the disk is full. Free about 1 GB, then run the same command again.`;
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `${problem}you don't have write permission, usually because root installed before.\nMake the files yours, then run the same command again: sudo chown -R "$(id -u):$(id -g)" '${folder}'`;
  }
  return `${problem}npm reports:\n\n${output.trim().split("\n").slice(-15).join("\n")}\n\nRun the same command to try again.`;
}

/** @param {string} file
 * @returns {Lock | undefined} */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
