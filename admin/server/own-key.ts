/**
 * Lets operators set only their own API key. The store lets each operator set anyone's key and thus act as another user,
 * whose name would then appear in the records.
 */

const USER = /^\/admin\/users\/([^/]+)\/?$/i;

/** True if this request would set another user's API key. */
export async function setsKeyOfOther(
  method: string,
  path: string,
  body: BodyInit | undefined,
  readSession: () => Promise<Response>,
): Promise<boolean> {
  const id = USER.exec(path)?.[1];
  if (id === undefined || method === "GET" || method === "DELETE" || !hasKey(body)) return false;
  const session = await readSession();
  // Without a session, the store itself rejects the call.
  if (!session.ok) return false;
  const { user } = (await session.json()) as { user?: { id?: string } };
  return user?.id === undefined || decoded(id) !== user.id;
}

function hasKey(body: BodyInit | undefined): boolean {
  if (!(body instanceof ArrayBuffer)) return false;
  try {
    return mentionsKey(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return false; // the store rejects invalid JSON
  }
}

function mentionsKey(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  return Object.entries(part).some(
    ([name, value]) => name === "api_token" || (name !== "metadata" && mentionsKey(value)),
  );
}

function decoded(id: string): string | undefined {
  try {
    return decodeURIComponent(id);
  } catch {
    return undefined;
  }
}
