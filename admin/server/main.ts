// `npm run serve -w admin`: serves the built admin, as the variables below say (admin/README.md, "Deploying").
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { createApp } from "./app.ts";
import { trustedFronts } from "./fronts.ts";
import { originsIn } from "./policy.ts";

const {
  API_URL = "http://127.0.0.1:9000",
  BASE_PATH = "/",
  HOST = "127.0.0.1",
  PORT = "7001",
  DIST = resolve(import.meta.dirname, "../dist"),
  TRUSTED_FRONT = "",
  REQUEST_SECONDS = "20",
  MAX_CONNECTIONS = "1000",
  MCP_URL,
  CONNECT_ORIGINS = "",
  PICTURE_ORIGINS = "",
} = process.env;
/** Time in ms for the head of a request, and for a body that isn't a file. */
const PATIENCE_MS = Number(REQUEST_SECONDS) * 1000;
/** Time in ms after which an idle connection is closed: longer than any response of the store takes. */
const IDLE_MS = 310_000;
/** Time in ms that running requests get at a shutdown. */
const SHUTDOWN_MS = 5_000;

if (!existsSync(resolve(DIST, "index.html"))) stop(`There is no built admin in ${DIST}.`);
if (!/^https?:\/\/[^/]+$/.test(API_URL))
  stop(`API_URL must be an address without a path, like http://store:9000: ${API_URL}`);
if (MCP_URL !== undefined && !/^https?:\/\/[^/]+$/.test(MCP_URL))
  stop(`MCP_URL must be an address without a path, like http://127.0.0.1:9100: ${MCP_URL}`);
if (!/^\/([\w-]+\/)*$/.test(BASE_PATH) || /^\/(admin|store|uploads|mcp)\//.test(BASE_PATH))
  stop(`BASE_PATH must be / or a folder like /back-office/, and none of the API's: ${BASE_PATH}`);

if (!(PATIENCE_MS > 0)) stop(`REQUEST_SECONDS must be a number: ${REQUEST_SECONDS}`);
if (!(Number(MAX_CONNECTIONS) > 0)) stop(`MAX_CONNECTIONS must be a number: ${MAX_CONNECTIONS}`);
const origins = checked(() => {
  trustedFronts(TRUSTED_FRONT);
  return {
    requests: originsIn(CONNECT_ORIGINS, "CONNECT_ORIGINS"),
    pictures: originsIn(PICTURE_ORIGINS, "PICTURE_ORIGINS"),
  };
});

const server: ServerType = serve(
  {
    fetch: createApp({
      dist: DIST,
      api: API_URL,
      base: BASE_PATH,
      front: TRUSTED_FRONT,
      origins,
      patience: PATIENCE_MS,
      mcp: MCP_URL,
    }).fetch,
    hostname: HOST,
    port: Number(PORT),
    overrideGlobalObjects: false,
    // Longer than a proxy keeps its connections, so that it never sends a request into one that is closing.
    serverOptions: {
      keepAliveTimeout: 75_000,
      headersTimeout: PATIENCE_MS,
      connectionsCheckingInterval: 1_000,
    },
  },
  ({ port }) => console.log(`The admin is on http://${HOST}:${port}${BASE_PATH}`),
);
server.maxConnections = Number(MAX_CONNECTIONS);
server.setTimeout(IDLE_MS);
server.once("error", (error) => stop(error.message));

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, end);

function end(): void {
  server.close(() => process.exit(0));
  if ("closeIdleConnections" in server) server.closeIdleConnections();
  setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
}

function checked<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    return stop((error as Error).message);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
