// Reads `countertop.config.ts`, which lists a project's overlays and extensions once for all commands.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** All paths are relative to the file's folder. */
export interface Config {
  /** A bundled contract, as JSON or YAML, that replaces Countertop's. */
  readonly contract?: string;
  /** OpenAPI Overlay files with custom endpoints and fields, applied in this order. */
  readonly overlays?: readonly string[];
  /** Folder for the code generated from the overlays. In a fork that doesn't set it, the additions become part of the SDK. */
  readonly output?: string;
  /** Files that export extensions of the admin. */
  readonly extensions?: readonly string[];
}

/** Adds types to a configuration: `export default defineConfig({ overlays: ["reviews.overlay.yaml"] })`. */
export const defineConfig = (config: Config): Config => config;

const NAMES = ["countertop.config.ts", "countertop.config.mjs", "countertop.config.js"];

/**
 * The configuration in a folder, with absolute paths. Empty if it is missing. Throws an error with one sentence for each mistake.
 */
export async function readConfig(folder: string): Promise<Config> {
  const name = NAMES.find((one) => existsSync(join(folder, one)));
  if (name === undefined) return {};
  const file = join(folder, name);
  const fail = (message: string): never => {
    throw new Error(`${name}: ${message}`);
  };
  const loaded = await import(pathToFileURL(file).href).catch((error: Error) =>
    fail(`cannot be read: ${error.message}`),
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
      if (!read) return fail(`has "${key}"; known are ${Object.keys(READERS).join(", ")}`);
      return [key, read(value, key)];
    }),
  );
}
