/** Limits sign-in attempts, and starts a new session at each sign-in. The store does neither. */
import { isIPv6 } from "node:net";

export const WINDOW_MS = 60_000;
/** Maximum number of counted attempts for an account in a time window. */
export const MOST_PER_ACCOUNT = 10;
export const MOST_PER_ADDRESS = 30;
const MOST_COUNTED = 20_000;

const SIGN_IN = /^\/(admin|store)\/auth(\/token)?\/?$/i;
/** Path of the call that returns whether a customer has an account. */
const LOOKUP = /^\/store\/auth\/[^/]+\/?$/i;
/** Each of these calls sends an email, so each counts as an attempt. */
const RESET = /^\/(admin\/users|store\/customers)\/password-token\/?$/i;
const SESSION = /^\s*connect\.sid\s*=/i;

export interface SignIns {
  /**
   * Counts an attempt. If there were too many, returns the number of seconds to wait. Otherwise, returns a function to call
   * with the status of the response: successful sign-ins and server errors don't count.
   */
  begin(attempt: Attempt): number | ((status: number) => void);
}

export interface Attempt {
  method: string;
  path: string;
  address: string;
  body: BodyInit | undefined;
}

export function limitSignIns(now: () => number = Date.now): SignIns {
  const counts = new Map<string, { attempts: number; until: number }>();

  function current(key: string): { attempts: number; until: number } {
    const known = counts.get(key);
    if (known && known.until > now()) return known;
    if (counts.size >= MOST_COUNTED) {
      for (const [other, { until }] of counts) if (until <= now()) counts.delete(other);
      // Removes the oldest entries.
      for (const other of [...counts.keys()].slice(0, counts.size - MOST_COUNTED + 1))
        counts.delete(other);
    }
    const fresh = { attempts: 0, until: now() + WINDOW_MS };
    counts.delete(key);
    counts.set(key, fresh);
    return fresh;
  }

  return {
    begin(attempt) {
      const limits = limitsOf(attempt).map(({ key, most }) => ({ count: current(key), most }));
      const full = limits.find(({ count, most }) => count.attempts >= most);
      if (full) return Math.max(1, Math.ceil((full.count.until - now()) / 1000));
      for (const { count } of limits) count.attempts += 1;
      return (status) => {
        const isJudged = status < 500;
        const succeeded = status < 400 && SIGN_IN.test(attempt.path);
        if (isJudged && !succeeded) return;
        for (const { count } of limits) count.attempts -= 1;
      };
    },
  };
}

function limitsOf({ method, path, address, body }: Attempt): { key: string; most: number }[] {
  const call = callOf(method, path);
  if (call === undefined) return [];
  const kind = `${path.slice(1, 6).toLowerCase()} ${call}`;
  const account = accountIn(body);
  return [
    { key: `${kind} ${networkOf(address)}`, most: MOST_PER_ADDRESS },
    ...(account === undefined ? [] : [{ key: `${kind} ${account}`, most: MOST_PER_ACCOUNT }]),
  ];
}

function callOf(method: string, path: string): string | undefined {
  if (method === "POST" && RESET.test(path)) return "reset";
  if (SIGN_IN.test(path)) return method === "POST" ? "sign-in" : undefined;
  return LOOKUP.test(path) ? "lookup" : undefined;
}

/** An IPv6 subscriber has a whole /64 network, so all its addresses count as one. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes(".")) return address;
  const { hostname } = new URL(`http://[${address.replace(/%.*/, "")}]`);
  const [head = "", tail] = hostname.slice(1, -1).split("::");
  const [before, after] = [wordsOf(head), wordsOf(tail ?? "")];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}

const wordsOf = (part: string): string[] => part.split(":").filter(Boolean);

function accountIn(body: BodyInit | undefined): string | undefined {
  if (!(body instanceof ArrayBuffer)) return undefined;
  try {
    const { email } = JSON.parse(new TextDecoder().decode(body)) as { email?: unknown };
    return typeof email === "string" ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of sign-ins (POST) and sign-outs (DELETE). Excludes `/auth/token`, which returns a token and doesn't change the
 * session.
 */
const SESSIONS = /^\/(admin|store)\/auth\/?$/i;

export const startsSession = (method: string, path: string): boolean =>
  method === "POST" && SESSIONS.test(path);
export const endsSession = (method: string, path: string): boolean =>
  method === "DELETE" && SESSIONS.test(path);

/**
 * Returns a one-line message if the browser has no session after a successful sign-in; otherwise undefined.
 * @param cookies the store's `Set-Cookie` headers
 */
export function droppedCookie(
  cookies: readonly string[],
  { secure, host }: { secure: boolean; host: string },
): string | undefined {
  const session = cookies.find((cookie) => SESSION.test(cookie));
  if (session === undefined)
    return "The store accepted a sign-in, but didn't set a session cookie. In production mode, it sets the cookie only over TLS. Put a TLS proxy in front of the admin, and trust its address (TRUSTED_FRONT, --trusted-front).";
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  if (/;\s*Secure\b/i.test(session) && !secure && !local)
    return `The browser drops the store's session cookie, because the cookie requires TLS, but the browser uses http://${host}. Serve the admin over https://.`;
  return undefined;
}

/** Removes the session's cookie. */
export function withoutSession(headers: Headers): void {
  const others = (headers.get("cookie") ?? "").split(";").filter((pair) => !SESSION.test(pair));
  const kept = others.map((pair) => pair.trim()).filter(Boolean);
  if (kept.length === 0) headers.delete("cookie");
  else headers.set("cookie", kept.join("; "));
}
