import { ApiError, NetworkError } from "../errors.ts";
import type { CallContext, HttpClient } from "./options.ts";
import { unlessAborted } from "./signals.ts";

/**
 * Reserves an idempotency key. The call always fails, because no cart has this id, but the server issues a key before it looks for
 * the cart. The server accepts only keys that it issued. Every call that honors keys accepts such a key.
 */
const RESERVATION = {
  method: "POST",
  path: "/store/carts/{id}/line-items",
  input: { id: "none", body: { variant_id: "none", quantity: 1 } },
} as const;

/** The key in the response to a reservation. Undefined if the server didn't issue one. */
function issuedKey(failure: unknown): string | undefined {
  return (
    (failure instanceof ApiError && failure.response.headers.get("idempotency-key")) || undefined
  );
}

/**
 * Returns a function that takes a key. One key is kept in reserve, so that usually only the first exactly-once write waits for
 * a reservation.
 */
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

/**
 * Returns a function that takes a key from the client's pool. A key is valid only on the server that issued it, so each client has
 * its own pool.
 */
export function createKeyPools(): (context: CallContext) => Promise<string | undefined> {
  const pools = new WeakMap<HttpClient, ReturnType<typeof createKeyPool>>();
  return ({ client, signal, timeout }) => {
    const take = pools.get(client) ?? createKeyPool(() => reserve(client));
    pools.set(client, take);
    // After the timeout, the write continues without a reserved key. A key that arrives later isn't used.
    return unlessAborted(signal, timeout, take());
  };
}

const reserve = (client: HttpClient): Promise<string | undefined> =>
  client.send(RESERVATION, RESERVATION.input, { retries: 2 }).then(() => undefined, issuedKey);

// Error codes of Node's `fetch` for a connection that was never opened. Browsers don't report error codes, so there these codes
// never match.
const NEVER_SENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT)$/;

/** True if the server certainly did nothing: the request never reached the server, or the server doesn't support the call. */
export function provablyUnprocessed(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 501;
  if (!(error instanceof NetworkError)) return false;
  for (let cause = error.cause; cause instanceof Error; cause = cause.cause) {
    if (NEVER_SENT.test((cause as { code?: string }).code ?? "")) return true;
  }
  return false;
}
