/** Creates an empty project, with the packages installed from their tarballs. */
import { execFile } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { readManifest, type Folder } from "../release/packages.ts";
import { nameOfTarball, packTarballs } from "../release/tarballs.ts";
import { versionOf } from "./manifests.ts";

export const run = promisify(execFile);
export const root = resolve(import.meta.dirname, "../..");

/** Packages that the tested packages expect the project to have. */
const PEERS = [
  "@tanstack/react-query",
  "@types/react",
  "@types/react-dom",
  "msw",
  "openapi-fetch",
  "react",
  "react-dom",
  "valibot",
];

/**
 * Puts the packages' tarballs into a folder. If `COUNTERTOP_TARBALLS` is set, copies them from its folder, and first packs those
 * that are missing there.
 * @param from the repository whose packages are packed
 * @returns the tarballs, in the form that npm accepts
 */
export async function putTarballs(
  folder: string,
  packages: readonly Folder[],
  from = root,
): Promise<string[]> {
  const shared = (from === root && process.env["COUNTERTOP_TARBALLS"]) || folder;
  const files = packages.map((name) => nameOfTarball(readManifest(from, name)));
  const missing = packages.filter((_, index) => !existsSync(join(shared, files[index] ?? "")));
  await packTarballs(from, missing, shared);
  for (const file of shared === folder ? [] : files)
    copyFileSync(join(shared, file), join(folder, file));
  return files.map((file) => `./${file}`);
}

const INSTALL = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];

/**
 * @param from the repository whose packages are packed
 * @returns the project's folder. It's outside of the repository, so that packages don't resolve there by accident
 */
export async function installPacked(packages: readonly Folder[], from = root): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "countertop-pack-"));
  const tarballs = await putTarballs(folder, packages, from);
  cpSync(join(import.meta.dirname, "project"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  const others = PEERS.map((name) => `${name}@${versionOf(name)}`);
  await run("npm", [...INSTALL, ...tarballs, ...others], { cwd: folder });
  return folder;
}

const STRICT = {
  target: "ES2024",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  strict: true,
  types: [],
};

/** Compiles the project of a configuration file. Resolves to the compiler's errors. */
export async function tsc(
  config: string,
  {
    compilerOptions,
    ...rest
  }: { compilerOptions: object; files?: readonly string[]; include?: readonly string[] },
): Promise<string> {
  const project = { compilerOptions: { ...STRICT, ...compilerOptions }, ...rest };
  writeFileSync(config, JSON.stringify(project));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const { stdout } = await run(process.execPath, [compiler, "-p", config]).catch(
    (error: { stdout: string }) => error,
  );
  return stdout;
}
