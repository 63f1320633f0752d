/**
 * Removes credentials from the store's responses to operators. The store returns all users' API keys to every operator, and
 * with `?fields=password_hash` also the hashes of their passwords.
 */

/** Replaces a credential. The SDK's `redactSecrets` uses the same text. */
const REDACTED = "[redacted]";

/**
 * The fields that the contract marks with `x-secret` (`@countertop/sdk/secrets`; a test compares the lists), and a hash that
 * isn't in the contract.
 */
const SECRETS = [
  "access_token",
  "api_token",
  "download_url",
  "password",
  "password_hash",
  "token",
] as const;

/**
 * Calls whose purpose is to return a credential, with the credential's field. The store also accepts other spellings of these
 * paths, but then this server removes the credential. The admin builds an invitation's link from its token. The link doesn't
 * give operators any new rights, because each of them can invite, create, and delete users.
 */
const REQUESTED: Readonly<Record<string, string>> = {
  "GET /admin/auth": "api_token",
  "POST /admin/auth": "api_token",
  "POST /admin/auth/token": "access_token",
  "POST /admin/uploads/download-url": "download_url",
  "GET /admin/invites": "token",
};

/** Names of the fields whose credentials are removed from the response to this call. */
export function hiddenNames(method: string, path: string): ReadonlySet<string> {
  const names = new Set<string>(SECRETS);
  names.delete(REQUESTED[`${method} ${path}`] ?? "");
  if (/^\/admin\/apps(\/|$)/i.test(path)) names.add("data");
  return names;
}

/**
 * True if a list is sorted or filtered by a credential. A client could use that to guess the credential step by step. The
 * store's parser reads `[order]`, `order[]`, and `order[0]` as `order`, so this compares only the letters of a name.
 */
export function asksBySecret({ pathname, searchParams }: URL): boolean {
  const names = (text: string) => SECRETS.some((secret) => text.toLowerCase().includes(secret));
  return (
    isAdmin(pathname) &&
    [...searchParams].some(
      ([name, value]) =>
        names(name) || (/^order/i.test(name.replaceAll(/[^a-z]/gi, "")) && names(value)),
    )
  );
}

const isAdmin = (path: string): boolean => /^\/admin(\/|$)/i.test(path);

/** Removes the headers that let a client compare the store's whole response with a guess. */
export function withoutConditions(headers: Headers, path: string): void {
  if (isAdmin(path)) for (const name of ["if-match", "if-none-match"]) headers.delete(name);
}

/**
 * Returns the response with its credentials redacted, except one that the call is meant to return. Throws if the response's
 * JSON is invalid.
 */
export async function withoutSecrets(
  answer: Response,
  { method, path }: { method: string; path: string },
): Promise<Response> {
  const { status, statusText, body } = answer;
  if (!isAdmin(path) || !/json/i.test(answer.headers.get("content-type") ?? "")) return answer;
  const headers = new Headers(answer.headers);
  // Deletes these headers because they describe the original body.
  headers.delete("etag");
  headers.delete("content-length");
  if (method === "HEAD" || body === null)
    return new Response(body, { status, statusText, headers });
  const text = new TextDecoder("utf-8", { fatal: true }).decode(await answer.arrayBuffer());
  return new Response(redact(text, hiddenNames(method, path)), { status, statusText, headers });
}

function redact(text: string, hidden: ReadonlySet<string>): string {
  if (text === "") return text;
  let found = false;
  const visit = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    const record = part as Record<string, unknown>;
    for (const name of Object.keys(record)) {
      // Skips metadata, because it belongs to the store, and the admin saves metadata exactly as it was read.
      if (name === "metadata") continue;
      if (record[name] !== null && hidden.has(name)) {
        record[name] = REDACTED;
        found = true;
      } else visit(record[name]);
    }
  };
  const parsed: unknown = JSON.parse(text);
  visit(parsed);
  return found ? JSON.stringify(parsed) : text;
}
