/**
 * Rejects the sessions and tokens of deleted users. The store checks only a credential's signature and age, so one issued
 * before the deletion would continue to work: a session for 10 hours, a token for 24.
 */
import { createHash } from "node:crypto";

/** Time in ms for which a user's existence isn't checked again. */
export const VERDICT_MS = 5_000;
const MOST_VERDICTS = 10_000;

/** Headers that can identify an operator to the store. */
const CREDENTIALS = ["cookie", "authorization", "x-medusa-access-token"] as const;

/** Calls that need no session, or check it themselves. For example, a new invitation can be accepted with an old cookie. */
const OPEN =
  /^\/admin\/(auth(\/token)?|invites\/accept|users\/(password-token|reset-password))\/?$/i;
const USER = /^\/admin\/users\/[^/]+\/?$/i;

export interface RemovedUsers {
  /** True if the store would accept this request although its user no longer exists. */
  refuses(request: Request): Promise<boolean>;
  /** Deletes all stored verdicts if the request may have deleted a user. Call it after the store has responded. */
  changedBy(request: Request): void;
}

export function refuseRemovedUsers(
  api: string,
  now: () => number = Date.now,
  ask: typeof fetch = fetch,
): RemovedUsers {
  /** Time until which a user is assumed to exist, by the credential's hash. Contains only existing users. */
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
      // If a user was deleted during this request, its verdict is outdated.
      if (answer.ok && before === deletions) {
        if (verdicts.size >= MOST_VERDICTS) verdicts.clear();
        verdicts.set(key, now() + VERDICT_MS);
      }
      // The credential is valid, but its user doesn't exist.
      if (answer.status === 400 || answer.status === 404) return true;
      // Without a valid credential (401), the store rejects the call itself. Any other response says nothing about the user.
      if (!answer.ok && answer.status !== 401)
        throw new Error(`The store didn't say whether the user exists: ${answer.status}`);
      return false;
    },
    changedBy({ method, url }) {
      if (method !== "DELETE" || !USER.test(new URL(url).pathname)) return;
      deletions += 1;
      verdicts.clear();
    },
  };
}

/** The store's response to `GET /admin/auth` with the credentials of a request. */
export const readSession = (
  api: string,
  headers: Headers,
  ask: typeof fetch = fetch,
): Promise<Response> =>
  ask(new URL("/admin/auth", api), {
    headers: credentialsOf(headers) ?? {},
    redirect: "manual",
  });

/** True if a request has a possible session or key. */
export const hasCredential = (headers: Headers): boolean => credentialsOf(headers) !== undefined;

function credentialsOf(headers: Headers): Headers | undefined {
  const sent = new Headers();
  for (const name of CREDENTIALS) {
    const value = headers.get(name);
    if (value !== null) sent.set(name, value);
  }
  return [...sent].length > 0 ? sent : undefined;
}
