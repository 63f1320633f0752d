/** `countertop admin` serves the built admin, and forwards calls to a store. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { SeparateExtensions } from "../server/app.ts";
import {
  closeAtSignals,
  SettingsError,
  startServer,
  type Names,
  type Settings,
} from "../server/start.ts";
import type { Command } from "./command.ts";
import { fileOf } from "./place.ts";
import { addressOf, crossOriginProblem, storeProblem } from "./store.ts";

const NAMES: Names = {
  api: "--store",
  base: "--base-path",
  host: "--host",
  port: "--port",
  dist: "--dist",
  config: "--config",
  front: "--trusted-front",
  requestSeconds: "--request-seconds",
  maxConnections: "--max-connections",
  mcp: "--mcp",
  connectOrigins: "--connect-origins",
  pictureOrigins: "--picture-origins",
};

export const admin: Command = {
  help: `Serves the admin for a store, on one address with the store's API.

  countertop admin --store https://api.example.com [--port 7001] [--base-path /back-office/]

  --store URL             the store's server, without a path
  --port PORT             7001 if none is given
  --host HOST             the address to listen on; 127.0.0.1 if none is given
  --base-path PATH        the folder that the admin is served from, such as /back-office/; / if none is given
  --config FILE           JSON with fields of the admin's config.json, such as { "apiUrl": "", "analytics": … }
  --extensions LIST       folders that countertop build has written, such as loyalty/dist,labels/dist
  --trusted-front LIST    addresses and networks of proxies in front, whose X-Forwarded-* headers count
  --connect-origins LIST  other origins that pages may send requests to
  --picture-origins LIST  origins of pictures that the store keeps elsewhere, such as a bucket
  --mcp URL               the MCP server whose plans operators approve in the admin
  --request-seconds N     time limit of a request's head, and of a body that isn't a file; 20
  --max-connections N     1000
  --no-check              starts even if the store doesn't answer
  --help                  this text

GET /health answers while the server is up. Ctrl-C stops it.`,
  options: {
    ...Object.fromEntries(
      Object.values(NAMES).map((name) => [name.slice(2), { type: "string" as const }]),
    ),
    extensions: { type: "string" },
    "no-check": { type: "boolean" },
  },
  async run(given) {
    const value = (name: keyof Settings) => given[NAMES[name].slice(2)];
    const { store } = given;
    if (store === undefined) throw new SettingsError(`--store is missing.\n\n${admin.help}`);
    const api = addressOf(store);
    if (!given["no-check"]) refuse(await storeProblem(api));
    const running = await startServer(
      {
        api,
        base: value("base") ?? "/",
        host: value("host") ?? "127.0.0.1",
        port: value("port") ?? "7001",
        dist: value("dist") ?? fileOf("admin", "../dist"),
        config: value("config"),
        front: value("front") ?? "",
        requestSeconds: value("requestSeconds") ?? "20",
        maxConnections: value("maxConnections") ?? "1000",
        mcp: value("mcp"),
        connectOrigins: value("connectOrigins") ?? "",
        pictureOrigins: value("pictureOrigins") ?? "",
      },
      NAMES,
      extensionsIn(given["extensions"]),
    );
    closeAtSignals(running);
    console.log(`The admin is on ${running.url} for the store at ${api}. Ctrl-C stops it.`);
    // Without this, the page itself would only report that it can't reach the store.
    const problem =
      running.apiUrl && (await crossOriginProblem(running.apiUrl, new URL(running.url).origin));
    if (problem) console.error(problem);
    return undefined;
  },
};

function extensionsIn(list: string | undefined): SeparateExtensions | undefined {
  if (list === undefined) return undefined;
  const folders = list.split(",").filter(Boolean);
  const wrong = folders.find((folder) => !existsSync(resolve(folder, "index.js")));
  refuse(
    wrong &&
      `--extensions must name folders that countertop build has written, but there is no index.js in ${wrong}.`,
  );
  return {
    folders: folders.map((folder) => resolve(folder)),
    page: fileOf("extensible", "dist/extensible"),
  };
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new SettingsError(problem);
}
