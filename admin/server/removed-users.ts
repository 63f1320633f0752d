/**
 * Rejects the sessions and tokens of deleted users. The store checks only a credential's signature and age. Without this check,
 * a session would continue to work for 10 hours after the deletion, and a token for 24.
 */
import { createHash } from "node:crypto";

/** Time in ms for which a user's existence isn't checked again. */
export const VERDICT_MS = 5_000;
const MOST_VERDICTS = 10_000;

/** Headers that can identify an operator to the store. */
const CREDENTIALS = ["cookie", "authorization", "x-medusa-access-token"] as const;

/**
 * Calls that don't need a session, or whose session the store checks itself. For example, a new invitation can be accepted with
 * an old cookie.
 */
const OPEN =
  /^\/admin\/(auth(\/token)?|invites\/accept|users\/(password-token|reset-password))\/?$/i;
const USER = /^\/admin\/users\/[^/]+\/?$/i;

export interface RemovedUsers {
  /** True if the user no longer exists, but the store would accept this request. */
  refuses(request: Request): Promise<boolean>;
  /** Clears the cache if the request may have deleted a user. Call it after the store has responded. */
  changedBy(request: Request): void;
}

export function refuseRemovedUsers(
  api: string,
  now: () => number = Date.now,
  ask: typeof fetch = fetch,
): RemovedUsers {
  /** Maps the hash of each credential to the time until which its user is assumed to exist. Contains only existing users. */
  const verdicts = new Map<string, number>();
  let deletions = 0;

  return {
    async refuses({ method, url, headers }) {
      const { pathname } = new URL(url);
      const sent = credentialsOf(headers);
      if (!/^\/admin(\/|$)/i.test(pathname) || OPEN.test(pathname)) return false;
      if (sent === undefined || method === "OPTIONS") return false;
      const key = createHash("sha256")
        .update(JSON.stringify([...sent]))
        .digest("base64");
      if ((verdicts.get(key) ?? 0) > now()) return false;
      const before = deletions;
      const answer = await readSession(api, headers, ask);
      await answer.body?.cancel();
      // If a user was deleted during this request, the response may be outdated.
      if (answer.ok && before === deletions) {
        if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
        verdicts.set(key, now() + VERDICT_MS);
      }
      // The credential is valid, but its user doesn't exist.
      if (answer.status === 400 || answer.status === 404) return true;
      // For a credential that isn't valid (401), the store rejects the call itself. Any other status doesn't say whether the
      // user exists.
      if (!answer.ok && answer.status !== 401)
        throw new Error(
          `The store didn't return whether the user exists. It responded with ${answer.status}.`,
        );
      return false;
    },
    changedBy({ method, url }) {
      if (method !== "DELETE" || !USER.test(new URL(url).pathname)) return;
      deletions += 1;
      verdicts.clear();
    },
  };
}

/** Returns the store's response to `GET /admin/auth` with the credentials of a request. */
export const readSession = (
  api: string,
  headers: Headers,
  ask: typeof fetch = fetch,
): Promise<Response> =>
  ask(new URL("/admin/auth", api), {
    headers: credentialsOf(headers) ?? {},
    redirect: "manual",
  });

/** True if a request has something that may be a session or a key. */
export const hasCredential = (headers: Headers): boolean => credentialsOf(headers) !== undefined;

function credentialsOf(headers: Headers): Headers | undefined {
  const sent = new Headers();
  for (const name of CREDENTIALS) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  return [...sent].length > 0 ? sent : undefined;
}
