import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import type { Preload } from "../server/preload.ts";
import type * as ListQueryModule from "./list-query.ts";

/**
 * The resources that a route such as `a/products` needs, read from its file: its strings and its parents' strings. For a list,
 * also the API requests that it sends without URL parameters and custom columns.
 */
export async function routeNeeds(
  root: string,
  route: string,
): Promise<Pick<Preload, "strings" | "queries">> {
  const resources = resourcesIn(root);
  const around = route.split("/").map((_, at, parts) => parts.slice(0, at + 1).join("/"));
  const files = [
    ...around.map((path) => `${path}/route.tsx`),
    `${route.replace(/\/index$/, "")}/index.tsx`,
    `${route}.tsx`,
  ];
  const strings = new Set<string>();
  const queries = new Set<string>();
  for (const file of files) {
    const path = join(root, "src/routes", file);
    if (!existsSync(path)) continue;
    const source = readFileSync(path, "utf8");
    const [, kind = "", name = ""] = /(list|record)Route\((\w+)/.exec(source) ?? [];
    const resource = resources.get(name);
    if (resource) strings.add(resource.slug);
    if (resource && kind === "list")
      for (const query of await listQueries(root, name)) queries.add(query);
    const [, names = ""] = /strings: \[([^\]]*)\]/.exec(source) ?? [];
    for (const [, one = ""] of names.matchAll(/"([\w-]+)"/g)) strings.add(one);
  }
  return { strings: [...strings], queries: [...queries] };
}

/** Resources by the name under which routes import them. */
function resourcesIn(root: string): Map<string, { slug: string }> {
  return new Map(
    globSync("src/resources/*.ts", { cwd: root }).flatMap((file) => {
      const source = readFileSync(join(root, file), "utf8");
      const [, name] = /export const (\w+) = defineResource/.exec(source) ?? [];
      const [, slug] = /\bslug: "([\w-]+)"/.exec(source) ?? [];
      return name && slug ? [[name, { slug }] as const] : [];
    }),
  );
}

/** The evaluated modules of the resources, by root folder, so that they are evaluated only once for all routes. */
const askedOf = new Map<string, ReturnType<typeof readResources>>();
async function listQueries(root: string, name: string): Promise<string[]> {
  const reading = askedOf.get(root) ?? readResources(root);
  askedOf.set(root, reading);
  const { module } = await reading;
  return module.listQuery(name);
}

export const readResources = (root: string) =>
  runnerImport<typeof ListQueryModule>(join(root, "vite/list-query.ts"), {
    root,
    configFile: false,
    logLevel: "error",
    // Top-level options don't apply to this environment. It resolves packages to their sources, because the repository's
    // packages may not be built yet.
    environments: {
      inline: {
        resolve: {
          noExternal: [/^@countertop\//],
          conditions: ["@countertop/source", "module", "development|production"],
        },
      },
    },
  });
