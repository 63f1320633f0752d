/** Passes the inbox of assistants' plans on to the MCP server (sdk/mcp), with only the operator's session. */
import { bodyOf, RejectedBody } from "./bodies.ts";

const INBOX = /^\/mcp\/plans(\/[\w-]+){0,2}$/;
/** Time limit in ms, longer than the MCP server takes for a write with its retries. */
const PATIENCE_MS = 200_000;
const HEADER = "x-countertop-inbox";

export const isInbox = (path: string): boolean => path === "/mcp" || path.startsWith("/mcp/");

interface Servers {
  /** Origin of the MCP server; undefined if there is none. */
  mcp: string | undefined;
  /** Origin of the store. */
  api: string;
  /** Time limit in ms for a body. */
  patience: number;
}

/** Responds to a request to the inbox. The caller has already rejected writes from other origins. */
export async function passToInbox(
  request: Request,
  { mcp, api, patience }: Servers,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (mcp === undefined || !INBOX.test(pathname) || search !== "")
    return said(404, "There is no inbox at this address.");
  // A page from another origin must send a preflight request before it can send this header.
  if (request.headers.get(HEADER) !== "1") return said(403, "Only the admin's own pages may ask.");
  const { method } = request;
  const cookie = request.headers.get("cookie");
  if (method !== "GET" && method !== "POST") return said(405, "The inbox takes GET and POST.");
  try {
    const body =
      method === "POST" ? await bodyOf(request, { signedIn: false, patience }) : undefined;
    const answer = await fetch(new URL(pathname, mcp), {
      method,
      // Doesn't send a key or a token, because neither is proof of an operator's approval.
      headers: { [HEADER]: "1", "content-type": "application/json", ...(cookie && { cookie }) },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body !== undefined && { body }),
    });
    if (answer.status === 401 && (await hasSession(api, cookie)))
      return said(403, "The MCP server asks another store, which doesn't know your session.");
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { "content-type": "application/json" },
    });
  } catch (error) {
    if (error instanceof RejectedBody) return said(error.status, error.message);
    return said(502, "The MCP server does not answer.");
  }
}

/** The admin's own store knows the session, so asking the operator to sign in again would not help. */
async function hasSession(api: string, cookie: string | null): Promise<boolean> {
  if (cookie === null) return false;
  const answer = await fetch(new URL("/admin/auth", api), {
    headers: { cookie },
    redirect: "manual",
  });
  await answer.body?.cancel();
  return answer.ok;
}

const said = (status: number, message: string): Response =>
  Response.json({ type: "inbox", message }, { status });
