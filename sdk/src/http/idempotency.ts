import { ApiError, NetworkError } from "../errors.ts";

/**
 * A call that must fail, yet makes the server issue a key: no cart has this id. The server knows only keys that it issued, but
 * one that a keyed call issued is honored by all of them, and it is issued before any work is done.
 */
export const RESERVATION = {
  method: "POST",
  path: "/store/carts/{id}/line-items",
  input: { id: "none", body: { variant_id: "none", quantity: 1 } },
} as const;

/** The key in the answer to a reservation; `undefined` where the server issued none. */
export function issuedKey(failure: unknown): string | undefined {
  return (
    (failure instanceof ApiError && failure.response.headers.get("idempotency-key")) || undefined
  );
}

/** Keeps one key in store, so that only the first exactly-once write waits for its reservation. */
export function createKeyPool(
  reserve: () => Promise<string | undefined>,
): () => Promise<string | undefined> {
  let spare: Promise<string | undefined> | undefined;
  return async () => {
    const kept = spare;
    spare = undefined;
    const key = (await kept) ?? (await reserve());
    // A reservation that fails is no loss: the next write reserves for itself.
    spare ??= reserve().catch(() => undefined);
    return key;
  };
}

// Codes of Node's fetch for a connection that was never made. Browsers do not tell, so there nothing is provable.
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** Whether it is certain that the server did nothing: the request never reached it, or it does not know the call. */
export function provablyUnprocessed(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 501;
  if (!(error instanceof NetworkError)) return false;
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (NEVER_SENT.test((cause as { code?: string }).code ?? "")) return true;
  }
  return false;
}
