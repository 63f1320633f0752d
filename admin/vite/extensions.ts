import { existsSync, readdirSync } from "node:fs";
import { dirname, parse, resolve } from "node:path";
import type { Plugin } from "vite";
import { readConfig } from "../../codegen/config.ts";

const VIRTUAL = "virtual:countertop-extensions";

/** Modules that extensions share with the admin, because a second copy wouldn't share the admin's state. */
const shared = [
  "@countertop/admin",
  "@countertop/sdk",
  "@tanstack/react-query",
  "@tanstack/react-router",
  "i18next",
  "lucide-react",
  "react",
  "react-dom",
  "react-i18next",
];

const repository = resolve(import.meta.dirname, "../..");

/**
 * Adds a team's extensions to the build: the files that `countertop.config.ts` lists, or a file such as
 * `COUNTERTOP_EXTENSIONS=../our-extensions/index.ts`, relative to the current folder. These files can be anywhere. In them,
 * shared modules resolve to the admin's copies.
 */
export function extensions(
  file = process.env["COUNTERTOP_EXTENSIONS"],
  from = process.env["INIT_CWD"] ?? process.cwd(),
  home = repository,
): Plugin {
  let paths: readonly string[] = [];
  let root = "";
  return {
    name: "countertop:extensions",
    async config() {
      paths = file ? [resolve(from, file)] : ((await readConfig(home)).extensions ?? []);
      return paths.length === 0
        ? {}
        : {
            resolve: { dedupe: shared },
            server: { fs: { allow: [repository, ...paths.map((path) => dirname(path))] } },
          };
    },
    configResolved(config) {
      root = config.root;
      const missing = paths.find((path) => !existsSync(path));
      if (missing !== undefined)
        throw new Error(
          `${file ? "COUNTERTOP_EXTENSIONS" : "countertop.config.ts"} names ${missing}, which doesn't exist.`,
        );
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (paths.length === 0)
        return "export const fetchSources = undefined; export const namespaces = [];";
      const namespaces = readdirSync(resolve(root, "public/locales/en")).map(
        (name) => parse(name).name,
      );
      return [
        // Loads a single file directly, and combines several files into one list.
        `const files = [${paths.map((path) => `() => import(${JSON.stringify(path)})`).join(", ")}];`,
        "export const fetchSources = files.length === 1 ? files[0] : async () => ({ default: (await Promise.all(files.map((file) => file()))).flatMap((one) => one.default) });",
        `export const namespaces = ${JSON.stringify(namespaces)};`,
      ].join("\n");
    },
  };
}
