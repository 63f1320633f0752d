import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Connect, Plugin } from "vite";
import { shellStrings } from "../src/lib/detection.ts";
import { earlyScript } from "./early.ts";

/** Files that index.html names. */
const NAMED = ["theme.js", "print.css", "favicon.svg"];

/** Serves `public/` under `/public/`: from the folder itself in development, and as a copy in a build. */
export function publicFiles({ assistants = false } = {}): Plugin {
  let root = "";

  // An unknown route returns the page, but a missing file must not.
  const missingIs404: Connect.NextHandleFunction = ({ url = "/" }, response, next) => {
    const { pathname } = new URL(url, "http://localhost");
    if (assistants && pathname === "/public/config.json")
      return void response
        .writeHead(200, { "content-type": "application/json" })
        .end('{"apiUrl":"","assistants":true}');
    if (!pathname.startsWith("/public/") || existsSync(join(root, pathname))) return next();
    response.writeHead(404, { "content-type": "text/plain" }).end("Not Found");
  };

  return {
    name: "countertop:public-files",
    configResolved(config) {
      root = config.root;
    },
    configureServer: (server) => void server.middlewares.use(missingIs404),
    // Render-blocking files get a hash in their names, so that browsers cache them.
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
        // Both scripts block rendering, so they share one request.
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
          // Minified: without line breaks, a language is 2.5% smaller.
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
