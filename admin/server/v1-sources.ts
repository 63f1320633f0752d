/**
 * Finds the files of extensions that were written for Medusa's own admin. `countertop build` reads them, and the plugin checks
 * whether they are built.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The files that Medusa's admin reads: every file of a widget, and the pages of routes and settings. */
const FILES = /^(?:widgets\/.*|(?:routes|settings)\/(?:.*\/)?page)\.[jt]sx?$/;
const ENTRY = "dist/admin/_virtual_entry.js";
const SOURCES = "sources.json";

/** The folder that `countertop build` writes in a store, and that the plugin reads. */
export const BUILT = "admin-extensions";

export interface Plugin {
  name: string;
  /** The entry point of the plugin's extensions. */
  file: string;
  /** True if the store's configuration lets the plugin extend the admin. */
  isEnabled: boolean;
}

/** Paths of the store's own extensions, in `src/admin/`. */
export const ownFiles = (store: string): string[] =>
  everyFile(join(store, "src/admin")).filter((name) => FILES.test(name));

/** The store's plugins with extensions. `plugins` is the list in `medusa-config.js`. */
export const pluginsWithExtensions = (store: string, plugins: readonly unknown[]): Plugin[] =>
  plugins.flatMap((given) => {
    const { resolve: name, options } = (
      typeof given === "string" ? { resolve: given } : (given ?? {})
    ) as { resolve?: unknown; options?: { enableUI?: unknown } };
    const file = typeof name === "string" && entryOfPlugin(name, store);
    return file ? [{ name: String(name), file, isEnabled: options?.enableUI === true }] : [];
  });

/** The entry point of a plugin's extensions. Undefined if it has none. */
function entryOfPlugin(name: string, store: string): string | undefined {
  const folder = folderOf(name, store);
  const file = folder && join(folder, ENTRY);
  return file && existsSync(file) ? file : undefined;
}

function folderOf(name: string, store: string): string | undefined {
  if (/^[./]/.test(name)) return resolve(store, name);
  for (let from = store; ; from = dirname(from)) {
    const found = [join(from, "node_modules", name), join(from, "plugins", name)].find((folder) =>
      existsSync(folder),
    );
    if (found !== undefined || dirname(from) === from) return found;
  }
}

/** A hash that changes with the extensions' code: all files in `src/admin/`, and the plugins' entry points. */
function stateOf(store: string, plugins: readonly Plugin[]): string {
  const hash = createHash("sha256");
  const add = (name: string, file: string) =>
    hash.update(`\0${name}\0`).update(createHash("sha256").update(readFileSync(file)).digest());
  const admin = join(store, "src/admin");
  for (const name of everyFile(admin)) add(name, join(admin, name));
  for (const { name, file, isEnabled } of plugins) if (isEnabled) add(name, file);
  return hash.digest("hex");
}

/** The file that a build writes, so that the plugin can tell whether the extensions have changed since. */
export const sourcesFile = (
  store: string,
  plugins: readonly Plugin[],
): { fileName: string; source: string } => ({
  fileName: SOURCES,
  source: `${JSON.stringify({ sources: stateOf(store, plugins) })}\n`,
});

/** True if the extensions have changed since they were built into a folder. */
export function isStale(folder: string, store: string, plugins: readonly Plugin[]): boolean {
  try {
    const text = readFileSync(join(folder, SOURCES), "utf8");
    return (JSON.parse(text) as { sources: string }).sources !== stateOf(store, plugins);
  } catch {
    // The folder may have been built elsewhere, or by hand.
    return false;
  }
}

/** Paths of all files below a folder, with `/`. Empty if the folder doesn't exist. */
const everyFile = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(join(folder, name)).isFile())
        .map((name) => name.replaceAll("\\", "/"))
        .toSorted()
    : [];
