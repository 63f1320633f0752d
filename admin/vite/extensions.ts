import { existsSync, readdirSync } from "node:fs";
import { dirname, parse, resolve } from "node:path";
import type { Plugin } from "vite";

const VIRTUAL = "virtual:countertop-extensions";

/** Modules that extensions share with the admin: two copies wouldn't share state. */
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

/**
 * Adds a team's extensions to the build: `COUNTERTOP_EXTENSIONS=../our-extensions/index.ts npm run build`, relative to the
 * current folder. Their file may be anywhere; shared modules resolve to the admin's.
 */
export function extensions(
  file = process.env["COUNTERTOP_EXTENSIONS"],
  from = process.env["INIT_CWD"] ?? process.cwd(),
): Plugin {
  const path = file === undefined || file === "" ? undefined : resolve(from, file);
  let root = "";
  return {
    name: "countertop:extensions",
    config: () =>
      path === undefined
        ? {}
        : {
            resolve: { dedupe: shared },
            server: { fs: { allow: [resolve(import.meta.dirname, "../.."), dirname(path)] } },
          },
    configResolved(config) {
      root = config.root;
      if (path !== undefined && !existsSync(path))
        throw new Error(`COUNTERTOP_EXTENSIONS names ${path}, which does not exist.`);
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined;
      if (path === undefined)
        return "export const fetchSources = undefined; export const namespaces = [];";
      const namespaces = readdirSync(resolve(root, "public/locales/en")).map(
        (name) => parse(name).name,
      );
      return [
        `export const fetchSources = () => import(${JSON.stringify(path)});`,
        `export const namespaces = ${JSON.stringify(namespaces)};`,
      ].join("\n");
    },
  };
}
