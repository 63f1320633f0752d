import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import type { Connect, Plugin } from "vite";
import { shellStrings } from "../src/lib/detection.ts";
import { earlyScript } from "./early.ts";

/** Files that index.html loads. */
const NAMED = ["theme.js", "print.css", "favicon.svg"];

async function sourceOf(name: string, file: string, root: string): Promise<string | Uint8Array> {
  // Both this file and the early script block rendering, so they share one request.
  if (name === "theme.js") return `${file}\n${await earlyScript(root)}`;
  if (name === "print.css")
    return transform({ filename: name, code: Buffer.from(file), minify: true }).code;
  return file;
}

/** Serves `public/` under `/public/`. Development uses the folder itself, and a build contains a copy. */
export function publicFiles({ assistants = false } = {}): Plugin {
  let root = "";

  // An unknown route returns the page, but a missing file must return 404.
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
    // Replaces the names of these files with names that contain a hash, so that browsers can cache them.
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
        this.emitFile({ type: "asset", name, source: await sourceOf(name, file, root) });
      }
    },
    generateBundle() {
      for (const fileName of globSync("public/**/*.*", { cwd: root })) {
        const source = readFileSync(join(root, fileName));
        this.emitFile({
          type: "asset",
          fileName,
          // Minifies JSON: without line breaks, a language's strings are 2.5% smaller.
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
