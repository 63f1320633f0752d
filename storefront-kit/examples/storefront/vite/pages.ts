import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type * as Server from "../src/server.tsx";

/** Serves the pages of a built shop as its server draws them; every file of it as it is. */
export function pages(store: string): Plugin {
  return {
    name: "countertop:pages",
    async configurePreviewServer({ config, middlewares }) {
      const client = join(config.root, config.build.outDir);
      const file = pathToFileURL(join(client, "../server/server.js")).href;
      const { render } = (await import(file)) as typeof Server;
      const template = readFileSync(join(client, "index.html"), "utf8");
      const lines = readFileSync(join(client, "gone.txt"), "utf8").split("\n");
      const gone = new Set(lines.filter((line) => line.startsWith("/")));
      middlewares.use((request, response, next) => {
        if (!isPage(request)) return next();
        render(asRequest(request), { template, gone, store }).then(
          (answer) => send(answer, response),
          next,
        );
      });
    },
  };
}

/** Not a file, and nothing of the store's. */
const isPage = ({ method, url = "" }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  !/^\/(store|uploads|assets)(\/|$)/.test(url) &&
  !/^[^?]*\.\w+(\?|$)/.test(url);

function asRequest({ url = "/", headers }: IncomingMessage): Request {
  const kept = new Headers();
  for (const name of ["accept-language", "cookie"]) {
    const value = headers[name];
    if (typeof value === "string") kept.set(name, value);
  }
  // Behind a front the shop is where the front says.
  const [protocol = "http"] = [headers["x-forwarded-proto"]].flat();
  const [host = "localhost"] = [headers["x-forwarded-host"] ?? headers.host].flat();
  return new Request(new URL(url, `${protocol}://${host}`), { headers: kept });
}

function send(answer: Response, response: ServerResponse): void {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (answer.body) Readable.fromWeb(answer.body as never).pipe(response);
  else response.end();
}
