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
  /** Path of a file to serve in place of the built `config.json`. */
  config?: string | undefined;
  front: string;
  requestSeconds: string;
  maxConnections: string;
  mcp?: string | undefined;
  connectOrigins: string;
  pictureOrigins: string;
}

/** The settings' names for users, such as `API_URL` or `--store`. */
export type Names = Readonly<Record<keyof Settings, string>>;

/** Thrown for an incorrect setting. The message is one line, for the person who configured the server. */
export class SettingsError extends Error {}

export interface Running {
  /** The URL to open in a browser on this machine. */
  url: string;
  /** The URL that pages call directly, if one is configured. */
  apiUrl: string;
  /** Stops the server. Running requests get at most 5 seconds to finish. */
  close(): Promise<void>;
}

/**
 * Time in ms without activity after which a connection is closed during a request. It's longer than any response of the store
 * takes.
 */
const IDLE_MS = 310_000;
/** Time in ms that running requests get on shutdown. */
const SHUTDOWN_MS = 5_000;
const IDLE_CHECK_MS = 50;

/**
 * Resolves when the server accepts requests.
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
          // Keeps connections open longer than a proxy does, so that a proxy never sends a request on a connection that is
          // closing.
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
        extensions?.reloads?.end();
        // A connection whose last request ends during the shutdown would stay open for the next one.
        const idle = setInterval(() => {
          if ("closeIdleConnections" in server) server.closeIdleConnections();
        }, IDLE_CHECK_MS).unref();
        const ended = () => {
          clearInterval(idle);
          done();
        };
        server.close(ended);
        setTimeout(ended, SHUTDOWN_MS).unref();
      }),
  };
}

/** On Ctrl-C, or when a service manager requests it, stops the server and then exits. */
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
    refuse(`${names.api} must be an address without a path, such as http://store:9000: ${api}`);
  if (mcp !== undefined && !isOrigin(mcp))
    refuse(`${names.mcp} must be an address without a path, such as http://127.0.0.1:9100: ${mcp}`);
  if (!/^\/([\w-]+\/)*$/.test(base) || /^\/(admin|store|uploads|mcp)\//.test(base))
    refuse(
      `${names.base} must be / or a path such as /back-office/ that the API doesn't use: ${base}`,
    );
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    refuse(`${names.port} must be a number up to 65535: ${port}`);
  for (const name of ["requestSeconds", "maxConnections"] as const)
    if (!(Number(settings[name]) > 0))
      refuse(`${names[name]} must be a number above 0: ${settings[name]}`);
}

const isOrigin = (address: string): boolean =>
  /^https?:\/\/[^/?#]+$/.test(address) && URL.canParse(address);

function readConfig(file: string, names: Names): { apiUrl?: string } {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { apiUrl?: string };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingsError(
      `${names.config} must be a JSON file such as { "apiUrl": "" }, but ${file} can't be read: ${code ?? message}`,
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
    return `Port ${port} is in use. Stop the program that uses it, or choose a different port: ${names.port} ${Number(port) + 1}`;
  if (code === "EACCES")
    return `You have no permission to use port ${port}. Choose a port above 1023: ${names.port} 7001`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return `This machine has no address ${host}. Set ${names.host} to 127.0.0.1, or to 0.0.0.0 for all.`;
  return message;
}
