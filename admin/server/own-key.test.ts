import { afterEach, beforeEach, expect, it } from "vitest";
import { startGuard, type Guard } from "./testing/guard.ts";

let guard: Guard;
let written: string[] = [];
beforeEach(async () => {
  written = [];
  guard = await startGuard((asked, answer) => {
    if (asked.headers.cookie !== "connect.sid=ann") return void answer.writeHead(401).end();
    if (asked.url === "/admin/auth" && asked.method === "GET") {
      answer.setHeader("content-type", "application/json");
      return void answer.end(JSON.stringify({ user: { id: "usr_ann" } }));
    }
    written.push(`${asked.method} ${asked.url}`);
    asked.resume().on("end", () => answer.end("{}"));
  });
});
afterEach(() => guard.stop());

const update = async (path: string, body: string, cookie = "connect.sid=ann") => {
  const headers = { "content-type": "application/json", cookie };
  return (await fetch(`${guard.url}${path}`, { method: "POST", headers, body })).status;
};
const key = '{"api_token":"a key that I know"}';

it.each([
  ["/admin/users/usr_bob", key],
  ["/admin/Users/usr_bob/", key],
  ["/admin/users/usr_%62ob", key],
  ["/admin/users/%zz", key],
  ["/admin/users/usr_ann%2F", key],
  ["/admin/users/usr_bob", '{"first_name":"Bob","api\\u005ftoken":"k"}'],
  ["/admin/users/usr_bob", '{"api_token":null}'],
  ["/admin/users/usr_bob", `\ufeff${key}`],
  ["/admin/users/usr_bob", '{"api_token":1,"api_token":"k"}'],
  ["/admin/users/usr_bob", '{"__proto__":{"api_token":"k"}}'],
])("operators can't set another user's key: %s %s", async (path, body) => {
  expect(await update(path, body)).toBe(403);
  expect(written).toEqual([]);
});

// The store uses the last charset in the header. Therefore, the admin's server must reject a header if any charset isn't UTF-8.
it.each([
  "application/json; charset=utf-8; charset=utf-16le",
  'application/json; x="; charset=utf-8"; charset=utf-16le',
  'application/json; charset="utf-8"; Charset = "utf-16le"',
])("operators can't hide another user's key in a second encoding: %s", async (type) => {
  const headers = { "content-type": type, cookie: "connect.sid=ann" };
  const body = Buffer.from(key, "utf16le");
  const sent = await fetch(`${guard.url}/admin/users/usr_bob`, { method: "POST", headers, body });
  expect(sent.status).toBe(415);
  expect(written).toEqual([]);
});

it("operators can't hide another user's key in a form", async () => {
  const body = new URLSearchParams({ api_token: "k" });
  const headers = { cookie: "connect.sid=ann" };
  const sent = await fetch(`${guard.url}/admin/users/usr_bob`, { method: "POST", headers, body });
  expect(sent.status).toBe(415);
  expect(written).toEqual([]);
});

it("operators can set their own key, and other fields of another user", async () => {
  expect(await update("/admin/users/usr_ann", key)).toBe(200);
  expect(await update("/admin/users/usr_%61nn", key)).toBe(200);
  expect(await update("/admin/users/usr_bob", '{"first_name":"Bob"}')).toBe(200);
  expect(await update("/admin/users/usr_bob", '{"metadata":{"api_token":"a note"}}')).toBe(200);
  expect(written).toHaveLength(4);
});

it("the store rejects the call without a session", async () => {
  expect(await update("/admin/users/usr_bob", key, "connect.sid=nobody")).toBe(401);
  expect(written).toEqual([]);
});
