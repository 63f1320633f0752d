/** Limits sign-in attempts, and starts a new session each time. The store does neither. */

export const WINDOW_MS = 60_000;
/** Failed attempts in a window. */
export const MOST_PER_ACCOUNT = 10;
export const MOST_PER_ADDRESS = 30;
const MOST_COUNTED = 20_000;

const SIGN_IN = /^\/(admin|store)\/auth(\/token)?\/?$/i;
/** Each of these sends an email, so each counts as an attempt. */
const RESET = /^\/(admin\/users|store\/customers)\/password-token\/?$/i;
const SESSION = /^\s*connect\.sid\s*=/i;

export interface SignIns {
  /** Seconds to wait if there were too many attempts; otherwise this one counts until `ended` is called. */
  begin(attempt: Attempt): number | undefined;
  ended(attempt: Attempt, status: number): void;
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
      return undefined;
    },
    ended(attempt, status) {
      if ((status >= 400 && status < 500) || RESET.test(attempt.path)) return;
      for (const { key } of limitsOf(attempt)) current(key).attempts -= 1;
    },
  };
}

function limitsOf({ method, path, address, body }: Attempt): { key: string; most: number }[] {
  const isReset = RESET.test(path);
  if (method !== "POST" || (!isReset && !SIGN_IN.test(path))) return [];
  const kind = `${path.slice(1, 6).toLowerCase()} ${isReset ? "reset" : "sign-in"}`;
  const account = accountIn(body);
  return [
    { key: `${kind} ${address}`, most: MOST_PER_ADDRESS },
    ...(account === undefined ? [] : [{ key: `${kind} ${account}`, most: MOST_PER_ACCOUNT }]),
  ];
}

function accountIn(body: BodyInit | undefined): string | undefined {
  if (!(body instanceof ArrayBuffer)) return undefined;
  try {
    const { email } = JSON.parse(new TextDecoder().decode(body)) as { email?: unknown };
    return typeof email === "string" ? email.trim().toLowerCase() : undefined;
  } catch {
    return undefined;
  }
}

/** Sign-ins that start a session. The others answer a token and must leave the session as it is. */
const STARTS_SESSION = /^\/(admin|store)\/auth\/?$/i;

/** Removes the session's cookie from a sign-in request: the store would keep its id, which somebody else may have planted. */
export function withNewSession(headers: Headers, method: string, path: string): void {
  if (method !== "POST" || !STARTS_SESSION.test(path)) return;
  const others = (headers.get("cookie") ?? "").split(";").filter((pair) => !SESSION.test(pair));
  const kept = others.map((pair) => pair.trim()).filter(Boolean);
  if (kept.length === 0) headers.delete("cookie");
  else headers.set("cookie", kept.join("; "));
}
