import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { askRaw } from "../server/testing/guard.ts";
import { startLocal } from "../server/testing/local-server.ts";
import { attach, type Application } from "./attach.ts";
import { readOptions } from "./options.ts";

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  mp4: "video/mp4",
  pdf: "application/pdf",
};

/** Starts a store that echoes requests, and serves its pages and API as an Express application does. */
async function startStore(options: object = {}, trusts = true) {
  const dist = mkdtempSync(join(tmpdir(), "countertop-plugin-"));
  writeFileSync(join(dist, "index.html"), '<base href="/" /><title>Page</title>');
  const got: IncomingMessage[] = [];
  const app: Application = {
    handle(request, response) {
      got.push(request);
      response.setHeader("content-type", TYPES[request.url?.split(".")[1] ?? ""] ?? "text/html");
      response.end(JSON.stringify({ url: request.url }));
    },
    get: () => () => trusts,
  };
  const unguarded = attach(app, {
    ...readOptions(options),
    dist,
    extensions: undefined,
    mayWrite: () => false,
  });
  const listener: RequestListener = (request, response) => void app.handle(request, response);
  const { url, stop } = await startLocal(listener);
  onTestFinished(() => {
    stop();
    rmSync(dist, { recursive: true, force: true });
  });
  return { url, got, unguarded };
}

it("the plugin passes on the address, host, and protocol that the store would see without the guard", async () => {
  const { url, got } = await startStore();
  const forwarded = {
    "x-forwarded-for": "198.51.100.7",
    "x-forwarded-proto": "https",
    host: "api.example.com",
  };
  const answer = await askRaw(url, "/admin/products", "GET", forwarded);
  expect(answer.status).toBe(200);
  expect(got).toHaveLength(1);
  expect(got[0]?.headers).toMatchObject(forwarded);
  expect(Object.keys(got[0]?.headers ?? {}).filter((name) => /countertop/.test(name))).toEqual([]);
  expect(answer.headers).toHaveProperty("strict-transport-security");
});

it("the plugin trusts only the proxies that the store trusts or that the option lists", async () => {
  const headers = { "x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "https" };
  for (const [options, trusts] of [
    [{}, false],
    [{ trustedFront: "10.0.0.5" }, true],
  ] as const) {
    const { url, got } = await startStore(options, trusts);
    await fetch(`${url}/admin/products`, { headers });
    expect(got[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
  }
});

it("the plugin rejects calls to the port behind the guard", async () => {
  const { url, got } = await startStore();
  await fetch(`${url}/admin/products`);
  const behind = `http://127.0.0.1:${got[0]?.socket.localPort}`;
  expect(behind).not.toBe(url);
  for (const headers of [{}, { "x-countertop-passed": "guess" }] as Record<string, string>[])
    expect((await fetch(`${behind}/admin/products`, { headers })).status).toBe(403);
  expect(got).toHaveLength(1);
});

it("the plugin rejects an API call that reaches the store's routes without passing the guard", async () => {
  const { url, got, unguarded } = await startStore();
  await fetch(`${url}/admin/products`);
  await fetch(`${url}/store/products`);
  const [passed, direct] = got;
  const ask = (request: IncomingMessage | undefined, path: string) => {
    const next = vi.fn<() => void>();
    const response = { writeHead: () => response, end: vi.fn<() => void>() };
    unguarded(Object.assign(request ?? {}, { path }) as never, response as never, next);
    return next.mock.calls.length;
  };
  expect(ask(passed, "/admin/products")).toBe(1);
  expect(ask(direct, "/store/products")).toBe(1);
  expect(ask(direct, "/ADMIN/products")).toBe(0);
});

it("the plugin prevents uploaded documents and scripts from running, and doesn't change images, videos, and PDFs", async () => {
  const { url } = await startStore();
  const headersOf = async (path: string) => {
    const { headers } = await fetch(`${url}${path}`);
    return [headers.get("content-security-policy"), headers.get("content-type")];
  };
  const inert = "default-src 'none'; sandbox";
  for (const path of ["/uploads/a.svg", "/UPLOADS/a.svg"])
    expect(await headersOf(path)).toEqual([inert, TYPES["svg"]]);
  expect(await headersOf("/uploads/a.html")).toEqual([inert, "application/octet-stream"]);
  for (const name of ["png", "mp4", "pdf"])
    expect(await headersOf(`/uploads/a.${name}`)).toEqual([null, TYPES[name]]);
  expect(await headersOf("/other/a.svg")).toEqual([null, TYPES["svg"]]);
});

it("the plugin serves only the pages if the guard is off", async () => {
  const { url, got } = await startStore({ guard: false });
  expect(await (await fetch(`${url}/app/a/orders`)).text()).toContain('<base href="/app/" />');
  const headers = { "sec-fetch-site": "cross-site" };
  await fetch(`${url}/admin/auth`, { method: "POST", headers });
  expect((await fetch(`${url}/uploads/a.svg`)).headers.has("content-security-policy")).toBe(false);
  expect(got.map((request) => request.url)).toEqual(["/admin/auth", "/uploads/a.svg"]);
});

it("the plugin allows other ports of this machine only in development", async () => {
  const policyIn = async (mode: string) => {
    vi.stubEnv("NODE_ENV", mode);
    const { url } = await startStore({ pictureOrigins: "https://files.example" });
    return (await fetch(`${url}/app/`)).headers.get("content-security-policy") ?? "";
  };
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await policyIn("development")).toContain("http://localhost:*");
  const production = await policyIn("production");
  expect(production).toContain("img-src 'self' data: blob: https://files.example;");
  expect(production).not.toContain("localhost");
});
