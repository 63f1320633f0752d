/** The built admin and its API behind one origin, so that the session cookie needs no cross-origin rules. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type Context, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { proxy } from "hono/proxy";
import { headers, uploadHeaders } from "./policy.ts";
import { pagesWithPreload } from "./preload.ts";
import { refuseRemovedUsers, type RemovedUsers } from "./removed-users.ts";
import { isForeignWrite } from "./same-origin.ts";
import { sortsBySecret, withoutSecrets } from "./secrets.ts";

export interface AdminOptions {
  /** Folder of the built admin. */
  dist: string;
  /** Where the store server is, without a path: http://store:9000 */
  api: string;
  /** The folder that the admin is served from: / or /back-office/ */
  base: string;
}

const API = /^\/(admin|store|uploads)(\/|$)/;
/** As it is sent on: what stands for another path (`/admin/%2e%2e/uploads/`) is that path to all that follows. */
const pathOf = ({ req }: Context): string => new URL(req.url).pathname;

export function createApp({ dist, api, base }: AdminOptions): Hono {
  const pageFor = pagesWithPreload(
    dist,
    readFileSync(join(dist, "index.html"), "utf8").replace(
      '<base href="/" />',
      `<base href="${base}" />`,
    ),
  );
  const removedUsers = refuseRemovedUsers(api);
  const app = new Hono();
  app.use(secured);
  // Says that this server answers; the store says so for itself.
  app.get("/health", (c) => c.text("OK"));
  app.use(compress({ encoding: "gzip" }));
  app.use(async (c, next) => (API.test(pathOf(c)) ? passOn(c, api, removedUsers) : next()));
  app.use(`${base}*`, etag(), kept(base));
  app.use(
    `${base}*`,
    serveStatic({
      root: dist,
      precompressed: true,
      // The page is not among the files: it is answered below, with its folder written in.
      index: "none",
      rewriteRequestPath: (path) =>
        /\/\.|index\.html$/.test(path) ? "/none" : path.slice(base.length - 1),
    }),
  );
  // An address within the admin is answered by its page; a file that is missing is missing.
  app.get(`${base}*`, (c) =>
    /^(assets\/|public\/|.*\/\.|\.)/.test(pathOf(c).slice(base.length))
      ? c.notFound()
      : c.html(pageFor(pathOf(c).slice(base.length))),
  );
  app.notFound((c) => c.text("Not Found", 404));
  app.onError((error, c) => {
    complain(c, error);
    return c.text("Internal Server Error", 500);
  });
  return app;
}

const secured: MiddlewareHandler = async (c, next) => {
  await next();
  const own = pathOf(c).startsWith("/uploads")
    ? uploadHeaders(c.res.headers.get("content-type"))
    : headers;
  for (const [name, value] of Object.entries(own)) c.header(name, value);
};

/** Names of built files carry a hash, and strings the build's, so they never change; everything else is asked for again. */
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

async function passOn(c: Context, api: string, removedUsers: RemovedUsers): Promise<Response> {
  const { raw } = c.req;
  if (isForeignWrite(raw.method, raw.headers))
    return c.text("A page of another origin may change nothing here.", 403);
  const url = new URL(raw.url);
  if (sortsBySecret(url)) return c.text("A list can't be sorted by credentials.", 400);
  // By parts, so that nothing in an address can name another host.
  const target = new URL(api);
  target.pathname = url.pathname;
  target.search = url.search;
  try {
    if (await removedUsers.refuses(raw)) return c.text("Unauthorized", 401);
    const answer = await proxy(target, { raw, redirect: "manual", headers: passedOn(c, url) });
    const cookies = answer.headers.getSetCookie();
    answer.headers.delete("set-cookie");
    for (const cookie of cookies) answer.headers.append("set-cookie", lax(cookie));
    return await withoutSecrets(answer, { method: raw.method, path: url.pathname });
  } catch (error) {
    if (raw.signal.aborted) return new Response(null, { status: 499 });
    complain(c, error);
    return c.text("The store does not answer.", 502);
  } finally {
    removedUsers.changedBy(raw);
  }
}

function complain(c: Context, error: unknown): void {
  const { cause = error } = error as Error;
  console.error(`${c.req.method} ${pathOf(c)}: ${cause instanceof Error ? cause.message : "?"}`);
}

/** What a front before us said counts: it knows whether the browser came by TLS, which decides about the session's cookie. */
function passedOn(c: Context, { protocol, host }: URL): Headers {
  const sent = new Headers(c.req.raw.headers);
  const before = sent.get("x-forwarded-for");
  const sender = getConnInfo(c).remote.address ?? "unknown";
  sent.set("x-forwarded-for", before === null ? sender : `${before}, ${sender}`);
  if (!sent.has("x-forwarded-proto")) sent.set("x-forwarded-proto", protocol.slice(0, -1));
  if (!sent.has("x-forwarded-host")) sent.set("x-forwarded-host", sent.get("host") ?? host);
  // Hop by hop, or answered already.
  for (const name of ["connection", "expect", "keep-alive", "te", "upgrade"]) sent.delete(name);
  return sent;
}

/** In production the store lets its cookie go along from any page; one origin needs no such thing. */
const lax = (cookie: string): string =>
  cookie.replace(/;\s*SameSite=[^;]*/i, "").concat("; SameSite=Lax");
