/** Starts the admin's server from settings in the environment and on the command line, which are all strings. */
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { serve, type ServerType } from "@hono/node-server";
import { createApp, type SeparateExtensions } from "./app.ts";
import { trustedFronts } from "./fronts.ts";
import { originsIn } from "./policy.ts";

export interface Settings {
  api: string;
  base: string;
  host: string;
  port: string;
  /** Folder of the built admin. */
  dist: string;
  /** File to serve instead of the built `config.json`. */
  config?: string | undefined;
  front: string;
  requestSeconds: string;
  maxConnections: string;
  mcp?: string | undefined;
  connectOrigins: string;
  pictureOrigins: string;
}

/** Names of the settings for users, such as `API_URL` or `--store`. */
export type Names = Readonly<Record<keyof Settings, string>>;

/** One readable line for a person who configured something incorrectly. */
export class SettingsError extends Error {}

export interface Running {
  /** URL for a browser on this machine. */
  url: string;
  /** URL that pages call directly, if it is configured. */
  apiUrl: string;
  /** Lets running requests finish, for 5 seconds at most. */
  close(): Promise<void>;
}

/** Time in ms after which an idle connection is closed: longer than any response of the store takes. */
const IDLE_MS = 310_000;
/** Time in ms that running requests get on shutdown. */
const SHUTDOWN_MS = 5_000;

/**
 * Resolves when the server listens.
 * @throws SettingsError for an invalid setting
 */
export async function startServer(
  settings: Settings,
  names: Names,
  extensions?: SeparateExtensions,
): Promise<Running> {
  const { api, base, host, port, dist, front } = settings;
  const patience = Number(settings.requestSeconds) * 1000;
  check(settings, names);
  const config = settings.config === undefined ? undefined : readConfig(settings.config, names);
  const origins = named(() => {
    trustedFronts(front);
    return {
      requests: originsIn(settings.connectOrigins, names.connectOrigins),
      pictures: originsIn(settings.pictureOrigins, names.pictureOrigins),
    };
  });
  const { fetch } = createApp({
    dist,
    api,
    base,
    front,
    origins,
    patience,
    mcp: settings.mcp,
    extensions,
    config,
  });
  const server = await listen(
    (ready) =>
      serve(
        {
          fetch,
          hostname: host,
          port: Number(port),
          overrideGlobalObjects: false,
          // Longer than a proxy keeps its connections, so that it never sends a request on a closing connection.
          serverOptions: {
            keepAliveTimeout: 75_000,
            headersTimeout: patience,
            connectionsCheckingInterval: 1_000,
          },
        },
        ready,
      ),
    (error) => new SettingsError(portProblem(error, settings, names)),
  );
  server.maxConnections = Number(settings.maxConnections);
  server.setTimeout(IDLE_MS);
  const shown = /^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? "localhost" : host;
  const { port: real } = server.address() as AddressInfo;
  return {
    url: `http://${shown.includes(":") ? `[${shown}]` : shown}:${real}${base}`,
    apiUrl: config?.apiUrl ?? "",
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        if ("closeIdleConnections" in server) server.closeIdleConnections();
        setTimeout(done, SHUTDOWN_MS).unref();
      }),
  };
}

/** Ends the process cleanly on Ctrl-C, or when a service manager requests it. */
export function closeAtSignals(running: Running): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void running.close().then(() => process.exit(0)));
}

function check(settings: Settings, names: Names): void {
  const { api, base, dist, mcp, port } = settings;
  const refuse = (message: string): never => {
    throw new SettingsError(message);
  };
  if (!existsSync(resolve(dist, "index.html"))) refuse(`There is no built admin in ${dist}.`);
  if (!isOrigin(api))
    refuse(`${names.api} must be an address without a path, like http://store:9000: ${api}`);
  if (mcp !== undefined && !isOrigin(mcp))
    refuse(`${names.mcp} must be an address without a path, like http://127.0.0.1:9100: ${mcp}`);
  if (!/^\/([\w-]+\/)*$/.test(base) || /^\/(admin|store|uploads|mcp)\//.test(base))
    refuse(
      `${names.base} must be / or a folder like /back-office/, and none of the API's: ${base}`,
    );
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    refuse(`${names.port} must be a number up to 65535: ${port}`);
  for (const name of ["requestSeconds", "maxConnections"] as const)
    if (!(Number(settings[name]) > 0)) refuse(`${names[name]} must be a number: ${settings[name]}`);
}

const isOrigin = (address: string): boolean =>
  /^https?:\/\/[^/?#]+$/.test(address) && URL.canParse(address);

function readConfig(file: string, names: Names): { apiUrl?: string } {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { apiUrl?: string };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `${names.config} must be a JSON file like { "apiUrl": "" }, but ${file} can't be read: ${code ?? message}`,
    );
  }
}

function named<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new SettingsError((error as Error).message);
  }
}

const listen = (
  start: (ready: () => void) => ServerType,
  problem: (error: NodeJS.ErrnoException) => Error,
): Promise<ServerType> =>
  new Promise((done, fail) => {
    const server = start(() => done(server));
    server.once("error", (error) => fail(problem(error)));
  });

function portProblem(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: Settings,
  names: Names,
) {
  if (code === "EADDRINUSE")
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: ${names.port} ${Number(port) + 1}`;
  if (code === "EACCES")
    return `You have no permission to use port ${port}. Choose a port above 1023: ${names.port} 7001`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Set ${names.host} to 127.0.0.1, or to 0.0.0.0 for all.`;
  return message;
}
