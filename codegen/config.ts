// Reads `countertop.config.ts`, which lists a project's overlays and extensions for all commands.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The configuration. All paths are relative to the folder of the file. */
export interface Config {
  /** A bundled contract, as JSON or YAML, which replaces Countertop's. */
  readonly contract?: string;
  /** OpenAPI Overlay files with custom endpoints and fields. They're applied in this order. */
  readonly overlays?: readonly string[];
  /** Folder for the code generated from the overlays. A fork can omit it; the additions then become part of the SDK. */
  readonly output?: string;
  /** Files that export extensions of the admin. */
  readonly extensions?: readonly string[];
}

/**
 * Returns the configuration unchanged, with its type checked: `export default defineConfig({ overlays: ["reviews.overlay.yaml"]
 * })`.
 */
export const defineConfig = (config: Config): Config => config;

const NAMES = ["countertop.config.ts", "countertop.config.mjs", "countertop.config.js"];

/**
 * Reads a folder's configuration. Its paths are absolute. Empty if the folder has no file. Throws an `Error` for the first mistake.
 */
export async function readConfig(folder: string): Promise<Config> {
  const name = NAMES.find((one) => existsSync(join(folder, one)));
  if (name === undefined) return {};
  const file = join(folder, name);
  const fail = (message: string): never => {
    throw new Error(`${name}: ${message}`);
  };
  const loaded = await import(pathToFileURL(file).href).catch((error: NodeJS.ErrnoException) =>
    fail(
      error.code === "ERR_UNKNOWN_FILE_EXTENSION"
        ? `Node ${process.versions.node} can't read TypeScript. Name the file countertop.config.mjs, or use Node 22.18 or newer.`
        : `can't be read: ${error.message}`,
    ),
  );
  const config: unknown = loaded.default;
  if (typeof config !== "object" || config === null)
    return fail("must export an object: export default { overlays: [] }");
  const text = (value: unknown, key: string): string =>
    typeof value === "string" && value !== ""
      ? resolve(dirname(file), value)
      : fail(`${key} must be a path`);
  const list = (value: unknown, key: string): string[] =>
    Array.isArray(value)
      ? value.map((one, index) => text(one, `${key}[${index}]`))
      : fail(`${key} must be a list of paths`);
  const READERS = { contract: text, overlays: list, output: text, extensions: list };
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => {
      const read = READERS[key as keyof Config] as typeof text | typeof list | undefined;
      if (!read)
        return fail(`has the unknown key "${key}". Known keys: ${Object.keys(READERS).join(", ")}`);
      return [key, read(value, key)];
    }),
  );
}
