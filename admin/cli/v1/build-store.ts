/** Builds extensions that were written for Medusa's own admin, with their original libraries, and prints which parts it found. */
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { SettingsError } from "../../server/start.ts";
import { sourcesFile, type Plugin } from "../../server/v1-sources.ts";
import { buildOptions, requireWritable, virtualEntry } from "../bundle.ts";
import { fileOf } from "../place.ts";
import { entryOf } from "./entry.ts";
import { findExtensions, shown } from "./find.ts";
import { prepareLibraries } from "./libraries.ts";
import { judge, reportOf } from "./report.ts";
import { stylesOf } from "./styles.ts";
import type { Parse } from "./read-config.ts";

interface Vite {
  parseSync: Parse;
  build(config: object): Promise<unknown>;
  transformWithOxc(code: string, file: string, options: object): Promise<{ code: string }>;
  loadEnv(mode: string, folder: string, prefix: string): Record<string, string>;
}

interface Context {
  resolve(id: string, importer?: string, options?: object): Promise<{ id: string } | null>;
  emitFile(file: object): void;
}

interface Options {
  kind?: string;
}

const ENTRY = "virtual:countertop-v1";
/** Every build writes this file, so a folder that contains it may be emptied. */
const STYLE = "island.css";

interface StoreOptions {
  /** Further plugins for the bundler. */
  plugins: readonly object[];
  /** True to print only errors. */
  isQuiet: boolean;
}

export async function buildStore(
  store: string,
  outDir: string,
  { plugins, isQuiet }: StoreOptions,
): Promise<void> {
  if (existsSync(outDir) && readdirSync(outDir).length > 0 && !existsSync(join(outDir, STYLE)))
    throw new SettingsError(
      `${outDir} contains other files, and a build would delete them. Choose a different folder with --out.`,
    );
  const libraries = prepareLibraries(store);
  // Libraries read this variable when they load. Without it, they use their development builds.
  process.env["NODE_ENV"] = "production";
  const require = createRequire(join(libraries, "package.json"));
  const vite = (await import(pathToFileURL(require.resolve("vite")).href)) as Vite;
  const found = judge(findExtensions(store, vite.parseSync));
  if (!isQuiet) console.log(reportOf(found));
  if (found.parts.length === 0)
    throw new SettingsError(
      `There are no extensions in ${join(store, "src/admin")} or in the store's plugins.`,
    );
  requireWritable(outDir);
  const host = fileOf("v1/island/host.ts", "v1/island/host.ts");
  const island = dirname(host);
  try {
    await vite.build({
      root: store,
      configFile: false,
      envFile: false,
      publicDir: false,
      logLevel: "error",
      plugins: [
        virtualEntry(ENTRY, entryOf(found.parts, { host, require })),
        libraryResolver(libraries, store),
        portals(join(island, "portal.ts")),
        sources(vite, store, { libraries, plugins: found.plugins }),
        ...plugins,
      ],
      define: definitions(vite, store),
      build: buildOptions(ENTRY, outDir, {
        transform: {
          inject: {
            fetch: [join(island, "requests.ts"), "fetch"],
            XMLHttpRequest: [join(island, "requests.ts"), "XMLHttpRequest"],
          },
        },
      }),
    });
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}

/** Libraries whose state or context the island and all extensions share. */
const SINGLE =
  /^(react|react-dom|react-router|react-router-dom|@tanstack\/react-query|medusa-react|@medusajs\/medusa-js)(\/|$)/;

/**
 * Looks for a package from the file that imports it, then in the store, and then among the builder's libraries. Packages in
 * `SINGLE` always come from the builder's libraries.
 */
const libraryResolver = (libraries: string, store: string) => ({
  name: "countertop:v1-libraries",
  enforce: "pre" as const,
  async resolveId(this: Context, id: string, importer: string | undefined, { kind }: Options) {
    // The kind decides between a package's modules for `import` and those for `require`.
    const options = { kind, skipSelf: true };
    if (!/^[\w@]/.test(id) || id.startsWith("virtual:") || importer === undefined) return undefined;
    const ours = () => this.resolve(id, join(libraries, "package.json"), options);
    if (SINGLE.test(id)) return ours();
    const from = async (file: string) => {
      const found = await this.resolve(id, file, options);
      // Vite resolves an optional peer that isn't installed to an empty module.
      return found?.id.startsWith("__vite-optional-peer-dep") ? null : found;
    };
    const found =
      (await from(importer)) ?? (await from(join(store, "package.json"))) ?? (await ours());
    if (found) return found;
    throw new Error(
      `${shown(importer)} imports ${id}, which isn't installed. Install it in ${store}.`,
    );
  },
});

const PORTAL = "\0countertop-portal:";

/** Makes dialogs and menus open in the island's own element instead of the document's body, so that its styles apply. */
const portals = (element: string) => ({
  name: "countertop:v1-portals",
  enforce: "pre" as const,
  async resolveId(this: Context, id: string, importer: string | undefined, { kind }: Options) {
    if (id !== "@radix-ui/react-portal" || importer?.startsWith(PORTAL)) return undefined;
    const found = await this.resolve(id, importer, { kind, skipSelf: true });
    return found && PORTAL + found.id;
  },
  load: (id: string) =>
    id.startsWith(PORTAL)
      ? `import { createElement, forwardRef } from "react";
import { Portal as Own } from ${JSON.stringify(id.slice(PORTAL.length))};
import { portal } from ${JSON.stringify(element)};
export const Portal = forwardRef((props, ref) => createElement(Own, { ...props, container: props.container ?? portal(), ref }));
export { Portal as Root };`
      : undefined,
});

/**
 * Compiles the store's own files as Medusa's admin does, with JSX also in `.js` files. Replaces `<style>` everywhere with
 * `<countertop-style>`, because the pages' policy ignores `<style>` elements. Then writes the style sheet for the classes in the
 * code.
 */
function sources(
  vite: Vite,
  store: string,
  { libraries, plugins }: { libraries: string; plugins: readonly Plugin[] },
) {
  const seen = new Map<string, string>();
  return {
    name: "countertop:v1-sources",
    enforce: "pre" as const,
    async transform(code: string, id: string) {
      const [file = ""] = id.split("?");
      if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
      if (!/node_modules\/(react-dom|react|scheduler)\//.test(file)) seen.set(id, code);
      const own = file.startsWith(join(store, "src"));
      const changed = withStyleElements(code);
      if (!own) return changed === code ? undefined : { code: changed, map: null };
      const lang = file.endsWith(".ts") ? "ts" : file.endsWith(".tsx") ? "tsx" : "jsx";
      return vite.transformWithOxc(changed, file, {
        lang,
        jsx: { runtime: "automatic", importSource: "react" },
        tsconfig: false,
      });
    },
    async generateBundle(this: Context) {
      const source = await stylesOf([...seen.values()], libraries);
      this.emitFile({ type: "asset", fileName: STYLE, source });
      this.emitFile({ type: "asset", ...sourcesFile(store, plugins) });
    },
  };
}

export const withStyleElements = (code: string): string =>
  code.replaceAll(/\b(createElement|jsxs?)\((\s*)(["'])style\3/g, "$1($2$3countertop-style$3");

/** Environment variables and globals that Medusa's admin replaces in the code. */
function definitions(vite: Vite, store: string): Record<string, string> {
  const given = { ...readEnv(vite, store), ...process.env };
  const allowed = Object.entries(given).filter(([name]) => name.startsWith("MEDUSA_ADMIN_"));
  return {
    "process.env.NODE_ENV": '"production"',
    "process.env.MEDUSA_BACKEND_URL": "globalThis.countertop.apiUrl",
    ...Object.fromEntries(
      allowed.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    "process.env": "{}",
    __dirname: '"/"',
    global: "globalThis",
  };
}

const readEnv = (vite: Vite, store: string): Record<string, string> =>
  existsSync(join(store, ".env")) ? vite.loadEnv("production", store, "MEDUSA_ADMIN_") : {};
