import { readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type * as Server from "../src/server.tsx";

/** Serves the pages of a built storefront, rendered by its server, and all files unchanged. */
export function pages(store: string, origin: string | undefined): Plugin {
  return {
    name: "countertop:pages",
    async configurePreviewServer({ config, middlewares }) {
      const client = join(config.root, config.build.outDir);
      const file = pathToFileURL(join(client, "../server/server.js")).href;
      const { render, robots, sitemap } = (await import(file)) as typeof Server;
      const template = readFileSync(join(client, "index.html"), "utf8");
      const rules = readFileSync(join(client, "robots.txt"), "utf8");
      const lines = readFileSync(join(client, "gone.txt"), "utf8").split("\n");
      const gone = new Set(lines.filter((line) => line.startsWith("/")));
      middlewares.use((request, response, next) => {
        if (!isPage(request)) return next();
        const asked = asRequest(request, origin);
        const address = new URL(asked.url);
        if (address.pathname === "/robots.txt")
          return send(robots(rules, address.origin), response);
        const isSitemap = address.pathname === "/sitemap.xml";
        if (!isSitemap && isFile(client, request)) return next();
        const answer = isSitemap
          ? sitemap(address.origin, store)
          : render(asked, { template, gone, store });
        answer.then((page) => send(page, response), next);
      });
    },
  };
}

/** Excludes the store's paths, and files that aren't in the build, such as a script of an older one. */
const isPage = ({ method, url = "" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !/^\/(store|uploads|assets)([/?]|$)/.test(url);

/** True if the URL is a file of the build. A dot in the URL isn't enough: `/products/no-5.5` is a page. */
function isFile(client: string, { url = "" }: IncomingMessage): boolean {
  const [path = ""] = url.split("?");
  try {
    return statSync(join(client, decodeURIComponent(path))).isFile();
  } catch {
    return false;
  }
}

/** Converts a request from Node. `origin` is the storefront's public URL. If it's missing, the requested host is used. */
export function asRequest(
  { url = "/", headers }: Pick<IncomingMessage, "url" | "headers">,
  origin: string | undefined,
): Request {
  const kept = new Headers();
  for (const name of ["accept-language", "cookie"]) {
    const value = headers[name];
    if (typeof value === "string") kept.set(name, value);
  }
  // Ignores X-Forwarded-*, because anyone can send these headers, and caches would keep that URL in canonical links and JSON-LD.
  const base = origin ?? `http://${headers.host ?? "localhost"}`;
  // The parts are concatenated, not resolved, so that `//evil.test/` is a path, not another host.
  return new Request(`${base}${url}`, { headers: kept });
}

function send(answer: Response, response: ServerResponse): void {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
  else response.end();
}
