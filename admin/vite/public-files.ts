import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connect, Plugin } from "vite";
import { shellStrings } from "../src/lib/detection.ts";
import { earlyScript } from "./early.ts";

/** What index.html names. */
const NAMED = ["theme.js", "print.css", "favicon.svg"];

/**
 * Serves `public/` under `/public/`, in development from the folder itself and in a build as a copy. Vite's own public
 * folder would put its files at the root, where `public/locales/{lng}/{ns}.json` is not what a reader asks for. The strings
 * around every page lie in one file as well, `together.json`: a request less for each.
 */
export function publicFiles(): Plugin {
  let root = "";

  // A page is the right answer for an unknown route, but not for a missing file.
  const missingIs404: Connect.NextHandleFunction = ({ url = "/" }, response, next) => {
    const { pathname } = new URL(url, "http://localhost");
    if (!pathname.startsWith("/public/") || existsSync(join(root, pathname))) return next();
    response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
  };

  return {
    name: "countertop:public-files",
    configResolved(config) {
      root = config.root;
    },
    configureServer: (server) => void server.middlewares.use(missingIs404),
    // What the page names holds it up, or a connection, so it must not be asked for each time: its name says what is in it.
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        for (const file of Object.values(bundle ?? {})) {
          const name = NAMED.find((one) => file.type === "asset" && file.names.includes(one));
          if (name) html = html.replace(`="public/${name}"`, `="${file.fileName}"`);
        }
        return html;
      },
    },
    async buildStart() {
      if (this.environment.mode !== "build") return;
      for (const name of NAMED) {
        const file = readFileSync(join(root, "public", name), "utf8");
        // Both hold the page up, so they come in one request.
        const source = name === "theme.js" ? `${file}\n${await earlyScript(root)}` : file;
        this.emitFile({ type: "asset", name, source });
      }
    },
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
      for (const folder of globSync("public/locales/*/", { cwd: root })) {
        const spaces = ["common", ...shellStrings].map((space) => [
          space,
          JSON.parse(readFileSync(join(root, folder, `${space}.json`), "utf8")) as unknown,
        ]);
        this.emitFile({
          type: "asset",
          fileName: join(folder, "together.json"),
          source: JSON.stringify(Object.fromEntries(spaces)),
        });
      }
    },
  };
}
