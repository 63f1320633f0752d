/**
 * Forwards requests for the inbox of assistants' plans to the MCP server (sdk/mcp). Forwards cookies, but no other credentials.
 */
import { bodyOf, RejectedBody } from "./bodies.ts";

const INBOX = /^\/mcp\/plans(\/[\w-]+){0,2}$/;
/** Time limit in ms. It's longer than the MCP server takes for a write, including retries. */
const PATIENCE_MS = 200_000;
const HEADER = "x-countertop-inbox";

export const isInbox = (path: string): boolean => path === "/mcp" || path.startsWith("/mcp/");

interface Servers {
  /** Origin of the MCP server; undefined if there isn't one. */
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
  // A page of a different origin would have to send a preflight request before it can send this header.
  if (request.headers.get(HEADER) !== "1")
    return said(403, "Only the admin's own pages can use the inbox.");
  const { method } = request;
  const cookie = request.headers.get("cookie");
  if (method !== "GET" && method !== "POST")
    return said(405, "The inbox accepts only GET and POST.");
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
      return said(403, "The MCP server uses a different store, which doesn't know your session.");
    return new Response(await answer.arrayBuffer(), {
      status: answer.status,
      headers: { "content-type": "application/json" },
    });
  } catch (error) {
    if (error instanceof RejectedBody) return said(error.status, error.message);
    return said(502, "The MCP server doesn't respond.");
  }
}

/** True if the admin's own store accepts the session. Asking the operator to sign in again wouldn't help then. */
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
