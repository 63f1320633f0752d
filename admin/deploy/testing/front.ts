/** A TLS proxy in front of a deployment, for tests. Its certificate is valid only for localhost. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

const pem = readFileSync(join(import.meta.dirname, "localhost.pem"));

/**
 * Starts the proxy. It requests the server behind it by the internal host name, and sends the browser's host in the usual
 * headers.
 */
export async function startFront(behind: string): Promise<{ url: string; stop(): void }> {
  const { hostname, port, host } = new URL(behind);
  const server = createServer({ key: pem, cert: pem }, (asked, answer) => {
    const headers = {
      ...asked.headers,
      host,
      "x-forwarded-proto": "https",
      "x-forwarded-host": asked.headers.host,
      "x-forwarded-for": "203.0.113.7",
    };
    const { method, url: path } = asked;
    const passed = request({ hostname, port, path, method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.once("error", () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
