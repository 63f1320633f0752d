import type { Plugin, Rolldown } from "vite";
import type { Preload } from "../server/preload.ts";
import { routeNeeds } from "./route-needs.ts";

/**
 * Records the resources of each page in addition to the entry chunk. The server lists them in the page, so that a browser
 * requests them in parallel instead of one after another. `.vite/preload.json` contains each route's files, strings, and the
 * queries of its URL without parameters.
 */
export function preload(): Plugin {
  let root = "";
  return {
    configResolved: (config) => void (root = config.root),
    name: "countertop:preload",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const entry = chunks.find(({ isEntry }) => isEntry);
        const has = (pattern: RegExp) => (chunk: Rolldown.OutputChunk) =>
          pattern.test(chunk.facadeModuleId ?? "") ||
          chunk.moduleIds.some((id) => pattern.test(id));
        const within = (from: readonly Rolldown.OutputChunk[], seen = new Set<string>()) => {
          for (const { fileName, imports } of from) {
            if (seen.has(fileName)) continue;
            seen.add(fileName);
            within(
              chunks.filter((chunk) => imports.includes(chunk.fileName)),
              seen,
            );
          }
          return seen;
        };
        if (!entry) throw new Error("The build has no entry.");
        const before = within([entry]);
        const shell = chunks.filter(has(/src\/app\.tsx$/));
        const pages = new Map<string, Preload>();
        for (const chunk of chunks)
          for (const id of chunk.moduleIds) {
            const [, route] = /src\/routes\/(a(?:\/.*)?)\.tsx\?tsr-split=/.exec(id) ?? [];
            if (route === undefined || route.endsWith("/route")) continue;
            const names = [...within([...shell, chunk])].filter((name) => !before.has(name));
            const styles = chunks
              .filter(({ fileName }) => names.includes(fileName))
              .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
            pages.set(route.replace(/\/index$/, ""), {
              // Removes duplicates, because two chunks with the same styles share a file.
              files: [...new Set([...styles, ...names])],
              ...(await routeNeeds(root, route)),
            });
          }
        this.emitFile({
          type: "asset",
          fileName: ".vite/preload.json",
          source: JSON.stringify(Object.fromEntries(pages)),
        });
      },
    },
  };
}
