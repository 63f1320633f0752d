/** `countertop admin` serves the built admin, and forwards calls to a store. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { SeparateExtensions } from "../server/app.ts";
import { createReloads } from "../server/reload.ts";
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
import { watchExtension } from "./watch.ts";

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
  help: `Serves the admin for a store, on the same address as the store's API.

  countertop admin --store https://api.example.com [--port 7001] [--base-path /back-office/]

  --store URL             the store's server, without a path
  --port PORT             the port to listen on; 7001 if none is given
  --host HOST             the address to listen on; 127.0.0.1 if none is given
  --base-path PATH        the path of the admin, such as /back-office/; / if none is given
  --config FILE           JSON with fields of the admin's config.json, such as { "apiUrl": "", "analytics": … }
  --extensions LIST       output folders of countertop build, such as loyalty/dist,labels/dist
  --watch FOLDER          builds the extension in this folder after each change, and reloads open pages
  --trusted-front LIST    addresses and networks of proxies in front of the admin, whose X-Forwarded-* headers it trusts
  --connect-origins LIST  other origins that pages may send requests to
  --picture-origins LIST  origins of images that the store saves elsewhere, such as in a bucket
  --mcp URL               the MCP server whose plans operators approve in the admin
  --request-seconds N     the time limit for a request's headers, and for a body that isn't a file; 20 if none is given
  --max-connections N     the maximum number of connections; 1000 if none is given
  --no-check              starts even if the store doesn't respond
  --help                  shows this help

GET /health returns 200 while the server runs. Press Ctrl-C to stop it.`,
  options: {
    ...Object.fromEntries(
      Object.values(NAMES).map((name) => [name.slice(2), { type: "string" as const }]),
    ),
    extensions: { type: "string" },
    watch: { type: "string" },
    "no-check": { type: "boolean" },
  },
  async run(given) {
    const value = (name: keyof Settings) => given[NAMES[name].slice(2)];
    const { store } = given;
    if (store === undefined) throw new SettingsError(`--store is missing.\n\n${admin.help}`);
    const api = addressOf(store);
    if (!given["no-check"]) refuse(await storeProblem(api));
    const separate = extensionsIn(given["extensions"]);
    const reloads = createReloads();
    const { watch } = given;
    const watched =
      watch === undefined ? undefined : await watchExtension(resolve(watch), reloads.changed);
    const extensions = watched
      ? { ...separate, folders: [...separate.folders, watched.outDir], reloads }
      : separate;
    const starting = startServer(
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
      extensions.folders.length > 0 ? extensions : undefined,
    );
    // Otherwise, the watchers would keep the process running although the server didn't start.
    starting.catch(() => watched?.close());
    const running = await starting;
    closeAtSignals(running);
    console.log(`The admin is on ${running.url} for the store at ${api}. Press Ctrl-C to stop it.`);
    if (watch !== undefined)
      console.log(`Open pages reload when the extension in ${resolve(watch)} changes.`);
    // Checks CORS at the start, because the page itself could only report that it can't reach the store.
    const problem =
      running.apiUrl && (await crossOriginProblem(running.apiUrl, new URL(running.url).origin));
    if (problem) console.error(problem);
    return undefined;
  },
};

function extensionsIn(list = ""): SeparateExtensions {
  const folders = list.split(",").filter(Boolean);
  const wrong = folders.find((folder) => !existsSync(resolve(folder, "index.js")));
  refuse(
    wrong &&
      `--extensions must list output folders of countertop build, but ${wrong} has no index.js.`,
  );
  return {
    folders: folders.map((folder) => resolve(folder)),
    page: fileOf("extensible", "dist/extensible"),
  };
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new SettingsError(problem);
}
