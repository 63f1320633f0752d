/** Writes the files of a custom SDK into a project's folder, and doesn't touch other files. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { MARK, type Target } from "./generate-own.ts";
import type { SchemaFile } from "./schemas.ts";

const NAMES = ["index.ts", "openapi.json", "react.ts", "schemas.ts", "msw.ts"];
const isOurs = (text: string): boolean => text.slice(0, 200).includes(MARK);
const textAt = (path: string): string | undefined =>
  existsSync(path) ? readFileSync(path, "utf8") : undefined;

/** Reads the settings of the project that contains the folder. */
export function targetOf(folder: string): Target {
  const manifest = above(folder, "package.json");
  const { peerDependencies, devDependencies, dependencies } = JSON.parse(
    (manifest && textAt(manifest)) ?? "{}",
  ) as Record<string, object | undefined>;
  const packages = { ...peerDependencies, ...devDependencies, ...dependencies };
  return { ending: endingOf(folder), packages: new Set(Object.keys(packages)) };
}

/** The file extension that the project's compiler expects in imports. */
function endingOf(folder: string): string {
  const config = above(folder, "tsconfig.json");
  if (!config) return "";
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { options = {} } = ts.getParsedCommandLineOfConfigFile(config, undefined, host) ?? {};
  if (options.allowImportingTsExtensions || options.rewriteRelativeImportExtensions) return ".ts";
  const isNode = (kind: number | undefined, least: number, most: number): boolean =>
    kind !== undefined && kind >= least && kind <= most;
  const { Node16, NodeNext } = ts.ModuleKind;
  const resolution = options.moduleResolution;
  return isNode(options.module, Node16, NodeNext) ||
    isNode(resolution, ts.ModuleResolutionKind.Node16, ts.ModuleResolutionKind.NodeNext)
    ? ".js"
    : "";
}

function above(folder: string, name: string): string | undefined {
  const file = join(folder, name);
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : above(parent, name);
}

/**
 * Writes the files, and deletes generated files that are no longer needed. Throws an `Error` before it changes anything if one
 * of the files exists and wasn't generated.
 */
export function writeOwn(folder: string, files: readonly SchemaFile[]): void {
  const foreign = files.filter(({ path }) => {
    const text = textAt(join(folder, path));
    return text !== undefined && !isOurs(text);
  });
  if (foreign.length > 0)
    throw new Error(
      `${foreign.map(({ path }) => join(folder, path)).join(" and ")}: this command didn't generate it, so it wasn't overwritten. Choose a different folder with --out, or move the file.`,
    );
  mkdirSync(folder, { recursive: true });
  for (const { path, content } of files) writeFileSync(join(folder, path), content);
  for (const name of leftover(folder, files)) rmSync(join(folder, name));
}

/** Names of the files that differ from the generated ones, and of generated files that are no longer needed. */
export const staleIn = (folder: string, files: readonly SchemaFile[]): string[] => [
  ...files
    .filter(({ path, content }) => textAt(join(folder, path)) !== content)
    .map(({ path }) => path),
  ...leftover(folder, files),
];

const leftover = (folder: string, files: readonly SchemaFile[]): string[] =>
  NAMES.filter((name) => {
    const text = files.some(({ path }) => path === name) ? undefined : textAt(join(folder, name));
    return text !== undefined && isOurs(text);
  });
