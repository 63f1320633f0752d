/** Finds the extensions that the plugin serves, and says what the store's owner has to build. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { BUILT, isStale, ownFiles, pluginsWithExtensions } from "../server/v1-sources.ts";

interface Found {
  /** Folders with the output of `countertop build`. */
  folders: readonly string[];
  /** Lines for the store's log. */
  messages: readonly string[];
}

interface Given {
  /** The option `extensions`: folders, relative to the store's. */
  others: readonly string[];
  /** The version of this package. */
  version: string;
}

/** @param store the folder with `medusa-config.js` */
export function findBuilt(store: string, { others, version }: Given): Found {
  const all = [BUILT, ...others];
  const isBuilt = (folder: string) => existsSync(resolve(store, folder, "index.js"));
  const built = all.filter(isBuilt);
  const missing = others.filter((folder) => !isBuilt(folder));
  const plugins = pluginsWithExtensions(store, pluginsIn(store)).filter(
    ({ isEnabled }) => isEnabled,
  );
  const sources = [
    ...ownFiles(store).map((name) => `src/admin/${name}`),
    ...plugins.map(({ name }) => name),
  ];
  const command = `${isInstalled("countertop", store) ? "" : `npm install --save-dev ./countertop-${version}.tgz && `}npx countertop build`;
  const messages = [
    ...(built.length > 0 ? [`loads the extensions in ${built.join(" and ")}.`] : []),
    ...missing.map(
      (folder) =>
        `doesn't load ${folder}, because it has no index.js. List output folders of countertop build in the option extensions.`,
    ),
  ];
  if (sources.length > 0 && !isBuilt(BUILT))
    messages.push(
      `doesn't load extensions that aren't built: ${listOf(sources)}. Build them, and restart the store: ${command}`,
    );
  else if (sources.length > 0 && isStale(join(store, BUILT), store, plugins))
    messages.push(
      `loads extensions that have changed since they were built. Build them again, and restart the store: ${command}`,
    );
  return { folders: built.map((folder) => resolve(store, folder)), messages };
}

const MOST = 5;

const listOf = (names: readonly string[]): string =>
  names.slice(0, MOST).join(", ") +
  (names.length > MOST ? `, and ${names.length - MOST} more` : "");

/** The plugins in the configuration, which Medusa has already loaded. Empty if it can't be read in the same way. */
function pluginsIn(store: string): readonly unknown[] {
  try {
    const { plugins } = createRequire(join(store, "package.json"))("./medusa-config") as {
      plugins?: unknown;
    };
    return Array.isArray(plugins) ? plugins : [];
  } catch {
    return [];
  }
}

function isInstalled(name: string, from: string): boolean {
  if (existsSync(join(from, "node_modules", name, "package.json"))) return true;
  return dirname(from) !== from && isInstalled(name, dirname(from));
}
