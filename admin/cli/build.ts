/** `countertop build` builds an extension into files that `countertop admin --extensions` serves. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { isAbsolute, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { SettingsError } from "../server/start.ts";
import { BUILT } from "../server/v1-sources.ts";
import { entryOf } from "./build-entry.ts";
import { buildOptions, requireWritable, virtualEntry } from "./bundle.ts";
import type { Command } from "./command.ts";
import { buildStore } from "./v1/build-store.ts";
import { isStore } from "./v1/find.ts";

/** The part of Vite that this command uses. The project installs Vite itself. */
interface Vite {
  build(config: object): Promise<unknown>;
}

const ENTRY = "virtual:countertop-entry";
/**
 * Modules that extensions take from the admin, because a second copy wouldn't share the admin's
 * state.
 */
const SHARED = ["react", "react-dom", "react/jsx-runtime", "@countertop/admin/extension"];
const ENTRIES = ["src/index.ts", "src/index.tsx", "index.ts", "index.tsx", "src/index.js"];

export const build: Command = {
  help: `Builds an extension of the admin. Start one with @countertop/create-extension. In the folder of a Medusa v1 store, builds
the extensions in src/admin and those of the store's plugins, unchanged.

  countertop build [--from .] [--out dist]

  --from FOLDER  the folder with src/index.ts, or of a store; the current folder if none is given
  --out FOLDER   the output folder, which is emptied first; dist in the extension's folder, or admin-extensions in the store's,
                 if none is given
  --help         shows this help

Then serve the admin with it: countertop admin --store https://api.example.com --extensions dist
To build it after each change: countertop admin --store https://api.example.com --watch .`,
  options: { from: { type: "string" }, out: { type: "string" } },
  async run({ from = ".", out }) {
    const { outDir } = await buildExtension(resolve(from), { out });
    listFiles(outDir);
    return 0;
  },
};

interface BuildOptions {
  /** The output folder, relative to the extension's. */
  out?: string | undefined;
  /** Receives the paths of all files that the build reads. */
  files?: Set<string> | undefined;
  /** True to print only errors. */
  isQuiet?: boolean;
}

/**
 * Builds the extension, or the extensions of a store, in a folder.
 * @throws SettingsError with the bundler's message if the code is incorrect
 */
export async function buildExtension(
  folder: string,
  { out, files, isQuiet = false }: BuildOptions,
): Promise<{ outDir: string }> {
  if (isStore(folder)) {
    const outDir = resolve(folder, out ?? BUILT);
    await buildStore(folder, outDir, { plugins: recorder(files), isQuiet });
    return { outDir };
  }
  const source = ENTRIES.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (source === undefined)
    throw new SettingsError(
      `There is no extension in ${folder}. Add src/index.ts with the default export defineExtension({ … }).`,
    );
  const outDir = resolve(folder, out ?? "dist");
  const vite = await viteOf(folder);
  requireWritable(outDir);
  try {
    await vite.build(configOf(folder, { source, outDir, plugins: recorder(files) }));
  } catch (error) {
    // Prints only the bundler's message, which contains the file and the line. The stack trace
    // wouldn't help.
    throw new SettingsError((error as Error).message);
  }
  linkStyle(outDir);
  return { outDir };
}

/** Records the files that a build reads, even if it fails. */
const recorder = (files: Set<string> | undefined): object[] =>
  files
    ? [
        {
          name: "countertop:recorder",
          enforce: "pre",
          transform(_code: string, id: string) {
            const [file = ""] = id.split("?");
            if (isAbsolute(file)) files.add(file);
          },
        },
      ]
    : [];

function listFiles(folder: string): void {
  for (const name of readdirSync(folder).toSorted()) {
    const size = gzipSync(readFileSync(join(folder, name))).length / 1024;
    console.log(`${relative(".", join(folder, name))}  ${size.toFixed(1)} KiB gzip`);
  }
}

const configOf = (
  folder: string,
  { source, outDir, plugins }: { source: string; outDir: string; plugins: object[] },
): object => ({
  root: folder,
  configFile: false,
  logLevel: "warn",
  plugins: [virtualEntry(ENTRY, entryOf(source, folder)), shared, ...plugins],
  // Libraries read this variable, which doesn't exist in browsers.
  define: { "process.env.NODE_ENV": '"production"' },
  build: buildOptions(ENTRY, outDir),
});

async function viteOf(folder: string): Promise<Vite> {
  // Without this, Vite would compile for React's development build, but the admin provides only the
  // production build.
  process.env["NODE_ENV"] = "production";
  const require = createRequire(join(folder, "package.json"));
  let file: string;
  try {
    file = require.resolve("vite");
  } catch {
    throw new SettingsError(
      `countertop build needs Vite, which isn't installed in ${folder}. Install it: npm install --save-dev vite@8`,
    );
  }
  return (await import(pathToFileURL(file).href)) as Vite;
}

const shared = {
  name: "countertop:shared",
  enforce: "pre",
  resolveId: (id: string) => (SHARED.includes(id) ? `\0countertop:${id}` : undefined),
  load: (id: string) =>
    id.startsWith("\0countertop:")
      ? `module.exports = globalThis.countertop.modules[${JSON.stringify(id.slice("\0countertop:".length))}];`
      : undefined,
};

/**
 * Loads the style sheet with a `<link>`, because the page's policy allows style sheets of its own
 * origin, but no styles inserted by scripts.
 */
function linkStyle(folder: string): void {
  if (!existsSync(join(folder, "style.css"))) return;
  const file = join(folder, "index.js");
  const code = readFileSync(file, "utf8");
  writeFileSync(
    file,
    `document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./style.css", import.meta.url).href }));\n${code}`,
  );
}
