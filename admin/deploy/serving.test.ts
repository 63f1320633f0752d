import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { headersOf } from "../server/policy.ts";
import { askRaw } from "../server/testing/guard.ts";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { freePort, servers, startNginx, startOwn, type Server } from "./testing/servers.ts";

const SCRIPT = `console.log("${"built ".repeat(400)}");`;
const UPLOADS: Record<string, [type: string, body: string]> = {
  "/uploads/mug.png": ["image/png", "picture"],
  "/uploads/drawing.svg": ["image/svg+xml", "<svg/>"],
  "/uploads/page.html": ["text/html; charset=UTF-8", "<script>alert(1)</script>"],
  "/uploads/a image/png.html": ["text/html; charset=UTF-8", "<script>alert(1)</script>"],
  "/uploads/code.js": ["application/javascript; charset=UTF-8", "alert(1)"],
  "/uploads/orders.csv": ["text/csv; charset=UTF-8", "id\n"],
};

/** Origins that the policy allows because the test's store is on this machine. */
const local = ["http://localhost:*", "http://127.0.0.1:*"];
const headers = headersOf({ requests: local, pictures: local });

/** A store that echoes requests, and whose cookies allow cross-site use, as in production. */
const answerAsStore: RequestListener = (asked, answer) => {
  const upload = UPLOADS[decodeURIComponent(asked.url ?? "")];
  if (upload) return void answer.setHeader("content-type", upload[0]).end(upload[1]);
  if (asked.url?.startsWith("/uploads"))
    return void answer.writeHead(404, { "content-type": "text/html" }).end("<p>nothing</p>");
  if (asked.url === "/admin/slow") return void setTimeout(() => answer.end("late"), 300);
  if (asked.url === "/admin/moved")
    return void answer.writeHead(302, { location: "https://elsewhere.example/" }).end();
  const chunks: Buffer[] = [];
  asked.on("data", (chunk: Buffer) => chunks.push(chunk));
  asked.on("end", () => {
    const { method, url } = asked;
    const body = Buffer.concat(chunks).toString();
    answer.setHeader("set-cookie", [
      "connect.sid=s%3Aa.b; Path=/; HttpOnly; Secure; SameSite=None",
      "other=1; Path=/",
    ]);
    answer.setHeader("content-type", "application/json; charset=utf-8");
    answer.setHeader("x-powered-by", "Express");
    answer.end(
      JSON.stringify({ method, url, body, headers: asked.headers, filler: "x".repeat(2000) }),
    );
  });
};

let store: LocalServer;
let files = "";
let api = "";
beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), "countertop-dist-"));
  const lay = (name: string, text: string | Buffer) => {
    mkdirSync(join(files, name, ".."), { recursive: true });
    writeFileSync(join(files, name), text);
  };
  lay("index.html", '<!doctype html><base href="/" /><title>The page</title>');
  lay("assets/index-abc123.js", SCRIPT);
  lay("assets/index-abc123.js.br", brotliCompressSync(SCRIPT));
  lay("assets/index-abc123.js.gz", gzipSync(SCRIPT));
  lay("public/config.json", '{ "apiUrl": "" }');
  lay("public/version.json", '{ "version": "abc" }');
  lay("public/locales/en/common.json", "{}");
  lay(".vite/manifest.json", "{}");
  store = await startLocal(answerAsStore);
  api = store.url;
});
afterAll(() => {
  store.stop();
  rmSync(files, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

async function ask(
  { url }: Server,
  path: string,
  sent: Record<string, string> = {},
  { method = "GET", body = "" } = {},
): Promise<Answer> {
  const answer = await askRaw(url, path, method, sent, body);
  return { ...answer, body: answer.body.toString() };
}

interface Echo {
  method: string;
  url: string;
  body: string;
  headers: Record<string, string>;
}
const echo = ({ body }: Answer): Echo => JSON.parse(body) as Echo;

describe.each(servers)("%s", (_name, start, present) => {
  describe.runIf(present)("serves", () => {
    let server: Server;
    beforeAll(async () => void (server = await start({ dist: files, api })));
    afterAll(async () => void (await server.stop()));

    it.each(["/", "/a/products/prod_1?tab=media", "/administrator", "/index.html"])(
      "the page at %s with `no-cache` and all security headers",
      async (path) => {
        const answer = await ask(server, path);
        expect(answer.status).toBe(200);
        expect(answer.body).toContain("<title>The page</title>");
        expect(answer.headers["cache-control"]).toBe("no-cache");
        for (const [header, value] of Object.entries(headers))
          expect(answer.headers[header.toLowerCase()]).toBe(value);
      },
    );

    it("immutable strings under the build's name, and revalidated strings otherwise", async () => {
      const path = "/public/locales/en/common.json";
      const named = await ask(server, `${path}?v=abc`);
      expect(named.status).toBe(200);
      expect(named.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      for (const other of [path, `${path}?v=`, "/public/version.json?v=abc"])
        expect((await ask(server, other)).headers["cache-control"]).toBe("no-cache");
    });

    it("built files, which are immutable and were compressed at build time", async () => {
      const plain = await ask(server, "/assets/index-abc123.js");
      expect(plain.body).toBe(SCRIPT);
      expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(plain.headers["content-type"]).toMatch(/javascript/);
      const packed = await ask(server, "/assets/index-abc123.js", { "accept-encoding": "gzip" });
      expect(packed.headers["content-encoding"]).toBe("gzip");
      expect(packed.headers["content-length"]).toBe(String(gzipSync(SCRIPT).length));
      expect(packed.headers["vary"]).toMatch(/accept-encoding/i);
    });

    it("304 for files that the browser already has", async () => {
      const first = await ask(server, "/public/config.json");
      const etag = first.headers["etag"] ?? "";
      const second = await ask(server, "/public/config.json", { "if-none-match": etag });
      expect(etag).not.toBe("");
      expect(second.status).toBe(304);
    });

    it.each([
      "/assets/nope.js",
      "/public/locales/xx/common.json",
      "/.vite/manifest.json",
      "/public/%zz",
      "/assets/..%2f..%2fpackage.json",
      "/public/../.vite/manifest.json",
    ])("an error for %s, without information about the server", async (path) => {
      const answer = await ask(server, path);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body).not.toMatch(/node_modules|at .*:\d+:\d+|\{\}/);
    });

    it("a health check", async () => {
      expect(await ask(server, "/health")).toMatchObject({ status: 200, body: "OK" });
    });

    it("compressed API responses unchanged", async () => {
      const answer = await ask(server, "/store/products?q=a&expand[]=b", {
        "accept-encoding": "gzip",
      });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-encoding"]).toBe("gzip");
      expect(answer.headers["cache-control"]).toBeUndefined();
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    });

    it.each([
      "/admin/customers?q=a",
      "/admin",
      "/store/customers/me",
      "/store/auth",
      "/admin/moved",
    ])("%s as private, so that caches don't store it", async (path) => {
      expect((await ask(server, path)).headers["cache-control"]).toBe("no-store");
    });

    it("headers that don't reveal which software runs", async () => {
      for (const path of ["/", "/admin/products", "/uploads/mug.png"])
        expect((await ask(server, path)).headers["x-powered-by"]).toBeUndefined();
    });

    it("uploaded images, but no other files, to pages of other origins", async () => {
      for (const [path, value] of [
        ["/uploads/mug.png", "cross-origin"],
        ["/admin/products", "same-origin"],
        ["/", "same-origin"],
      ] as const)
        expect((await ask(server, path)).headers["cross-origin-resource-policy"]).toBe(value);
    });

    it("redirects of the API to the client, without following them", async () => {
      const answer = await ask(server, "/admin/moved");
      expect(answer.status).toBe(302);
      expect(answer.headers["location"]).toBe("https://elsewhere.example/");
    });

    it("the API only under its own paths", async () => {
      for (const path of ["/ADMIN/products", "/x/admin/products"])
        expect((await ask(server, path)).body).toContain("<title>The page</title>");
      expect((await ask(server, "//elsewhere.example/admin/products")).body).not.toContain(
        "method",
      );
    });

    it.each([
      ["/uploads/mug.png", "image/png", undefined],
      ["/uploads/drawing.svg", "image/svg+xml", "attachment"],
      ["/uploads/page.html", "application/octet-stream", "attachment"],
      ["/uploads/a%20image/png.html", "application/octet-stream", "attachment"],
      ["/uploads/code.js", "application/octet-stream", "attachment"],
      ["/uploads/orders.csv", "application/octet-stream", "attachment"],
      ["/admin/%2e%2e/uploads/page.html", "application/octet-stream", "attachment"],
      ["/uploads/missing.html", "application/octet-stream", "attachment"],
    ])("%s as %s (%s), so that a browser doesn't run it", async (path, type, disposition) => {
      const answer = await ask(server, path);
      expect(answer.headers["content-type"]).toBe(type);
      expect(answer.headers["content-disposition"]).toBe(disposition);
      expect(answer.headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    });

    it("cookies for its own pages only", async () => {
      const { headers: got } = await ask(server, "/admin/auth");
      const cookies = (got["set-cookie"] ?? []).map((cookie) => cookie.toLowerCase());
      expect(cookies).toHaveLength(2);
      for (const cookie of cookies) expect(cookie.match(/samesite=\w+/g)).toEqual(["samesite=lax"]);
      expect(cookies[0]).toMatch(/^connect\.sid=s%3aa\.b; path=\/; httponly; secure/);
    });

    describe("requests through", () => {
      const said = {
        host: "admin:8080",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "shop.example",
        "x-forwarded-for": "203.0.113.7",
      };

      it("a trusted proxy, with the proxy's information about the browser", async () => {
        const behind = await start({ dist: files, api, front: "127.0.0.0/8" });
        const { headers: got } = echo(await ask(behind, "/admin/a", said));
        expect(got).toMatchObject({
          "x-forwarded-proto": "https",
          "x-forwarded-host": "shop.example",
        });
        expect(got["x-forwarded-for"]).toMatch(/^203\.0\.113\.7, \S+$/);
        for (const path of ["/", "/admin/a"])
          expect((await ask(behind, path, said)).headers["strict-transport-security"]).toBe(
            "max-age=31536000",
          );
        const plain = { ...said, "x-forwarded-proto": "http" };
        expect((await ask(behind, "/", plain)).headers).not.toHaveProperty(
          "strict-transport-security",
        );
        const write = { ...said, origin: "https://shop.example", "content-length": "0" };
        expect((await ask(behind, "/admin/a", write, { method: "POST" })).status).toBe(200);
        await behind.stop();
      });

      it("a proxy that isn't trusted, without its forwarding headers", async () => {
        const { headers: got } = echo(
          await ask(server, "/admin/a", {
            ...said,
            forwarded: "for=203.0.113.7",
            "x-real-ip": "203.0.113.7",
          }),
        );
        expect(got).toMatchObject({
          "x-forwarded-proto": "http",
          "x-forwarded-host": "admin:8080",
        });
        expect(JSON.stringify(got)).not.toContain("203.0.113.7");
        const write = { ...said, origin: "https://shop.example", "content-length": "0" };
        expect((await ask(server, "/admin/a", write, { method: "POST" })).status).toBe(403);
      });
    });

    describe("a write", () => {
      const own = { host: "shop.example" };
      it.each<[string, number, Record<string, string>]>([
        ["from its own page", 200, { ...own, "sec-fetch-site": "same-origin" }],
        ["that a person started", 200, { ...own, "sec-fetch-site": "none" }],
        ["from its own page in an older browser", 200, { ...own, origin: "https://shop.example" }],
        ["from a program", 200, own],
        ["from a foreign page", 403, { ...own, "sec-fetch-site": "cross-site" }],
        ["from a page of a neighbor", 403, { ...own, "sec-fetch-site": "same-site" }],
        [
          "from a foreign page that claims to be none",
          403,
          { ...own, "sec-fetch-site": "cross-site", origin: "https://shop.example" },
        ],
        [
          "from a foreign page in an older browser",
          403,
          { ...own, origin: "https://evil.example" },
        ],
        [
          "from a page whose name begins alike",
          403,
          { ...own, origin: "https://shop.example.evil.example" },
        ],
        ["from a page without an origin", 403, { ...own, origin: "null" }],
      ])("%s: %i", async (_, status, sent) => {
        for (const method of ["POST", "DELETE"]) {
          const options = { method, body: '{"a":1}' };
          const json = { "content-type": "application/json", "content-length": "7" };
          const answer = await ask(server, "/admin/a", { ...json, ...sent }, options);
          expect(answer.status).toBe(status);
          if (status === 200) expect(echo(answer)).toMatchObject(options);
          else expect(answer.body).toBe("Pages of other origins can't change anything here.");
        }
        expect((await ask(server, "/admin/a", sent)).status).toBe(200);
      });
    });

    it("a large upload completely", async () => {
      const body = "x".repeat(8_000_000);
      const answer = await ask(
        server,
        "/admin/uploads",
        {
          "content-length": String(body.length),
          expect: "100-continue",
          cookie: "connect.sid=s%3Aa.b",
        },
        { method: "POST", body },
      );
      expect(echo(answer).body).toHaveLength(body.length);
    });

    it("the pages even if the store's host name doesn't resolve yet", async () => {
      const early = await start({ dist: files, api: "http://store.invalid:9000" });
      expect((await ask(early, "/")).status).toBe(200);
      await early.stop();
    });

    it("502 while the store doesn't respond, even right after the start", async () => {
      const orphan = await start({ dist: files, api: `http://127.0.0.1:${await freePort()}` });
      const answer = await ask(orphan, "/admin/products");
      expect(answer.status).toBe(502);
      expect((await ask(orphan, "/")).status).toBe(200);
      await orphan.stop();
    });

    it("the same build in a sub-path", async () => {
      const base = "/back-office/";
      const dist = mkdtempSync(join(tmpdir(), "countertop-base-"));
      // Sets up the folder as the image does for nginx: the files are in a folder named after the
      // path, and the page has that path.
      const nginxLike = start === startNginx;
      cpSync(files, nginxLike ? join(dist, base) : dist, { recursive: true });
      if (nginxLike)
        writeFileSync(join(dist, base, "index.html"), `<base href="${base}" /><p>The page</p>`);
      const folder = await start({ dist, api, base });
      expect((await ask(folder, `${base}a/products`)).body).toContain(`<base href="${base}" />`);
      expect((await ask(folder, `${base}assets/index-abc123.js`)).body).toBe(SCRIPT);
      expect((await ask(folder, `${base}assets/nope.js`)).status).toBe(404);
      expect((await ask(folder, "/assets/index-abc123.js")).status).toBe(404);
      expect(echo(await ask(folder, "/admin/a")).url).toBe("/admin/a");
      await folder.stop();
      rmSync(dist, { recursive: true, force: true });
    });

    it.runIf(start === startOwn)("running requests to their end on shutdown", async () => {
      const going = await start({ dist: files, api });
      const late = ask(going, "/admin/slow");
      await once(store.server, "request");
      expect(await going.stop()).toBe(0);
      expect((await late).body).toBe("late");
    });
  });
});
