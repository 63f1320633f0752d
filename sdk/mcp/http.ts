/** Streamable HTTP: on loopback by default, and with a bearer token on any other address. */
import { randomUUID, timingSafeEqual } from "node:crypto";
import {
  createServer as createListener,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import type { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { StreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/streamableHttp.js";
import { isInitializeRequest } from "@modelcontextprotocol/sdk/types.js";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The bearer token that every request must have. */
  readonly token?: string | undefined;
}

const PATH = "/mcp";
const BODY_LIMIT = 1_000_000;
const SESSION_LIMIT = 100;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/** Listens, and begins a server for each session. */
export async function serveHttp(
  begin: () => Server,
  { host, port, token }: HttpOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const isLocal = LOOPBACK.has(host);
  if (!isLocal && !token)
    throw new Error(
      `Set COUNTERTOP_MCP_TOKEN to listen on ${host}: only loopback works without a bearer token.`,
    );
  const sessions = new Map<string, StreamableHTTPServerTransport>();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refusal = refusalOf(request, { isLocal, token });
    if (refusal) return refuse(response, ...refusal);
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    if (known && request.method !== "POST") return known.handleRequest(request, response);
    const body = request.method === "POST" ? await jsonOf(request) : undefined;
    if (known) return known.handleRequest(request, response, body);
    if (id !== undefined) return refuse(response, 404, "There is no such session.");
    if (!isInitializeRequest(body))
      return refuse(response, 400, "A session begins with initialize.");
    if (sessions.size >= SESSION_LIMIT)
      return refuse(response, 503, "There are too many sessions.");
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (session) => void sessions.set(session, transport),
      onsessionclosed: (session) => void sessions.delete(session),
    });
    // The types of the package were not written for exact optional properties.
    await begin().connect(transport as Parameters<Server["connect"]>[0]);
    return transport.handleRequest(request, response, body);
  };

  const listener = createListener((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : "The request failed.";
      if (!response.headersSent) refuse(response, 400, text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    listener.once("error", reject).listen(port, host, resolve);
  });
  const { port: open } = listener.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${open}${PATH}`,
    async close() {
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

function refusalOf(
  { url = "", headers }: IncomingMessage,
  { isLocal, token }: { isLocal: boolean; token: string | undefined },
): [status: number, text: string] | undefined {
  if (url.split("?")[0] !== PATH) return [404, `The server answers at ${PATH}.`];
  // A page in a browser could reach loopback under a name of its own.
  if (isLocal && !LOOPBACK.has(hostOf(`http://${headers.host}`)))
    return [403, "The Host header must name loopback."];
  if (headers.origin !== undefined && !LOOPBACK.has(hostOf(headers.origin)))
    return [403, "Pages of other origins can't use this server."];
  if (token && !sameText(headers.authorization ?? "", `Bearer ${token}`))
    return [401, "Send the token of COUNTERTOP_MCP_TOKEN as a bearer token."];
  return undefined;
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname.replace(/^\[|\]$/g, "");
  } catch {
    return "";
  }
}

/** Compares without revealing by its time where two texts differ. */
function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function jsonOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += (part as Buffer).length;
    if (size > BODY_LIMIT) throw new Error("The request is too long.");
    parts.push(part as Buffer);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const headers = status === 401 ? { "www-authenticate": "Bearer" } : {};
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }));
}
