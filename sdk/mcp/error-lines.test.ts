// Uses real servers and addresses to test that each error from the store or the network becomes one line.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { createHttpClient } from "@countertop/sdk";
import { afterEach, expect, it } from "vitest";
import { connectionTo } from "./store-connection.ts";
import { connect } from "./testing.ts";

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** Starts a server whose responses come from a function. Returns its port. */
async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
/** Returns the error line for a read from a store at this URL. */
async function errorAt(baseUrl: string, timeout = 10_000): Promise<string> {
  const { call } = await connect({ client: createHttpClient({ baseUrl, timeout }) });
  const { isError, text } = await call("adminListRegions");
  expect(isError).toBe(true);
  return text;
}
const answering =
  (status: number, type: string, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { "content-type": type }).end(body);
const JSON_TYPE = "application/json";

it.each([
  [
    "401",
    answering(401, "text/plain", "Unauthorized"),
    /^401: the store doesn't accept this server's credentials\. .* set COUNTERTOP_API_KEY/,
  ],
  [
    "403",
    answering(403, JSON_TYPE, '{"type":"not_allowed","message":"Members\\nmay not"}'),
    /^403: the store doesn't allow adminListRegions for the user of .* Members may not$/,
  ],
  ["429", answering(429, "text/plain", "Slow down"), /^429: the store received too many calls/],
  [
    "a website without the requested page",
    answering(404, "text/html", "<!doctype html><title>Not found</title>"),
    /^404: a website responded, not the store's API\. Check --url\.$/,
  ],
  [
    "a proxy that can't reach the store",
    answering(502, "text/html", "<html>Bad gateway</html>"),
    /^502: a proxy responded instead of the store/,
  ],
  [
    "a website",
    answering(200, "text/html", "<!doctype html><title>Shop</title>"),
    /^200: the response doesn't have the format of the store's API\. Check --url: it may be the address of a website/,
  ],
  [
    "truncated JSON",
    answering(200, JSON_TYPE, '{"regions": ['),
    /^200: the response doesn't have the format/,
  ],
  [
    "an error of the store",
    answering(500, JSON_TYPE, '{"type":"unknown_error","message":"An unknown error occurred."}'),
    /^500 unknown_error: An unknown error occurred\.$/,
  ],
  ["a connection that closes early", (request) => request.socket.destroy(), /was lost/],
] as [string, RequestListener, RegExp][])("an error line reports %s", async (_, answer, words) => {
  const problem = await errorAt(`http://127.0.0.1:${await listen(answer)}`);
  expect(problem).toMatch(words);
  expect(problem).not.toContain("\n");
});

it("an error line reports a store that takes too long", async () => {
  const problem = await errorAt(`http://127.0.0.1:${await listen(() => {})}`, 100);
  expect(problem).toBe(
    "The store didn't respond in time (timeout of 100ms exceeded). It may be busy. Try again, or request less data.",
  );
});

it("an error line reports a store that is down", async () => {
  const port = await listen(() => {});
  open.splice(0).forEach((close) => close());
  expect(await errorAt(`http://127.0.0.1:${port}`)).toMatch(
    /^Nothing listens at the store's address\. .*--url\.$/,
  );
});

it("an error line reports a host that doesn't exist", async () => {
  expect(await errorAt("http://shop.invalid")).toMatch(
    /^The store's host name can't be resolved\./,
  );
});

it("an error line reports an HTTPS URL of a server without TLS", async () => {
  const problem = await errorAt(`https://127.0.0.1:${await listen(() => {})}`);
  expect(problem).toMatch(
    /^The TLS connection to the store failed \(ERR_SSL_\w+\)\. Check whether --url/,
  );
});

it("an error line reports an invalid certificate", async () => {
  const pem = readFileSync(join(import.meta.dirname, "../../admin/deploy/testing/localhost.pem"));
  const server = createSecureServer({ key: pem, cert: pem }, (_, response) => response.end("{}"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => void server.close());
  expect(await errorAt(`https://localhost:${(server.address() as AddressInfo).port}`)).toBe(
    "This machine doesn't trust the store's certificate (DEPTH_ZERO_SELF_SIGNED_CERT). Check --url, or set NODE_EXTRA_CA_CERTS to the certificate of its authority.",
  );
});

it("the server reports an invalid URL before it starts", async () => {
  const program = ["--conditions=@countertop/source", join(import.meta.dirname, "cli.ts")];
  await expect(
    promisify(execFile)(process.execPath, [...program, "--url", "shop.example"]),
  ).rejects.toMatchObject({
    stderr: "--url must be an address such as https://shop.example, not shop.example\n",
  });
});

it("a request that would make the store fail isn't sent, and the error has the reason", async () => {
  const asked: string[] = [];
  const port = await listen((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(500).end();
  });
  const connection = connectionTo(`http://127.0.0.1:${port}`, { COUNTERTOP_API_KEY: "key" });
  const { call } = await connect(connection);
  const { isError, text } = await call("adminListProducts", { query: { expand: "colour" } });
  expect(isError).toBe(true);
  expect(text).toBe("Not sent. GET /admin/products: expand has unknown names: colour");
  expect(asked).toEqual([]);
});
