import { execFileSync } from "node:child_process";
import { join } from "node:path";

const NEEDED = "24.18.0";

/** @param {string} version */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 18);
}

/**
 * Chooses the Node to run on: the current one if it's new enough, or else the one that was installed with the packages.
 * @param {string} root
 * @param {string} running
 * @param {(file: string) => string | undefined} [versionOf]
 * @returns {{ node: string } | { problem: string }}
 */
export function chooseNode(root, running, versionOf = askVersion) {
  if (isEnough(running)) return { node: process.execPath };
  const file = join(root, "node_modules/.bin/node");
  const version = versionOf(file);
  if (version !== undefined && isEnough(version)) return { node: file };
  return {
    problem:
      `Countertop runs on Node ${NEEDED} or newer. This is Node ${running}, and the packages don't include Node for ${process.platform} ${process.arch}.\n` +
      "Install Node 24 yourself, then run the same command again.",
  };
}

/** @param {string} file */
function askVersion(file) {
  try {
    return execFileSync(file, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
