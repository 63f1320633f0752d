// Tests the problems that can occur when `countertop` runs for the first time: each is reported in one readable line, with exit
// code 1 or 2.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { crossOriginProblem } from "./store.ts";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";

const folder = mkdtempSync(join(tmpdir(), "countertop-cli-"));
const pem = join(import.meta.dirname, "../deploy/testing/localhost.pem");
const ends: (() => void)[] = [];
const running: ChildProcess[] = [];
beforeAll(() => writeFileSync(join(folder, "index.html"), "<title>The admin</title>"));
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  for (const end of ends.splice(0)) end();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json =
  (status: number, body: object, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(JSON.stringify(body));

/** Responds to every URL as a store does. */
const asStore = json(200, { regions: [] });

async function serverThat(answers: RequestListener): Promise<LocalServer> {
  const server = await startLocal(answers);
  ends.push(() => server.stop());
  return server;
}

/** Starts the program. `said` waits for a line of its output. */
function start(...args: string[]) {
  const program = join(import.meta.dirname, "cli.ts");
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, COUNTERTOP_API_KEY: "", COUNTERTOP_EMAIL: "" },
  });
  running.push(child);
  let text = "";
  const said = (part: string): Promise<string> =>
    new Promise((done, fail) => {
      const look = () => text.includes(part) && done(text);
      look();
      for (const stream of [child.stdout, child.stderr]) stream.on("data", look);
      child.once("close", () => fail(new Error(`It never said ${part}: ${text}`)));
    });
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => (text += String(data)));
  const closed = once(child, "close").then(([code]) => ({
    code: code as number,
    text: text.trim(),
  }));
  return { child, said, closed };
}

const admin = (store: string, ...args: string[]) =>
  start("admin", "--store", store, "--dist", folder, "--port", "0", ...args);

/** Expects the program to exit with a one-line error that matches `line`. */
async function expectRefusal({ closed }: ReturnType<typeof start>, line: RegExp): Promise<void> {
  const { code, text } = await closed;
  expect(text).toMatch(line);
  expect(text.split("\n")).toHaveLength(1);
  expect(code).toBe(1);
}

it.each(["api.example.com", "https://api.example.com/admin", "ftp://api.example.com"])(
  "`countertop` reports an invalid address: %s",
  (address) =>
    expectRefusal(admin(address), /^--store must be an address without a path, such as https:/),
);

it("`countertop` reports an unknown host name", () =>
  expectRefusal(
    admin("http://store.invalid"),
    /^The name store\.invalid of http:\/\/store\.invalid can't be resolved\. .* spelling\.$/,
  ));

it("`countertop` reports a server that isn't a Medusa store", async () => {
  const { url } = await serverThat((_, response) => void response.end("<p>Hello</p>"));
  await expectRefusal(
    admin(url),
    /isn't a store of Medusa 1: GET \/store\/regions responded with 200 .*Check the address\.$/,
  );
});

it("`countertop` reports a Medusa 2 store", async () => {
  const message = "Publishable API key required in the request header: x-publishable-api-key.";
  const { url } = await serverThat(json(400, { type: "not_allowed", message }));
  await expectRefusal(admin(url), /is a store of Medusa 2\. Countertop is for Medusa 1\.$/);
});

it("`countertop` reports a store that has moved", async () => {
  const { url } = await serverThat(
    json(301, {}, { location: "https://api.example.com/store/regions" }),
  );
  await expectRefusal(admin(url), /redirects to https:\/\/api\.example\.com\. Use that address\.$/);
});

describe("reports a TLS problem:", () => {
  const startTls = async (): Promise<number> => {
    const server = createTlsServer({ key: readFileSync(pem), cert: readFileSync(pem) }, asStore);
    await once(server.listen(0, "127.0.0.1"), "listening");
    ends.push(() => server.close());
    return (server.address() as AddressInfo).port;
  };

  it("a self-signed certificate", async () => {
    const store = `https://localhost:${await startTls()}`;
    await expectRefusal(
      admin(store),
      /^This machine doesn't trust the certificate of https:.* \(\w+\)\. .*NODE_EXTRA_CA_CERTS/,
    );
  });

  it("an https:// URL for a server without TLS", async () => {
    const { url } = await serverThat(asStore);
    const address = url.replace("http:", "https:");
    await expectRefusal(admin(address), /^The server at https:.* doesn't use TLS\. Use http:\/\//);
  });

  it("an http:// URL for a server with TLS", async () => {
    const store = `http://localhost:${await startTls()}`;
    await expectRefusal(
      admin(store),
      /closed the connection\. If it uses TLS, use https:\/\/localhost/,
    );
  });
});

it("`countertop` reports that Node is too old", async () => {
  const old = join(folder, "old.cjs");
  writeFileSync(old, `Object.defineProperty(process.versions, "node", { value: "18.20.0" });`);
  const bin = join(import.meta.dirname, "bin.mjs");
  const child = spawn(process.execPath, ["--require", old, bin, "--version"]);
  let text = "";
  child.stderr.on("data", (data) => (text += String(data)));
  const [code] = (await once(child, "close")) as [number];
  expect(text).toBe(
    "countertop needs Node 20.11 or newer; this is Node 18.20.0. Install Node 24.\n",
  );
  expect(code).toBe(1);
});

it("`countertop` reports that the port is in use", async () => {
  const { url } = await serverThat(asStore);
  const { port } = new URL(url);
  const line = `Port ${port} is in use. Stop the program that uses it, or choose a different port: --port ${Number(port) + 1}`;
  await expectRefusal(admin(url, "--port", port), new RegExp(`^${line}$`));
});

it.each(["back-office", "/admin/", "/back-office"])(
  "`countertop` reports an invalid base path: %s",
  async (path) => {
    const { url } = await serverThat(asStore);
    const line =
      /^--base-path must be \/ or a path such as \/back-office\/ that the API doesn't use: /;
    await expectRefusal(admin(url, "--base-path", path), line);
  },
);

it.each([
  ["is missing", join(folder, "none.json"), "ENOENT"],
  ["isn't JSON", pem, "JSON"],
])("`countertop` reports a configuration file that %s", async (_, file, reason) => {
  const { url } = await serverThat(asStore);
  const line = new RegExp(`^--config must be a JSON file such as .* can't be read: .*${reason}`);
  await expectRefusal(admin(url, "--config", file), line);
});

it("`countertop` reports a store whose CORS settings don't allow pages to call it directly", async () => {
  const { url } = await serverThat(asStore);
  const config = join(folder, "config.json");
  writeFileSync(config, JSON.stringify({ apiUrl: url.replace("127.0.0.1", "localhost") }));
  const { said } = admin(url, "--config", config);
  expect(await said("CORS:")).toMatch(
    /CORS: http:\/\/localhost:\d+ doesn't let pages of http:\/\/localhost:\d+ sign in\. Add .* to the store's ADMIN_CORS/,
  );
});

it("`countertop` reports a store whose CORS settings don't allow a storefront's pages to call it", async () => {
  const { url } = await serverThat((request, response) => {
    // The store's CORS settings allow the storefront's pages to read, but don't allow any page to sign in.
    if (request.url === "/store/regions" && request.headers.origin === "https://shop.example.com")
      for (const [name, value] of [
        ["origin", "https://shop.example.com"],
        ["credentials", "true"],
      ] as const)
        response.setHeader(`access-control-allow-${name}`, value);
    asStore(request, response);
  });
  expect(await crossOriginProblem(url, "https://shop.example.com", "storefront")).toBeUndefined();
  expect(await crossOriginProblem(url, "https://other.example.com", "storefront")).toContain(
    "doesn't let pages of https://other.example.com call it. Add https://other.example.com to the store's STORE_CORS.",
  );
  expect(await crossOriginProblem(url, "https://shop.example.com")).toContain("ADMIN_CORS");
});

describe("reports why the browser has no session cookie:", () => {
  const signInAt = async (cookies: string[], host?: string): Promise<string> => {
    const { url } = await serverThat((request, response) => {
      if (request.method === "POST") response.setHeader("set-cookie", cookies);
      asStore(request, response);
    });
    const { said } = admin(url);
    const [address = ""] = /http:\S+/.exec(await said("The admin is on")) ?? [];
    const { port } = new URL(address);
    const { request } = await import("node:http");
    const sent = request({
      port,
      method: "POST",
      path: "/admin/auth",
      headers: { "content-type": "application/json", host: host ?? `localhost:${port}` },
    });
    sent.end("{}");
    await once(sent, "response");
    return said("cookie");
  };

  it("a production store that doesn't know that the browser uses TLS", async () =>
    expect(await signInAt([])).toMatch(
      /The store accepted a sign-in, but didn't set a session cookie\. .*--trusted-front\)\.\n/,
    ));

  it("a TLS-only cookie on a page without TLS", async () => {
    const cookie = "connect.sid=s%3Aa.b; Path=/; HttpOnly; Secure; SameSite=None";
    expect(await signInAt([cookie], "admin.example.com")).toMatch(
      /drops the store's session cookie, because the cookie requires TLS, but the browser uses http:\/\/admin\.example\.com\. Serve the admin over https:/,
    );
  });
});

it("`countertop` prints one message when the store is unreachable, and one when the store is back", async () => {
  const { url, stop } = await startLocal(asStore);
  const { child, said, closed } = admin(url);
  const [address = ""] = /http:\S+/.exec(await said("The admin is on")) ?? [];
  stop();
  for (let times = 0; times < 2; times += 1)
    expect((await fetch(`${address}store/regions`)).status).toBe(502);
  expect(await said("doesn't respond: nothing listens on its port")).toContain(url);
  const back = await startLocal(asStore, Number(new URL(url).port));
  ends.push(() => back.stop());
  expect((await fetch(`${address}store/regions`)).status).toBe(200);
  await said("responds again");
  child.kill("SIGTERM");
  const { code, text } = await closed;
  expect(code).toBe(0);
  expect(text.match(/nothing listens/g)).toHaveLength(1);
});

it("`countertop` reports credentials that the store rejects", async () => {
  const { url } = await serverThat((request, response) =>
    request.url?.startsWith("/admin/auth/token")
      ? json(401, { message: "Unauthorized" })(request, response)
      : asStore(request, response),
  );
  const program = join(import.meta.dirname, "cli.ts");
  const child = spawn(process.execPath, [program, "check", "--store", url], {
    env: {
      ...process.env,
      COUNTERTOP_API_KEY: "",
      COUNTERTOP_EMAIL: "a@b.example",
      COUNTERTOP_PASSWORD: "wrong",
    },
  });
  let text = "";
  child.stderr.on("data", (data) => (text += String(data)));
  const [code] = (await once(child, "close")) as [number];
  expect(text).toBe(`${url} doesn't accept these credentials.\n`);
  expect(code).toBe(2);
});

it.each(["", "--store=api.example.com", "--stroe=https://api.example.com"])(
  "`countertop check` exits with 2 if its options are incorrect: %j",
  async (option) => expect((await start("check", option).closed).code).toBe(2),
);

it("the error for an unknown command or option lists the valid ones", async () => {
  expect((await start("amdin").closed).text).toMatch(
    /^There is no command amdin\.[^]*countertop admin --store/,
  );
  expect((await start("admin", "--stroe", "x").closed).text).toMatch(
    /^Unknown option '--stroe'[^]*--store URL/,
  );
});
