/** Identifies the operator behind a request to the inbox. Only the store identifies operators, by a browser's session. */
import { adminRetrieveSession } from "@countertop/sdk/operations";
import { plain } from "./changes.ts";
import type { StoreConnection } from "./store-connection.ts";

/**
 * Thrown for a request without an operator who may approve plans (401 or 403), or whose operator the store can't identify (502).
 */
export class OperatorError extends Error {
  override name = "OperatorError";
  readonly status: 401 | 403 | 502;

  constructor(status: 401 | 403 | 502, message: string) {
    super(message);
    this.status = status;
  }
}

interface User {
  id: string;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
}
/** Returns the name of the operator to whom a request's cookies belong. Throws {@link OperatorError} if there is none. */
export type WhoIs = (cookie: string | undefined) => Promise<string>;

const PATIENCE_MS = 10_000;

/**
 * An API key or a bearer token isn't proof, because an assistant may know this server's key or token. If this server signs in with
 * a password, a session of the same user isn't proof, either.
 */
export function operatorsOf({ client, signIn }: StoreConnection, url: string): WhoIs {
  let own: Promise<string> | undefined;
  const ownUser = async (): Promise<string | undefined> => {
    if (!signIn) return undefined;
    own ??= signIn().then(async () => (await adminRetrieveSession(client)).user.id);
    try {
      return await own;
    } catch {
      own = undefined;
      throw new OperatorError(
        502,
        "The MCP server can't sign in to the store, so nobody can approve plans. Check its credentials.",
      );
    }
  };
  return async (cookie) => {
    if (!cookie) throw new OperatorError(401, "Sign in to the admin.");
    const user = await sessionUser(url, cookie);
    if (user.id === (await ownUser()))
      throw new OperatorError(
        403,
        "The assistant's server signs in as you, so it could approve its own plans. Give it an API key or a user of its own.",
      );
    const name = plain([user.first_name, user.last_name].filter(Boolean).join(" "));
    return name ? `${name.slice(0, 80)} (${user.email})` : user.email;
  };
}

async function sessionUser(url: string, cookie: string): Promise<User> {
  const answer = await fetch(new URL("/admin/auth", url), {
    headers: { cookie },
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (answer?.ok) return ((await answer.json()) as { user: User }).user;
  await answer?.body?.cancel();
  // The store responds with 404 to a session of a deleted user.
  if (answer && [400, 401, 404].includes(answer.status))
    throw new OperatorError(401, "The session has ended. Sign in to the admin again.");
  throw new OperatorError(502, "The store didn't return your user. Try again.");
}
