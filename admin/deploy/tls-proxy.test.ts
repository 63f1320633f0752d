// Tests the documentation's example: nginx with TLS in front of the admin's server.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request, type RequestOptions } from "node:https";
import type { IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { transportSecurity } from "../server/policy.ts";
import { freePort, nginx, startOwn, type Server } from "./testing/servers.ts";

const example = readFileSync(join(import.meta.dirname, "tls-proxy.conf"), "utf8");
const pem = join(import.meta.dirname, "testing/localhost.pem");
const folder = mkdtempSync(join(tmpdir(), "countertop-tls-"));

/** Replaces a string in the example. Fails if the example doesn't contain it. */
function replaced(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

describe.skipIf(nginx === undefined)("nginx with TLS in front of the admin's server", () => {
  let store: LocalServer;
  let admin: Server;
  let proxy: ChildProcess;
  let port = 0;

  async function startProxy(allowed: string): Promise<void> {
    port = await freePort();
    const values: [string, string][] = [
      ["listen 443 ssl", `listen 127.0.0.1:${port} ssl`],
      ["listen 80", `listen 127.0.0.1:${await freePort()}`],
      ["/etc/ssl/admin.example.com.pem", pem],
      ["/etc/ssl/admin.example.com.key", pem],
      ["203.0.113.0/24", allowed],
      ["http://127.0.0.1:7001", admin.url.replace("localhost", "127.0.0.1")],
    ];
    const filled = values.reduce((text, [from, to]) => replaced(text, from, to), example);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const config = join(folder, "nginx.conf");
    writeFileSync(
      config,
      `daemon off; pid ${join(folder, "pid")}; error_log stderr crit; worker_processes 1; events {}
      ${process.getuid?.() === 0 ? "user root;" : ""}
      http { access_log off; ${temporary.join(" ")} ${filled} }`,
    );
    proxy = spawn(nginx ?? "", ["-p", folder, "-c", config], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    while (!(await ask("/health").catch(() => undefined)))
      await new Promise((done) => setTimeout(done, 20));
  }
  const stopProxy = async () => {
    const ended = once(proxy, "exit");
    proxy.kill();
    await ended;
  };

  function ask(path: string, options: RequestOptions = {}) {
    return new Promise<{ response: IncomingMessage; text: string }>((done, fail) => {
      request(
        { hostname: "127.0.0.1", port, path, rejectUnauthorized: false, ...options },
        (response) => {
          let text = "";
          response.on("data", (chunk) => (text += String(chunk)));
          response.on("end", () => done({ response, text }));
        },
      )
        .once("error", fail)
        .end();
    });
  }

  beforeAll(async () => {
    const dist = join(folder, "dist");
    mkdirSync(join(dist, "public"), { recursive: true });
    writeFileSync(join(dist, "index.html"), '<!doctype html><base href="/" /><title>Admin</title>');
    writeFileSync(join(dist, "public/config.json"), '{ "apiUrl": "" }');
    store = await startLocal((asked, answer) => {
      answer.setHeader(
        "set-cookie",
        "connect.sid=s%3Aa.b; Path=/; HttpOnly; Secure; SameSite=None",
      );
      answer.setHeader("content-type", "application/json");
      answer.end(JSON.stringify(asked.headers));
    });
    admin = await startOwn({ dist, api: store.url, front: "127.0.0.1" });
    await startProxy("127.0.0.0/8");
  });
  afterAll(async () => {
    await stopProxy();
    await admin.stop();
    store.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("reports to the store that the browser uses TLS, and keeps the store's cookie", async () => {
    const headers = { "x-forwarded-for": "198.51.100.1", "x-forwarded-proto": "http" };
    const { response, text } = await ask("/admin/products", { headers });
    expect(JSON.parse(text)).toMatchObject({ "x-forwarded-proto": "https" });
    expect(text).not.toContain("198.51.100.1");
    expect(response.headers["set-cookie"]?.[0]).toMatch(/^connect\.sid=.*Secure/);
    expect(response.headers["strict-transport-security"]).toBe(transportSecurity);
  });

  it("accepts writes from its own pages, and rejects all others", async () => {
    const origin = (value: string) => ({ method: "POST", headers: { origin: value } });
    const own = await ask("/admin/products", origin(`https://127.0.0.1:${port}`));
    expect(own.response.statusCode).toBe(200);
    const other = await ask("/admin/products", origin("https://elsewhere.example"));
    expect(other.response.statusCode).toBe(403);
  });

  it("accepts clients only from the allowed networks", async () => {
    await stopProxy();
    await startProxy("203.0.113.0/24");
    expect((await ask("/")).response.statusCode).toBe(403);
  });
});
