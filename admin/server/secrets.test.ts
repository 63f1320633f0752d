import { brotliCompressSync, deflateSync, gunzipSync, gzipSync } from "node:zlib";
import { secretAnswers, secretNames, secretPlaces } from "@countertop/sdk/secrets";
import { afterEach, describe, expect, it } from "vitest";
import { hiddenNames } from "./secrets.ts";
import { askRaw, startGuard, type Guard } from "./testing/guard.ts";

const user = {
  id: "usr_bob",
  email: "bob@example.test",
  password_hash: "hash-of-bob",
  api_token: "key-of-bob",
  metadata: { token: "a note of the store" },
};
const SECRET = /hash-of-bob|key-of-bob/;

let guard: Guard | undefined;
afterEach(() => guard?.stop());

/** Starts a store that always returns this body, compressed and chunked as requested. */
async function store(
  answer: unknown,
  { type = "application/json; charset=utf-8", encoding = "", pieces = 1, status = 200 } = {},
) {
  const packed = pack(Buffer.from(JSON.stringify(answer)), encoding);
  guard = await startGuard((_, out) => {
    out.writeHead(status, {
      "content-type": type,
      etag: '"of-the-whole"',
      ...(encoding && { "content-encoding": encoding }),
      ...(pieces === 1 && { "content-length": String(packed.length) }),
    });
    const size = Math.ceil(packed.length / pieces);
    for (let at = 0; at < packed.length; at += size) out.write(packed.subarray(at, at + size));
    out.end();
  });
  const { url } = guard;
  return async (path: string, method = "GET", headers: Record<string, string> = {}) => {
    const got = await askRaw(url, path, method, headers);
    const packed = got.headers["content-encoding"] === "gzip";
    return { ...got, text: (packed ? gunzipSync(got.body) : got.body).toString() };
  };
}

function pack(body: Buffer, encoding: string): Buffer {
  if (encoding === "gzip") return gzipSync(body);
  if (encoding === "deflate") return deflateSync(body);
  if (encoding === "br") return brotliCompressSync(body);
  return encoding === "" ? body : Buffer.from(body.map((byte) => byte ^ 0xff));
}

describe("other users' credentials", () => {
  it.each([
    "/admin/users?fields=email,password_hash,api_token",
    "/admin/users?fields=%65mail%2Cpassword%5Fhash&fields=api_token",
    "/admin/users",
    "/admin/Users/",
    "/admin/users/usr_bob",
    "/admin/auth/../users",
    "/store/%2e%2e/admin/users",
    "/admin/users?x=/admin/auth",
    "/admin/users#/admin/auth",
    "/admin/users;/admin/auth",
  ])("are removed from the response to GET %s", async (path) => {
    const ask = await store({ users: [user], count: 1 });
    const { status, text } = await ask(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(SECRET);
    expect(JSON.parse(text)).toEqual({
      users: [{ ...user, password_hash: "[redacted]", api_token: "[redacted]" }],
      count: 1,
    });
  });

  it.each(["GET", "POST", "DELETE"])(
    "are removed from responses to %s for another record",
    async (method) => {
      const ask = await store({ note: { author: user, list: [{ created_by_user: user }] } });
      expect((await ask("/admin/notes/note_1", method)).text).not.toMatch(SECRET);
    },
  );

  it.each(["gzip", "deflate", "br"])(
    "are removed from a response compressed with %s",
    async (encoding) => {
      const ask = await store({ user }, { encoding });
      const { text } = await ask("/admin/users/usr_bob", "GET", { "accept-encoding": encoding });
      expect(text).toContain("bob@example.test");
      expect(text).not.toMatch(SECRET);
    },
  );

  it("are removed from a chunked response", async () => {
    const ask = await store({ users: Array.from({ length: 500 }, () => user) }, { pieces: 997 });
    const { text } = await ask("/admin/users");
    expect((JSON.parse(text) as { users: unknown[] }).users).toHaveLength(500);
    expect(text).not.toMatch(SECRET);
  });

  it("are removed from errors, and from JSON with any media type", async () => {
    const ask = await store({ user }, { type: "application/problem+JSON", status: 422 });
    const { status, text } = await ask("/admin/users");
    expect([status, SECRET.test(text)]).toEqual([422, false]);
  });

  it("can't be guessed from the response's size or ETag", async () => {
    const ask = await store({ user });
    for (const method of ["GET", "HEAD"]) {
      const { headers } = await ask("/admin/users/usr_bob", method);
      expect(headers.etag).toBeUndefined();
      expect(headers["content-length"]).not.toBe(String(JSON.stringify({ user }).length));
    }
  });

  it("can't be guessed from the order of a list", async () => {
    const ask = await store({ users: [] });
    for (const query of [
      "order=api_token",
      "order=-password_hash",
      "order=%61pi_token",
      "Order=API_TOKEN",
      "order[]=id&order[]=created_by_user.password_hash",
      "order=id&order=api_token",
      // The store's parser reads each of these names as `order`.
      "[order]=api_token",
      "%5Border%5D=-api_token",
      "order[api_token]=ASC",
      "[order][0]=id&[order][1]=api_token",
    ])
      expect((await ask(`/admin/users?${query}`)).status, query).toBe(400);
    expect((await ask("/admin/users?order=email&fields=api_token")).status).toBe(200);
  });

  it("can't be found by a filter", async () => {
    const ask = await store({ users: [] });
    for (const query of [
      "api_token=key",
      "password_hash[like]=h%25",
      "[api_token]=k",
      "API_token[]=k",
    ])
      expect((await ask(`/admin/users?${query}`)).status, query).toBe(400);
    expect((await ask("/admin/users?q=api_token")).status).toBe(200);
    expect((await ask("/store/products?password=1")).status).toBe(200);
  });

  it("can't be guessed by comparing ETags of the whole response", async () => {
    guard = await startGuard((asked, out) =>
      out.writeHead(asked.headers["if-none-match"] === undefined ? 200 : 304).end(),
    );
    const sent = { "if-none-match": '"of-the-whole"' };
    expect((await askRaw(guard.url, "/admin/users", "GET", sent)).status).toBe(200);
    expect((await askRaw(guard.url, "/store/products", "GET", sent)).status).toBe(304);
  });

  it("aren't sent if the server can't parse the response", async () => {
    const ask = await store({ user }, { encoding: "unknown" });
    expect((await ask("/admin/users")).status).toBe(502);
    guard?.stop();
    const cut = await store({ user }, { type: "application/json", status: 206 });
    expect((await cut("/admin/users", "GET", { range: "bytes=5-90" })).text).not.toMatch(SECRET);
  });
});

describe("credentials that the call is for", () => {
  it("stay in the response if they are the user's own: the key after signing in, and a token", async () => {
    const ask = await store({ user, access_token: "mine" });
    for (const method of ["GET", "POST"])
      expect((await ask("/admin/auth", method)).text).toContain("key-of-bob");
    expect((await ask("/admin/auth", "GET")).text).not.toContain("hash-of-bob");
    expect((await ask("/admin/auth/token", "POST")).text).toContain("mine");
    expect((await ask("/admin/auth/token", "POST")).text).not.toMatch(SECRET);
  });

  it("a file's URL and an invitation's link stay only in the responses to their own calls", async () => {
    const ask = await store({
      download_url: "https://files.example/1",
      invites: [{ token: "link" }],
    });
    expect((await ask("/admin/uploads/download-url", "POST")).text).toContain("files.example");
    expect((await ask("/admin/invites")).text).toContain("link");
    for (const path of ["/admin/notifications", "/admin/invites/inv_1/resend", "/admin/Invites"])
      expect((await ask(path)).text).not.toContain("link");
  });

  it("credentials in files and in storefront responses don't change", async () => {
    const ask = await store({ access_token: "mine", user }, { type: "text/csv" });
    expect((await ask("/store/auth/token", "POST")).text).toContain("mine");
    expect((await ask("/uploads/users.csv")).text).toMatch(SECRET);
  });
});

it("the list of secrets covers every credential of the contract", () => {
  for (const [call, names] of Object.entries(secretAnswers)) {
    const [method = "", path = ""] = call.split(" ");
    if (!path.startsWith("/admin")) continue;
    const shown = names.filter((name) => !hiddenNames(method, path).has(name));
    const own: Record<string, string[]> = {
      "GET /admin/auth": ["api_token"],
      "POST /admin/auth": ["api_token"],
      "POST /admin/auth/token": ["access_token"],
      "POST /admin/uploads/download-url": ["download_url"],
      "GET /admin/invites": ["token"],
    };
    expect(shown, call).toEqual(own[call] ?? []);
  }
  for (const name of secretNames) expect(hiddenNames("GET", "/admin/products")).toContain(name);
  for (const call of Object.keys(secretPlaces)) {
    const [method = "", path = ""] = call.split(" ");
    expect(secretPlaces[call]).toEqual(["apps.data"]);
    expect(hiddenNames(method, path)).toContain("data");
  }
});
