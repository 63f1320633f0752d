/** Serves Streamable HTTP: on loopback by default, and with a bearer token on any other address. */
import { randomUUID, timingSafeEqual } from "node:crypto";
import {
  createServer as createListener,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import {
  NodeStreamableHTTPServerTransport,
  toNodeHandler,
  type NodeIncomingMessageLike,
  toWebRequest,
} from "@modelcontextprotocol/node";
import {
  createMcpHandler,
  isInitializeRequest,
  isLegacyRequest,
  type Server,
} from "@modelcontextprotocol/server";
import { jsonOf } from "./http-body.ts";
import { PLANS_PATH, type PlansHandler } from "./plan-http.ts";

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  /** The bearer token that every request must have, except requests to the inbox. */
  readonly token?: string | undefined;
  /**
   * The inbox of plans. Operators prove their identity with their session. The bearer token isn't proof, because assistants have
   * it.
   */
  readonly plans?: PlansHandler | undefined;
}

const PATH = "/mcp";
const SESSION_LIMIT = 100;
const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);

/**
 * Listens for requests, and creates a server for each request of protocol version 2026-07-28, and for each session of earlier
 * versions. Without `begin`, it serves only the inbox.
 */
export async function serveHttp(
  begin: (() => Server) | undefined,
  { host, port, token, plans }: HttpOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const isLocal = LOOPBACK.has(host);
  if (!isLocal && !token && begin)
    throw new Error(
      `Set COUNTERTOP_MCP_TOKEN to listen on ${host}: only loopback works without a bearer token.`,
    );
  const sessions = new Map<string, NodeStreamableHTTPServerTransport>();

  const modern = begin && createMcpHandler(begin, { legacy: "reject" });
  const handleModern = modern && toNodeHandler(modern);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (plans && isBelow(request.url, PLANS_PATH))
      return isLocal && !namesLoopback(request)
        ? reject(response, 403, "The Host header must be a loopback address.")
        : plans(request, response);
    if (!begin || !handleModern)
      return reject(response, 404, `Not found. This server has only ${PLANS_PATH}.`);
    const rejection = rejectionOf(request, { isLocal, token });
    if (rejection) return reject(response, ...rejection);
    const id = request.headers["mcp-session-id"];
    const known = typeof id === "string" ? sessions.get(id) : undefined;
    if (known) {
      // Moves the session to the end, so that the least recently used session is the first.
      sessions.delete(known.sessionId ?? "");
      sessions.set(known.sessionId ?? "", known);
    }
    if (known && request.method !== "POST") return known.handleRequest(request, response);
    const body = request.method === "POST" ? await jsonOf(request) : undefined;
    if (known) return known.handleRequest(request, response, body);
    if (id !== undefined) return reject(response, 404, "This session doesn't exist.");
    // The package's types don't support exactOptionalPropertyTypes.
    const like = request as NodeIncomingMessageLike;
    if (!(await isLegacyRequest(await toWebRequest(like, body))))
      return handleModern(like, response, body);
    if (!isInitializeRequest(body))
      return reject(response, 400, "A session must begin with initialize.");
    // Closes the least recently used session, because few clients end their sessions. A client whose session was closed starts a
    // new one.
    const [oldest] = sessions.size >= SESSION_LIMIT ? sessions : [];
    if (oldest) {
      sessions.delete(oldest[0]);
      await oldest[1].close();
    }
    const transport = new NodeStreamableHTTPServerTransport({
      sessionIdGenerator: () => randomUUID(),
      onsessioninitialized: (session) => void sessions.set(session, transport),
      onsessionclosed: (session) => void sessions.delete(session),
    });
    await begin().connect(transport);
    return transport.handleRequest(request, response, body);
  };

  const listener = createListener((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const text = error instanceof Error ? error.message : "The request failed.";
      if (!response.headersSent) reject(response, 400, text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    listener.once("error", reject).listen(port, host, resolve);
  });
  const { port: open } = listener.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${open}${PATH}`,
    async close() {
      await modern?.close();
      await Promise.all([...sessions.values()].map((transport) => transport.close()));
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

const isBelow = (url = "", path: string): boolean => {
  const own = url.split("?")[0] ?? "";
  return own === path || own.startsWith(`${path}/`);
};
/**
 * True if the Host header is a loopback address. Without this check, a web page could reach this server through the page's own
 * host name (DNS rebinding).
 */
const namesLoopback = ({ headers }: IncomingMessage): boolean =>
  LOOPBACK.has(hostOf(`http://${headers.host}`));

function rejectionOf(
  request: IncomingMessage,
  { isLocal, token }: { isLocal: boolean; token: string | undefined },
): [status: number, text: string] | undefined {
  const { url = "", headers } = request;
  if (url.split("?")[0] !== PATH) return [404, `Not found. The MCP server is at ${PATH}.`];
  if (isLocal && !namesLoopback(request))
    return [403, "The Host header must be a loopback address."];
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

/** Compares in constant time, so that the time doesn't reveal where two strings differ. */
function sameText(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function reject(response: ServerResponse, status: number, message: string): void {
  const headers = status === 401 ? { "www-authenticate": "Bearer" } : {};
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify({ jsonrpc: "2.0", error: { code: -32_000, message }, id: null }));
}
