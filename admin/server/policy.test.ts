import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createApp } from "./app.ts";
import { originsIn, type Origins } from "./policy.ts";

const info = { incoming: { socket: { remoteAddress: "203.0.113.1" } } };

/** Origins that the page may request and show, by its policy. */
async function allowed(config: string, api: string, origins?: Origins) {
  const dist = mkdtempSync(join(tmpdir(), "countertop-policy-"));
  onTestFinished(() => rmSync(dist, { recursive: true }));
  mkdirSync(join(dist, "public"));
  writeFileSync(join(dist, "index.html"), "<title>Page</title>");
  writeFileSync(join(dist, "public/config.json"), config);
  const app = createApp({ dist, api, base: "/", ...(origins && { origins }) });
  const policy = (await app.request("/a/products", {}, info)).headers.get(
    "content-security-policy",
  );
  const list = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy ?? "")?.[1];
  return [list("connect-src"), list("img-src")];
}

it("a page may request data and load images only from configured origins", async () => {
  expect(await allowed('{ "apiUrl": "" }', "http://store:9000")).toEqual([
    "'self'",
    "'self' data: blob:",
  ]);
  const config = {
    apiUrl: "https://shop.example/",
    analytics: { writeKey: "key", host: "https://api.segment.io/v1" },
  };
  const origins = { requests: ["https://erp.example"], pictures: ["https://files.example"] };
  expect(await allowed(JSON.stringify(config), "http://store:9000", origins)).toEqual([
    "'self' https://shop.example https://api.segment.io https://erp.example",
    "'self' data: blob: https://shop.example https://files.example",
  ]);
});

it("a store on this machine may use any port, as in development", async () => {
  for (const api of ["http://localhost:9000", "http://127.0.0.1"])
    expect(await allowed("not JSON", api)).toEqual([
      "'self' http://localhost:* http://127.0.0.1:*",
      "'self' data: blob: http://localhost:* http://127.0.0.1:*",
    ]);
  expect((await allowed("{}", "http://localhost.example"))[0]).toBe("'self'");
});

it("`originsIn` parses a list of origins, and rejects anything that would change the policy", () => {
  expect(originsIn("", "X")).toEqual([]);
  expect(originsIn("https://a.example, https://*.b.example https://[::1]:9000", "X")).toEqual([
    "https://a.example",
    "https://*.b.example",
    "https://[::1]:9000",
  ]);
  for (const list of ["https:", "*", "https://a.example/path", "https://a.example;script-src", "a"])
    expect(() => originsIn(list, "PICTURE_ORIGINS")).toThrow("PICTURE_ORIGINS must be");
});
