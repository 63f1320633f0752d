/** `countertop build` builds an extension into files that `countertop admin --extensions` serves. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { SettingsError } from "../server/start.ts";
import { entryOf } from "./build-entry.ts";
import type { Command } from "./command.ts";

/** The part of Vite that this command uses. The project installs Vite itself. */
interface Vite {
  build(config: object): Promise<unknown>;
}

const ENTRY = "virtual:countertop-entry";
/** Modules of the admin: a second copy wouldn't share its state. */
const SHARED = ["react", "react-dom", "react/jsx-runtime", "@countertop/admin/extension"];
const ENTRIES = ["src/index.ts", "src/index.tsx", "index.ts", "index.tsx", "src/index.js"];

export const build: Command = {
  help: `Builds an extension of the admin. Start one with @countertop/create-extension.

  countertop build [--from .] [--out dist]

  --from FOLDER  the folder with src/index.ts; this one if none is given
  --out FOLDER   the folder for the files, which is emptied; dist in the extension's folder if none is given
  --help         this text

Then serve the admin with it: countertop admin --store https://api.example.com --extensions dist`,
  options: { from: { type: "string" }, out: { type: "string" } },
  async run({ from = ".", out = "dist" }) {
    const folder = resolve(from);
    const source = ENTRIES.map((name) => join(folder, name)).find((file) => existsSync(file));
    if (source === undefined)
      throw new SettingsError(
        `There is no extension in ${folder}: it needs src/index.ts, whose default export is defineExtension({ … }).`,
      );
    const outDir = resolve(folder, out);
    const vite = await viteOf(folder);
    try {
      await vite.build(configOf(folder, source, outDir));
    } catch (error) {
      // Prints only the bundler's message, which has the file and the line. The stack isn't useful.
      throw new SettingsError((error as Error).message);
    }
    linkStyle(outDir);
    for (const name of readdirSync(outDir).toSorted()) {
      const size = gzipSync(readFileSync(join(outDir, name))).length / 1024;
      console.log(`${relative(".", join(outDir, name))}  ${size.toFixed(1)} KiB gzip`);
    }
    return 0;
  },
};

const configOf = (folder: string, source: string, outDir: string): object => ({
  root: folder,
  configFile: false,
  logLevel: "warn",
  plugins: [entry(entryOf(source, folder)), shared],
  // Libraries read this variable, and browsers don't have it.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    lib: { entry: ENTRY, formats: ["es"], fileName: () => "index.js", cssFileName: "style" },
    rolldownOptions: {
      output: { chunkFileNames: "[name]-[hash].js" },
      checks: { moduleLevelDirective: false },
    },
  },
});

async function viteOf(folder: string): Promise<Vite> {
  // Otherwise, Vite would compile for React's development build, which the admin doesn't share.
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

const entry = (code: string) => ({
  name: "countertop:entry",
  // Vite turns the id into a path.
  resolveId: (id: string) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
  load: (id: string) => (id === `\0${ENTRY}` ? code : undefined),
});

const shared = {
  name: "countertop:shared",
  enforce: "pre",
  resolveId: (id: string) => (SHARED.includes(id) ? `\0countertop:${id}` : undefined),
  load: (id: string) =>
    id.startsWith("\0countertop:")
      ? `module.exports = globalThis.countertop.modules[${JSON.stringify(id.slice("\0countertop:".length))}];`
      : undefined,
};

/** The page's policy allows a style sheet of its own origin, and no styles in scripts. */
function linkStyle(folder: string): void {
  if (!existsSync(join(folder, "style.css"))) return;
  const file = join(folder, "index.js");
  const code = readFileSync(file, "utf8");
  writeFileSync(
    file,
    `document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./style.css", import.meta.url).href }));\n${code}`,
  );
}
