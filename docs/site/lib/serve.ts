/** A static file server for the built site, which only this machine can reach. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Port 0 chooses a free port. */
export async function listen(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = normalize(decodeURIComponent(pathname));
    const file = [
      join(folder, path),
      join(folder, path, "index.html"),
      `${join(folder, path)}.html`,
    ].find((one) => existsSync(one) && statSync(one).isFile());
    const found = file ?? join(folder, "404.html");
    if (!existsSync(found)) return void response.writeHead(404).end();
    response.writeHead(file ? 200 : 404, {
      "content-type": TYPES[extname(found)] ?? "application/octet-stream",
    });
    response.end(readFileSync(found));
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return server;
}
