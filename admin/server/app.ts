/** Serves the built admin and its API on one origin, so that the session cookie doesn't depend on cross-origin rules. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { proxy } from "hono/proxy";
import { bodyOf, RejectedBody } from "./bodies.ts";
import { originOf, trustedFronts, type Origin } from "./fronts.ts";
import { isInbox, passToInbox } from "./inbox.ts";
import { setsKeyOfOther } from "./own-key.ts";
import { API, isAmbiguous, pathOf } from "./paths.ts";
import { failureOf, watchStore, type Watch } from "./problems.ts";
import {
  headersOf,
  isPrivate,
  originsOf,
  transportSecurity,
  uploadHeaders,
  type Origins,
} from "./policy.ts";
import { pagesWithPreload } from "./preload.ts";
import { RELOAD, serveReloads, type Reloads } from "./reload.ts";
import {
  hasCredential,
  readSession,
  refuseRemovedUsers,
  type RemovedUsers,
} from "./removed-users.ts";
import { isForeignWrite } from "./same-origin.ts";
import {
  droppedCookie,
  limitSignIns,
  startsSession,
  withoutSession,
  type SignIns,
} from "./sign-in.ts";
import { rememberSignOuts, type SignOuts } from "./sign-out.ts";
import { asksBySecret, withoutConditions, withoutSecrets } from "./secrets.ts";

export interface AdminOptions {
  /** Folder of the built admin. */
  dist: string;
  /** Origin of the store server, without a path, for example http://store:9000. */
  api: string;
  /** Path of the folder that the admin is served from, such as / or /back-office/. */
  base: string;
  /** Trusted proxies for X-Forwarded-*, as a list of addresses and networks or as a function. Default: none. */
  front?: string | ((address: string) => boolean);
  /**
   * Additional origins that pages may send requests to and load images from. By default, pages may use only their own origin
   * and those in their configuration.
   */
  origins?: Origins;
  /** Time limit in ms for a body that isn't a file. */
  patience?: number;
  /** Origin of the MCP server whose plans operators approve here, for example http://127.0.0.1:9100. */
  mcp?: string | undefined;
  /** Extensions that were built separately from the admin. Default: none. */
  extensions?: SeparateExtensions | undefined;
  /** Fields that replace those of the built `config.json`. */
  config?: object | undefined;
  /** Sends a request to the store. Default: `fetch`. */
  ask?: typeof fetch;
  /** True if uploads and the mock server use other ports of this machine. Default: true if the store is on this machine. */
  isLocal?: boolean;
  /** True for additional origins whose pages may write. By default, only the admin's own pages may. */
  mayWrite?(origin: string): boolean;
}

export interface SeparateExtensions {
  /** Folders with the output of `countertop build`. */
  folders: readonly string[];
  /** Folder of the admin that was built with `src/separate-extensions.ts`, without its `public/` folder. */
  page: string;
  /** Reloads open pages after a build. */
  reloads?: Reloads | undefined;
}

/** The store, and everything needed to forward a request to it. */
interface Passage {
  api: string;
  ask: typeof fetch;
  mayWrite(origin: string): boolean;
  removedUsers: RemovedUsers;
  signIns: SignIns;
  signOuts: SignOuts;
  isFront(address: string): boolean;
  patience: number;
  watch: Watch;
}

export function createApp(options: AdminOptions): Hono {
  const { dist, api, base, front = "", patience = 20_000, mcp, isLocal } = options;
  const { ask = fetch, mayWrite = () => false, extensions } = options;
  const { requests, pictures } = options.origins ?? { requests: [], pictures: [] };
  const file = join(dist, "public/config.json");
  const built = existsSync(file) ? readFileSync(file, "utf8") : "";
  const config =
    options.config && JSON.stringify({ ...JSON.parse(built || "{}"), ...options.config });
  const origins = originsOf(config ?? built, { api, requests, pictures, isLocal });
  const page = extensions?.page ?? dist;
  const pageFor = pagesWithPreload(
    { dist, page },
    readFileSync(join(page, "index.html"), "utf8").replace(
      '<base href="/" />',
      `<base href="${base}" />${namesOf(extensions)}`,
    ),
    { ...options.config, ...(mcp !== undefined && { assistants: true }) },
  );
  const isFront = typeof front === "string" ? trustedFronts(front) : front;
  const removedUsers = refuseRemovedUsers(api, Date.now, ask);
  const signIns = limitSignIns();
  const signOuts = rememberSignOuts();
  const watch = watchStore(api);
  const passage = { api, ask, mayWrite, removedUsers, signIns, signOuts, isFront, patience, watch };
  const app = new Hono();
  app.use(secured(isFront, origins));
  // Reports the health of this server only. The store has its own health check.
  app.get("/health", (c) => c.text("OK"));
  app.use(async (c, next) =>
    isAmbiguous(pathOf(c)) ? c.text("The path is ambiguous.", 400) : next(),
  );
  app.use(compress({ encoding: "gzip" }));
  app.use(async (c, next) => (API.test(pathOf(c)) ? passOn(c, passage) : next()));
  app.use(async (c, next) => {
    if (!isInbox(pathOf(c))) return next();
    if (isForeignWrite(c.req.raw.method, cameFrom(c, isFront).headers))
      return c.text("Pages of other origins can't change anything here.", 403);
    if (signOuts.isEnded(c.req.raw.headers, "/admin")) return c.text("Unauthorized", 401);
    return passToInbox(c.req.raw, { mcp, api, patience });
  });
  if (extensions?.reloads) serveReloads(app, base, extensions.reloads);
  app.use(`${base}*`, etag(), kept(base));
  if (config)
    app.get(`${base}public/config.json`, (c) =>
      c.body(config, 200, { "content-type": "application/json" }),
    );
  for (const [index, folder] of (extensions?.folders ?? []).entries())
    app.use(`${base}${placeOf(index)}/*`, files(folder, `${base}${placeOf(index)}/`));
  for (const folder of new Set([page, dist])) app.use(`${base}*`, files(folder, base));
  // All URLs within the admin return the page, except missing files, which return 404.
  app.get(`${base}*`, (c) =>
    /^(assets\/|public\/|extensions\/|.*\/\.|\.)/.test(pathOf(c).slice(base.length))
      ? c.notFound()
      : c.html(pageFor(pathOf(c).slice(base.length))),
  );
  app.notFound((c) => c.text("Not Found", 404));
  app.onError((error, c) => {
    console.error(complaint(c, error));
    return c.text("Internal Server Error", 500);
  });
  return app;
}

const placeOf = (index: number): string => `extensions/${index}`;

/** A tag with the names of the extensions' files, which the page loads. */
function namesOf({ folders, reloads }: Partial<SeparateExtensions> = {}): string {
  const files = (folders ?? []).map((_, index) => `${placeOf(index)}/index.js`);
  if (reloads) files.push(RELOAD);
  return files.length === 0 ? "" : `<meta name="extensions" content="${files.join(" ")}" />`;
}

const files = (folder: string, base: string): MiddlewareHandler =>
  serveStatic({
    root: folder,
    precompressed: true,
    // Doesn't serve index.html as a file, because the last handler adds the base path to the page.
    index: "none",
    rewriteRequestPath: (path) =>
      /\/\.|index\.html$/.test(path) ? "/none" : path.slice(base.length - 1),
  });

function secured(isFront: Passage["isFront"], origins: Origins): MiddlewareHandler {
  const headers = headersOf(origins);
  return async (c, next) => {
    await next();
    const path = pathOf(c);
    const own = path.startsWith("/uploads")
      ? uploadHeaders(c.res.headers.get("content-type"))
      : headers;
    for (const [name, value] of Object.entries(own)) c.header(name, value);
    if ((API.test(path) && isPrivate(path)) || isInbox(path)) c.header("Cache-Control", "no-store");
    if (cameFrom(c, isFront).secure) c.header("Strict-Transport-Security", transportSecurity);
  };
}

function cameFrom(c: Context, isFront: Passage["isFront"]): Origin {
  const sender = getConnInfo(c).remote.address ?? "unknown";
  const { headers: sent, url } = c.req.raw;
  return originOf(sent, { sender, url: new URL(url), trusted: isFront(sender) });
}

/**
 * Browsers may cache files with a hash in their name and strings with the build's name in their URL forever. They revalidate
 * other files.
 */
const kept =
  (base: string): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const path = pathOf(c).slice(base.length);
    const named =
      path.startsWith("assets/") || (path.startsWith("public/locales/") && c.req.query("v"));
    const forever = c.res.ok && named;
    c.header("Cache-Control", forever ? "public, max-age=31536000, immutable" : "no-cache");
  };

async function passOn(c: Context, passage: Passage): Promise<Response> {
  const { api, ask, mayWrite, removedUsers, signIns, signOuts, isFront, patience, watch } = passage;
  const { raw } = c.req;
  const url = new URL(raw.url);
  const { headers: passed, address, secure } = cameFrom(c, isFront);
  if (isForeignWrite(raw.method, passed) && !mayWrite(passed.get("origin") ?? ""))
    return c.text("Pages of other origins can't change anything here.", 403);
  if (asksBySecret(url)) return c.text("A list can't be sorted or filtered by credentials.", 400);
  // Sets each part of the target separately, so that the requested URL can't change the host.
  const target = new URL(api);
  target.pathname = url.pathname;
  target.search = url.search;
  try {
    if (await removedUsers.refuses(raw)) return c.text("Unauthorized", 401);
    const signedIn = hasCredential(raw.headers);
    const body = await bodyOf(raw, { signedIn, patience });
    const { method } = raw;
    const path = url.pathname;
    if (await setsKeyOfOther(method, path, body, () => readSession(api, raw.headers, ask)))
      return c.text("Users can change only their own API key.", 403);
    const ended = signIns.begin({ method, path, address, body });
    if (typeof ended === "number")
      return c.text("Too many attempts.", 429, { "retry-after": String(ended) });
    // On sign-in, the store would keep the session id that the browser sent, which an attacker may have planted (session
    // fixation).
    if (startsSession(method, path) || signOuts.isEnded(raw.headers, path)) withoutSession(passed);
    withoutConditions(passed, path);
    const answer = await proxy(target, {
      raw,
      customFetch: ask,
      redirect: "manual",
      headers: hopless(passed),
      ...(body !== undefined && { body }),
    }).catch((error: unknown) => {
      // If the client disconnects before the response, the attempt still counts. Otherwise, the client could guess passwords
      // without being limited.
      if (!raw.signal.aborted) ended(502);
      throw error;
    });
    ended(answer.status);
    signOuts.answered({ method, path, headers: raw.headers }, answer.ok);
    watch.answered();
    answer.headers.delete("x-powered-by");
    const cookies = answer.headers.getSetCookie();
    if (answer.ok && startsSession(method, path)) {
      const host = passed.get("x-forwarded-host") ?? url.host;
      watch.report(droppedCookie(cookies, { secure, host }));
    }
    answer.headers.delete("set-cookie");
    for (const cookie of cookies) answer.headers.append("set-cookie", lax(cookie));
    return await withoutSecrets(answer, { method, path });
  } catch (error) {
    const refused = refusalIn(error);
    if (refused) return c.text(refused.message, refused.status);
    if (raw.signal.aborted) return new Response(null, { status: 499 });
    watch.report(failureOf(error, api) ?? complaint(c, error));
    return c.text("The store doesn't respond.", 502);
  } finally {
    removedUsers.changedBy(raw);
  }
}

/**
 * The `RejectedBody` among an error and its cause. It's the cause if a body turns out to be too large while it's being
 * forwarded.
 */
const refusalIn = (error: unknown): RejectedBody | undefined =>
  [error, (error as Error).cause].find((one) => one instanceof RejectedBody);

function complaint(c: Context, error: unknown): string {
  const { cause = error } = error as Error;
  return `${c.req.method} ${pathOf(c)}: ${cause instanceof Error ? cause.message : "?"}`;
}

/** Removes hop-by-hop headers, and headers that this server has already handled. */
function hopless(headers: Headers): Headers {
  for (const name of ["connection", "expect", "keep-alive", "te", "upgrade"]) headers.delete(name);
  return headers;
}

/** Sets `SameSite=Lax`. In production, the store's cookie allows cross-site use, but the admin and its API share an origin. */
const lax = (cookie: string): string =>
  cookie.replace(/;\s*SameSite=[^;]*/i, "").concat("; SameSite=Lax");
