import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startLocal, type LocalServer } from "../server/testing/local-server.ts";
import { servers, startOwn, type Server } from "./testing/servers.ts";

let store: LocalServer;
let dist = "";
let api = "";
beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), "countertop-limits-"));
  writeFileSync(join(dist, "index.html"), "<title>The page</title>");
  // A store that reads every request to its end.
  store = await startLocal((asked, answer) => {
    asked.resume().on("end", () => answer.end("{}"));
  });
  api = store.url;
});
afterAll(() => {
  store.stop();
  rmSync(dist, { recursive: true });
});

function open({ url }: Server): Socket {
  const { hostname, port } = new URL(url);
  return connect(Number(port), hostname).on("error", () => undefined);
}

describe.each(servers)("%s", (_name, start, present) => {
  describe.runIf(present)("limits requests:", () => {
    let server: Server;
    beforeAll(async () => void (server = await start({ dist, api })));
    afterAll(async () => void (await server.stop()));

    it.each([
      ["of a known size", "content-length: 150000000\r\n"],
      ["in pieces", "transfer-encoding: chunked\r\n"],
    ])("a large JSON body %s is rejected before it is read", async (_, length) => {
      const socket = open(server);
      socket.write(
        `POST /store/auth HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n`,
      );
      const piece = "x".repeat(65_536);
      const part = length.startsWith("transfer") ? `10000\r\n${piece}\r\n` : piece;
      let sent = 0;
      let answer = "";
      const answered = new Promise<void>((resolve) =>
        socket.once("data", (chunk: Buffer) => {
          answer = chunk.toString();
          resolve();
        }),
      );
      while (answer === "" && sent < 150_000_000) {
        sent += piece.length;
        await Promise.race([answered, new Promise((done) => socket.write(part, done))]);
      }
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      // The sender may be far ahead of the response, but never sends everything.
      expect(sent).toBeLessThan(100_000_000);
      socket.destroy();
    });

    it.each([
      ["a head", "POST /store/auth HTTP/1.1\r\nhost: a\r\n"],
      [
        "a body",
        "POST /store/auth HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{",
      ],
    ])("the connection of a client that sends %s slowly is closed", async (_, begun) => {
      const impatient = await start({ dist, api, seconds: 1 });
      onTestFinished(async () => void (await impatient.stop()));
      const socket = open(impatient);
      socket.resume().write(begun);
      await once(socket, "close");
      expect((await fetch(`${impatient.url}/health`)).status).toBe(200);
    });

    it.runIf(start === startOwn)("accepts only as many connections as configured", async () => {
      const narrow = await start({ dist, api, connections: 3 });
      onTestFinished(async () => void (await narrow.stop()));
      const sockets = Array.from({ length: 8 }, () => open(narrow));
      const ends = sockets.map((socket) => {
        socket.write("GET /health HTTP/1.1\r\nhost: a\r\n\r\n");
        return new Promise<"answered" | "closed">((resolve) => {
          socket.once("data", () => resolve("answered"));
          socket.once("close", () => resolve("closed"));
        });
      });
      const answered = (await Promise.all(ends)).filter((end) => end === "answered");
      for (const socket of sockets) socket.destroy();
      expect([1, 2, 3]).toContain(answered.length);
    });
  });
});
