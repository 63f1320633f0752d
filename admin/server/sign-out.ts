/**
 * Ends sessions permanently. If a request begins before a sign-out and ends after it, the store saves the session again.
 * Without this, the cookie would then continue to work.
 */
import { createHash } from "node:crypto";
import { endsSession } from "./sign-in.ts";

/** Time in ms after which the store no longer accepts a session. */
export const SESSION_MS = 10 * 60 * 60 * 1000;
const MOST_SESSIONS = 20_000;

export interface SignOuts {
  /** True if the session in these headers was signed out in the area that the path belongs to. */
  isEnded(headers: Headers, path: string): boolean;
  /** Records a sign-out. Call it when the store has responded to a request. */
  answered(request: { method: string; path: string; headers: Headers }, ok: boolean): void;
}

export function rememberSignOuts(now: () => number = Date.now): SignOuts {
  /** Maps the hash of each signed-out session to the time until which it's rejected. */
  const ended = new Map<string, number>();
  return {
    isEnded(headers, path) {
      const key = keyOf(headers, path);
      return key !== undefined && (ended.get(key) ?? 0) > now();
    },
    answered({ method, path, headers }, ok) {
      if (!ok || !endsSession(method, path)) return;
      const key = keyOf(headers, path);
      if (key === undefined) return;
      for (const [other, until] of ended) if (until <= now()) ended.delete(other);
      // Deletes the oldest entry.
      const [oldest] = ended.keys();
      if (ended.size >= MOST_SESSIONS && oldest !== undefined) ended.delete(oldest);
      ended.set(key, now() + SESSION_MS);
    },
  };
}

/** An operator and a customer can share a session. Each signs out separately. */
function keyOf(headers: Headers, path: string): string | undefined {
  const session = sessionIn(headers.get("cookie") ?? "");
  if (session === undefined) return undefined;
  const area = /^\/store(\/|$)/i.test(path) ? "store" : "admin";
  return createHash("sha256").update(`${area} ${session}`).digest("base64");
}

/** The session as the store decodes it. Otherwise, a client could continue an ended session by encoding it differently. */
function sessionIn(cookies: string): string | undefined {
  for (const pair of cookies.split(";")) {
    const at = pair.indexOf("=");
    if (at === -1 || trimmed(pair.slice(0, at)) !== "connect.sid") continue;
    const bare = trimmed(pair.slice(at + 1)).replace(/^"(.*)"$/, "$1");
    try {
      return decodeURIComponent(bare);
    } catch {
      return bare;
    }
  }
  return undefined;
}

/** Removes leading and trailing spaces and tabs only, because the store treats other white space as part of a name. */
const trimmed = (part: string): string => part.replaceAll(/^[ \t]+|[ \t]+$/g, "");
