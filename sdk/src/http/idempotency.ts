import { ApiError, NetworkError } from "../errors.ts";

/**
 * A call that always fails, because no cart has this id, but that makes the server issue a key before it does any work. The server
 * accepts only keys that it issued. Every call that honors keys accepts this key.
 */
export const RESERVATION = {
  method: "POST",
  path: "/store/carts/{id}/line-items",
  input: { id: "none", body: { variant_id: "none", quantity: 1 } },
} as const;

/** The key in the response to a reservation; `undefined` if the server issued none. */
export function issuedKey(failure: unknown): string | undefined {
  return (
    (failure instanceof ApiError && failure.response.headers.get("idempotency-key")) || undefined
  );
}

/** Keeps one key in reserve, so that only the first exactly-once write waits for a reservation. */
export function createKeyPool(
  reserve: () => Promise<string | undefined>,
): () => Promise<string | undefined> {
  let spare: Promise<string | undefined> | undefined;
  return async () => {
    const kept = spare;
    spare = undefined;
    const key = (await kept) ?? (await reserve());
    // A failed reservation does no harm, because the next write reserves its own key.
    spare ??= reserve().catch(() => undefined);
    return key;
  };
}

// Error codes of Node's fetch for a connection that was never opened. Browsers report none, so this check proves nothing there.
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** True if the server certainly did nothing: the request never reached it, or the server doesn't know the call. */
export function provablyUnprocessed(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 501;
  if (!(error instanceof NetworkError)) return false;
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (NEVER_SENT.test((cause as { code?: string }).code ?? "")) return true;
  }
  return false;
}
