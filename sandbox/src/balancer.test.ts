import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { balance } from "./balancer.ts";
import { freePort, freePorts } from "./ports.ts";

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).reverse()) await close();
});

/** A server that passes its health checks and records the other requests. */
async function backend(answer: RequestListener, port = 0) {
  const seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/health") return response.end("OK");
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  closes.push(() => stop(server));
  return { port: (server.address() as AddressInfo).port, seen, stop: () => stop(server) };
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

const named =
  (name: string): RequestListener =>
  (_, response) =>
    response.end(name);
const breaks: RequestListener = ({ socket }) => void socket.destroy();

async function balanced(targets: number[], isEdge = false): Promise<string> {
  const port = await freePort();
  closes.push(await balance({ port, targets, isEdge, checkEvery: 20 }));
  return `http://127.0.0.1:${port}`;
}
const read = async (url: string, init?: RequestInit): Promise<string> =>
  (await fetch(url, init)).text();

describe("the load balancer", () => {
  it("takes turns", async () => {
    const [one, two] = [await backend(named("one")), await backend(named("two"))];
    const url = await balanced([one.port, two.port]);
    const answers = [];
    for (let turn = 0; turn < 4; turn += 1) answers.push(await read(url));
    expect(answers).toEqual(["one", "two", "one", "two"]);
  });

  it("passes method, path, body, status, and each cookie", async () => {
    const one = await backend(async (request, response) => {
      response.statusCode = 201;
      response.appendHeader("set-cookie", "a=1").appendHeader("set-cookie", "b=2");
      response.end(`${request.method} ${request.url} ${await text(request)}`);
    });
    const url = await balanced([one.port]);
    const answer = await fetch(`${url}/cart?a=b`, { method: "POST", body: "an item" });
    expect(answer.status).toBe(201);
    expect(await answer.text()).toBe("POST /cart?a=b an item");
    expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  });

  it("repeats a read that broke with the other process, but not a write", async () => {
    const broken = await backend(breaks);
    const sound = await backend(named("sound"));
    const targets = [broken.port, sound.port];
    expect(await read(await balanced(targets))).toBe("sound");
    const write = await fetch(await balanced(targets), { method: "POST", body: "once" });
    expect([write.status, write.headers.get("retry-after")]).toEqual([502, "1"]);
    expect([broken.seen.length, sound.seen.length]).toEqual([2, 1]);
  });

  it("sends a write to the other process if no connection was possible, with its whole body", async () => {
    const [refused = 0] = await freePorts(1);
    const sound = await backend(async (request, response) => response.end(await text(request)));
    const url = await balanced([refused, sound.port]);
    const body = "x".repeat(300_000);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await read(url, { method: "POST", body })).toBe(body);
  });

  it("uses a process again after it comes back", async () => {
    const one = await backend(named("one"));
    const two = await backend(named("two"));
    const url = await balanced([one.port, two.port]);
    await one.stop();
    expect([await read(url), await read(url), await read(url)]).toEqual(["two", "two", "two"]);
    await backend(named("one again"), one.port);
    await vi.waitFor(async () => expect(await read(url)).toBe("one again"), { timeout: 30_000 });
  });

  it("answers 503 if no process runs", async () => {
    const url = await balanced(await freePorts(2));
    const answer = await fetch(url);
    expect([answer.status, await answer.text()]).toEqual([503, "No server is running."]);
  });

  it("breaks off a response that its process broke off", async () => {
    const one = await backend((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    });
    const url = await balanced([one.port]);
    await expect(read(url)).rejects.toThrow("terminated");
  });

  it("at the edge, replaces forged addresses, and leaves true ones alone behind it", async () => {
    const one = await backend(named("one"));
    const forged = { "x-forwarded-for": "203.0.113.1", "x-forwarded-proto": "https" };
    await read(await balanced([one.port], true), { headers: forged });
    await read(await balanced([one.port]), { headers: forged });
    expect(one.seen[0]?.headers).toMatchObject({
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-proto": "http",
    });
    expect(one.seen[1]?.headers).toMatchObject(forged);
  });
});
