import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connect, Plugin } from "vite";

/**
 * Serves `public/` under `/public/`, in development from the folder itself and in a build as a copy. Vite's own public
 * folder would put its files at the root, where `public/locales/{lng}/{ns}.json` is not what a reader asks for.
 */
export function publicFiles(): Plugin {
  let root = "";
  let outDir = "";

  // A page is the right answer for an unknown route, but not for a missing file.
  const missingIs404 =
    (folder: () => string): Connect.NextHandleFunction =>
    (request, response, next) => {
      const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
      if (!/^\/(public|assets)\//.test(path) || existsSync(join(folder(), path))) return next();
      response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
    };

  return {
    name: "countertop:public-files",
    configResolved(config) {
      root = config.root;
      outDir = join(config.root, config.build.outDir);
    },
    configureServer: (server) => void server.middlewares.use(missingIs404(() => root)),
    configurePreviewServer: (server) => void server.middlewares.use(missingIs404(() => outDir)),
    generateBundle() {
      for (const fileName of globSync("public/**/*.*", { cwd: root })) {
        const source = readFileSync(join(root, fileName));
        this.emitFile({
          type: "asset",
          fileName,
          // Nobody reads what a browser gets: without its line breaks a language weighs a fortieth less.
          source: fileName.endsWith(".json")
            ? JSON.stringify(JSON.parse(source.toString()))
            : source,
        });
      }
    },
  };
}
