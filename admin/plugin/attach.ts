/**
 * Runs the admin and its guard in front of a store's own handlers, in the store's process. Medusa mounts plugins behind the
 * store's session middleware, which would respond to the request's cookie before the guard sees it. Therefore, this replaces
 * the application's `handle`.
 */
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { createApp, type SeparateExtensions } from "../server/app.ts";
import { uploadHeaders } from "../server/policy.ts";
import type { Options } from "./options.ts";

type Next = (error?: unknown) => void;
type Handle = (request: IncomingMessage, response: ServerResponse, next?: Next) => unknown;

/** Parts of an Express application that this plugin uses. */
export interface Application {
  handle: Handle;
  /** Returns a function that is true for addresses that the store allows to send `X-Forwarded-*`. */
  get(setting: "trust proxy fn"): (address: string, hop: number) => boolean;
}

interface Settings extends Omit<Options, "ignored" | "extensions"> {
  /** Folder of the built admin. */
  dist: string;
  extensions?: SeparateExtensions | undefined;
  mayWrite(origin: string): boolean;
}

const ADMIN = /^\/admin(\/|$)/i;
const UPLOADS = /^\/uploads(\/|$)/i;
const INBOX = /^\/mcp(\/|$)/;
/** Header of requests that have passed the guard. Its value is known only in this process. */
const PASSED = "x-countertop-passed";
/** Header with the host that the browser requested, because fetch replaces the Host header. */
const HOST = "x-countertop-host";

/**
 * @returns a handler that the store mounts as it mounts plugins. It rejects a call of the admin API that hasn't passed the
 * guard, however the call's URL is written.
 */
export function attach(app: Application, settings: Settings) {
  const { base, guard, mcp } = settings;
  const folder = base.slice(0, -1);
  const handle = app.handle.bind(app);
  const secret = randomUUID();
  const passed = new WeakSet<IncomingMessage>();
  const guarded = (request: IncomingMessage, response: ServerResponse): void => {
    if (request.headers[PASSED] !== secret) return refuse(response, 403);
    passed.add(request);
    restore(request);
    handle(request, response);
  };
  let listener: Promise<Handle> | undefined;
  app.handle = (request, response, next) => {
    const path = pathIn(request.url ?? "");
    const isOwn =
      path.startsWith(base) ||
      (guard && ADMIN.test(path)) ||
      (mcp !== undefined && INBOX.test(path));
    if (path === folder) return redirect(response, `${base}${searchIn(request.url ?? "")}`);
    if (isOwn) {
      listener ??= listen(guarded).then((api) => listenerOf(api, secret, app, settings));
      return void listener.then(
        (answer) => answer(request, response),
        () => refuse(response, 502),
      );
    }
    if (guard && UPLOADS.test(path)) withoutActiveContent(response);
    return handle(request, response, next);
  };
  return (request: IncomingMessage & { path?: string }, response: ServerResponse, next: Next) =>
    guard && ADMIN.test(request.path ?? "") && !passed.has(request)
      ? refuse(response, 404)
      : next();
}

/** Creates the admin's server. The store that the server forwards to is in this process. */
function listenerOf(api: string, secret: string, app: Application, settings: Settings): Handle {
  const { trustedFront } = settings;
  const { fetch: answer } = createApp({
    ...settings,
    api,
    isLocal: process.env["NODE_ENV"] !== "production",
    front: trustedFront ?? ((address) => app.get("trust proxy fn")(address, 0)),
    ask: (input, init) => {
      const request = new Request(input, init);
      request.headers.set(PASSED, secret);
      request.headers.set(HOST, request.headers.get("host") ?? "");
      return fetch(request);
    },
  });
  return getRequestListener(answer, { overrideGlobalObjects: false });
}

/**
 * Starts a server, on this machine only, for requests that have passed the guard.
 * @returns the server's origin
 */
function listen(handle: Handle): Promise<string> {
  const server = createServer((request, response) => void handle(request, response));
  // The store's own server decides when the process ends.
  server.unref();
  return new Promise((done, fail) => {
    server.once("error", fail);
    // `exclusive`: otherwise, processes of a cluster would share the port, but each has its own secret.
    server.listen({ host: "127.0.0.1", port: 0, exclusive: true }, () =>
      done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}

/**
 * Removes the extra hop through this process from the headers. Otherwise, the store would mistake the proxy in front of it for
 * the browser.
 */
function restore({ headers }: IncomingMessage): void {
  headers.host = String(headers[HOST] || headers.host);
  for (const name of [PASSED, HOST]) delete headers[name];
  const hops = String(headers["x-forwarded-for"] ?? "").split(", ");
  if (hops.length > 1) headers["x-forwarded-for"] = hops.slice(0, -1).join(", ");
}

/** Media types that can't run scripts in their origin, and that storefronts display. */
const PASSIVE = /^(image\/(?!svg)|video\/|audio\/|font\/|application\/pdf\b)/;

/** With the plugin, uploads share the admin's origin, so documents and scripts among them must not run in it. */
function withoutActiveContent(response: ServerResponse): void {
  const write = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    const type = String(response.getHeader("content-type") ?? "");
    const headers = PASSIVE.test(type)
      ? { "X-Content-Type-Options": "nosniff" }
      : uploadHeaders(type);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return write(...args);
  };
}

/** The path as the store's router reads it. A request can contain a complete URL, and `\` means `/` in some URLs. */
const pathIn = (url: string): string =>
  (url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, "").split(/[?#]/)[0] ?? "").replaceAll("\\", "/");

const searchIn = (url: string): string => /\?[^#]*/.exec(url)?.[0] ?? "";

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(308, { location }).end();

const refuse = (response: ServerResponse, status: number): void =>
  void response.writeHead(status, { "content-type": "text/plain" }).end();
