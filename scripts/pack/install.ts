/** An empty project with the packages installed from their tarballs. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { versionOf } from "./manifests.ts";

export const run = promisify(execFile);
export const root = resolve(import.meta.dirname, "../..");

/** Packages that the ones under test expect a project to have. */
const PEERS = [
  "@tanstack/react-query",
  "@types/react",
  "@types/react-dom",
  "msw",
  "react",
  "react-dom",
  "valibot",
];

/** @param from the repository whose packages are packed
 * @returns the project's folder, outside the repository, so that nothing resolves there by chance */
export async function installPacked(packages: readonly string[], from = root): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "countertop-pack-"));
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const packed = await run("npm", [...pack, ...packages.flatMap((name) => ["-w", name])], {
    cwd: from,
  });
  const files = Object.values(JSON.parse(packed.stdout) as Record<string, { filename: string }>);
  cpSync(join(import.meta.dirname, "project"), folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }));
  const install = ["install", "--prefer-offline", "--no-audit", "--no-fund", "--ignore-scripts"];
  const tarballs = files.map(({ filename }) => `./${filename}`);
  const others = PEERS.map((name) => `${name}@${versionOf(name)}`);
  await run("npm", [...install, ...tarballs, ...others], { cwd: folder });
  return folder;
}

const STRICT = {
  target: "ES2024",
  lib: ["ES2024", "DOM", "DOM.Iterable"],
  strict: true,
  types: [],
};

/** Compiles the project of a configuration file; resolves to the compiler's errors. */
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
