/** A server for tests, on a free port of this machine. */
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface LocalServer {
  url: string;
  server: Server;
  /** Stops the server and closes open connections. */
  stop(): void;
}

export async function startLocal(listener: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(listener).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    server,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
