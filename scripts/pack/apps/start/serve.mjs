// Serves the production build: `node serve.mjs PORT`.
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import app from "./dist/server/server.js";

const TYPES = { ".js": "text/javascript", ".css": "text/css" };
const [, , port] = process.argv;
createServer(async (request, response) => {
  const { pathname } = new URL(request.url, "http://localhost");
  const file = join(import.meta.dirname, "dist/client", pathname);
  if (extname(pathname) in TYPES && existsSync(file)) {
    response.writeHead(200, { "content-type": TYPES[extname(pathname)] });
    createReadStream(file).pipe(response);
    return;
  }
  const { status, headers, body } = await app.fetch(
    new Request(`http://localhost:${port}${request.url}`, { headers: request.headers }),
  );
  response.writeHead(status, Object.fromEntries(headers));
  if (body) Readable.fromWeb(body).pipe(response);
  else response.end();
}).listen(Number(port), "127.0.0.1", () => console.log("Ready"));
