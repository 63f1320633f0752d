// `npm run serve -w @countertop/admin`: serves the built admin with the settings below (admin/README.md, "Deploying").
import { resolve } from "node:path";
import { closeAtSignals, startServer, type Names } from "./start.ts";

const {
  API_URL = "http://127.0.0.1:9000",
  BASE_PATH = "/",
  HOST = "127.0.0.1",
  PORT = "7001",
  DIST = resolve(import.meta.dirname, "../dist"),
  CONFIG,
  TRUSTED_FRONT = "",
  REQUEST_SECONDS = "20",
  MAX_CONNECTIONS = "1000",
  MCP_URL,
  CONNECT_ORIGINS = "",
  PICTURE_ORIGINS = "",
} = process.env;

const NAMES: Names = {
  api: "API_URL",
  base: "BASE_PATH",
  host: "HOST",
  port: "PORT",
  dist: "DIST",
  config: "CONFIG",
  front: "TRUSTED_FRONT",
  requestSeconds: "REQUEST_SECONDS",
  maxConnections: "MAX_CONNECTIONS",
  mcp: "MCP_URL",
  connectOrigins: "CONNECT_ORIGINS",
  pictureOrigins: "PICTURE_ORIGINS",
};

try {
  const running = await startServer(
    {
      api: API_URL,
      base: BASE_PATH,
      host: HOST,
      port: PORT,
      dist: DIST,
      config: CONFIG,
      front: TRUSTED_FRONT,
      requestSeconds: REQUEST_SECONDS,
      maxConnections: MAX_CONNECTIONS,
      mcp: MCP_URL,
      connectOrigins: CONNECT_ORIGINS,
      pictureOrigins: PICTURE_ORIGINS,
    },
    NAMES,
  );
  closeAtSignals(running);
  console.log(`The admin is on ${running.url}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
