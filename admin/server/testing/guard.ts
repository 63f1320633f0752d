/** The admin's server in front of a simulated store, for tests. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { createApp, type AdminOptions } from "../app.ts";
import { startLocal } from "./local-server.ts";

export interface Guard {
  url: string;
  stop(): void;
}

export async function startGuard(
  store: RequestListener,
  options: Partial<AdminOptions> = {},
): Promise<Guard> {
  const behind = await startLocal(store);
  const dist = mkdtempSync(join(tmpdir(), "countertop-guard-"));
  writeFileSync(join(dist, "index.html"), "<title>Page</title>");
  const admin = serve({
    fetch: createApp({ dist, api: behind.url, base: "/", ...options }).fetch,
    hostname: "127.0.0.1",
    port: 0,
    overrideGlobalObjects: false,
  });
  await once(admin, "listening");
  return {
    url: `http://127.0.0.1:${portOf(admin)}`,
    stop() {
      behind.stop();
      admin.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}

const portOf = (server: { address(): string | AddressInfo | null }): number =>
  (server.address() as AddressInfo).port;

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** Sends a raw request, because fetch would normalize the URL and add headers. */
export async function askRaw(
  url: string,
  path: string,
  method = "GET",
  headers: Record<string, string> = {},
  body = "",
): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const asked = request({
    hostname,
    port,
    path,
    method,
    headers: { connection: "close", ...headers },
  });
  asked.end(body);
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) };
}
