/**
 * Installs the libraries that extensions of Medusa's own admin were written for into a folder of the builder, so that neither
 * the store nor this package depends on them.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SettingsError } from "../../server/start.ts";
import { fileOf } from "../place.ts";

/** @returns the folder with `node_modules` */
export function prepareLibraries(store: string): string {
  const source = fileOf("v1/libraries", "v1/libraries");
  const lock = readFileSync(join(source, "lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex").slice(0, 8);
  const folder = join(store, "node_modules/.cache/countertop", hash);
  const done = join(folder, "installed");
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  cpSync(join(source, "package.json"), join(folder, "package.json"));
  cpSync(join(source, "lock.json"), join(folder, "package-lock.json"));
  console.log(`Installing the libraries of v1 extensions into ${folder}, once.`);
  // Skips peer dependencies, such as the whole server, and install scripts.
  const { status, stderr } = spawnSync(
    process.platform === "win32" ? "npm.cmd" : "npm",
    [
      "ci",
      "--ignore-scripts",
      "--legacy-peer-deps",
      "--prefer-offline",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    { cwd: folder, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0)
    throw new SettingsError(
      `The libraries of v1 extensions can't be installed into ${folder}: ${stderr}`,
    );
  writeFileSync(done, "");
  return folder;
}
