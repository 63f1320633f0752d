import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MOST_PER_ADDRESS } from "../server/sign-in.ts";
import { askRaw } from "../server/testing/guard.ts";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { servers, startNginx, startOwn, type Server } from "./testing/servers.ts";

const bob = { id: "usr_bob", email: "bob@example.test", api_token: "key-of-bob" };
let users = new Set<string>();
let asked: { call: string; cookie: string | undefined }[] = [];

/** Like the real store, checks whether the user still exists only for `GET /admin/auth`. */
const answerAsStore: RequestListener = (request, answer) => {
  const { method, url = "", headers } = request;
  const call = `${method} ${url}`;
  const who = headers.authorization ?? headers.cookie;
  const status = call !== "GET /admin/auth" || users.has(who ?? "") ? 200 : who ? 404 : 401;
  if (call !== "GET /admin/auth") asked.push({ call, cookie: headers.cookie });
  else if (headers["if-none-match"]) return void answer.writeHead(304).end();
  request.resume().on("end", () => {
    answer.writeHead(method === "POST" && /\/auth(\/token)?$/.test(url) ? 401 : status, {
      "content-type": "application/json",
      "x-powered-by": "Express",
    });
    answer.end(JSON.stringify({ user: { ...bob, id: "usr_ann" }, users: [bob] }));
  });
};
let store: LocalServer;
let dist = "";
let api = "";
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "countertop-rows-"));
  writeFileSync(join(dist, "index.html"), "<title>The page</title>");
  store = await startLocal(answerAsStore);
  api = store.url;
});
afterAll(() => {
  store.stop();
  rmSync(dist, { recursive: true });
});
beforeEach(() => {
  users = new Set(["connect.sid=ann", "Bearer bob"]);
  asked = [];
});

const ANN = { cookie: "connect.sid=ann" };
const GONE = { cookie: "connect.sid=gone" };

interface Row {
  call: string;
  sent?: Record<string, string>;
  status: number;
}

const rows: Row[] = [
  { call: "GET /admin/customers", sent: ANN, status: 200 },
  { call: "GET /admin/customers", sent: { authorization: "Bearer bob" }, status: 200 },
  { call: "GET /admin/customers", sent: GONE, status: 401 },
  { call: "GET /admin/Customers/", sent: GONE, status: 401 },
  { call: "GET /admin/x/../customers", sent: GONE, status: 401 },
  { call: "GET /store/../admin/customers", sent: GONE, status: 401 },
  { call: "GET /admin/customers", sent: { authorization: "Bearer gone" }, status: 401 },
  { call: "POST /admin/collections", sent: GONE, status: 401 },
  { call: "DELETE /admin/users/usr_ann", sent: GONE, status: 401 },
  { call: "POST /admin/uploads", sent: GONE, status: 401 },
  { call: "POST /admin/invites/accept", sent: GONE, status: 200 },
  { call: "POST /admin/users/reset-password", sent: GONE, status: 200 },
  { call: "GET /store/products", sent: GONE, status: 200 },
  { call: "GET /admin/users?order=email&q=token", sent: ANN, status: 200 },
  { call: "GET /admin/users?order=-api_token", sent: ANN, status: 400 },
  { call: "GET /admin/users?order=%61pi_token", sent: ANN, status: 400 },
  { call: "GET /admin/users?order=api%5Ftoken", sent: ANN, status: 400 },
  { call: "GET /admin/users?%6Frder=api_token", sent: ANN, status: 400 },
  { call: "GET /admin/users?[order]=api_token", sent: ANN, status: 400 },
  { call: "GET /admin/users?%5Border%5D=API_TOKEN", sent: ANN, status: 400 },
  { call: "GET /admin/users?order[api_token]=ASC", sent: ANN, status: 400 },
  { call: "GET /admin/users?q=a&order[]=id&order[]=user.password_hash", sent: ANN, status: 400 },
  { call: "GET /admin/users?api_token[like]=k", sent: ANN, status: 400 },
  { call: "POST /admin/orders", sent: { ...ANN, origin: "https://evil.example" }, status: 403 },
  { call: "POST /admin/orders", sent: { ...ANN, "sec-fetch-site": "cross-site" }, status: 403 },
  { call: "POST /admin/auth", sent: { "sec-fetch-site": "cross-site" }, status: 403 },
  // The store ignores one extra slash after /admin and after /admin/users.
  { call: "POST /admin//auth", status: 400 },
  { call: "POST /store/auth//", status: 400 },
  { call: "POST /admin/users//usr_bob", sent: ANN, status: 400 },
  { call: "GET /admin/users?q=a//b", sent: ANN, status: 200 },
  // nginx decodes these slashes, but the store doesn't.
  {
    call: "DELETE /admin/products/p/variants/x%2f..%2f..%2f..%2F..%2fauth",
    sent: GONE,
    status: 400,
  },
  { call: "DELETE /admin/products/p/variants/x%2f%2e%2e/auth", sent: GONE, status: 400 },
  { call: "GET /admin/discounts/code/A%2FB", sent: ANN, status: 200 },
  { call: "GET /admin/customers", sent: { ...ANN, "if-none-match": "*" }, status: 200 },
];

describe.each(servers)("%s", (_name, start, present) => {
  describe.runIf(present)("guards the store:", () => {
    let server: Server;
    beforeAll(async () => void (server = await start({ dist, api, front: "127.0.0.1" })));
    afterAll(async () => void (await server.stop()));
    const ask = (call: string, sent: Record<string, string> = {}) => {
      const [method = "", path = ""] = call.split(" ");
      return askRaw(server.url, path, method, sent);
    };

    it.each(rows)("$call with $sent returns $status", async ({ call, sent, status }) => {
      const { status: got, headers } = await ask(call, sent);
      expect(got).toBe(status);
      expect(headers["x-powered-by"]).toBeUndefined();
      expect(asked.length).toBe(status === 200 ? 1 : 0);
    });

    it("a sign-in starts a new session", async () => {
      await ask("POST /admin/auth", { cookie: "connect.sid=planted" });
      await ask("POST /store/auth/", { cookie: "connect.sid=planted" });
      expect(asked.map(({ cookie }) => cookie)).toEqual([undefined, undefined]);
    });

    it.each(["POST /admin/auth", "POST /store/auth/token", "POST /admin/users/password-token"])(
      "%s is limited for each address that the proxy reports",
      async (path) => {
        const from = (address: string) => ({ "x-forwarded-for": `192.0.2.9, ${address}` });
        const all = await Promise.all(
          Array.from({ length: MOST_PER_ADDRESS + 5 }, () => ask(path, from("203.0.113.5"))),
        );
        expect(all.filter(({ status }) => status === 429)).toHaveLength(5);
        expect((await ask(path, from("203.0.113.6"))).status).not.toBe(429);
        for (let i = 1; i <= MOST_PER_ADDRESS; i += 1)
          await ask(path, from(`2001:db8:1:2::${i.toString(16)}`));
        expect((await ask(path, from("2001:db8:1:2::ffff"))).status).toBe(429);
      },
    );

    // A reset token is signed with the hash, so a colleague's hash would open their account.
    it.runIf(start === startNginx)("password hashes can't be requested", async () => {
      for (const query of [
        "fields=id,password_hash",
        "fields[]=PASSWORD_HASH",
        "fields=password%5Fhash",
      ])
        expect((await ask(`GET /admin/users?${query}`, ANN)).status).toBe(400);
      expect((await ask("GET /admin/users?fields=id", ANN)).status).toBe(200);
    });

    // nginx can't remove the key, because it can't change JSON (see docs/security.md).
    it.runIf(start === startOwn)("another user's key is never returned", async () => {
      expect((await ask("GET /admin/users", ANN)).body.toString()).not.toContain("key-of-bob");
    });
  });
});
