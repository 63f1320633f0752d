import { ApiError, NetworkError, type HttpClient } from "@countertop/sdk";
import type { Cart, StoreCart } from "@countertop/sdk/types";

/**
 * Returns a client for calls whose outcome must not be lost. Every attempt times out after `timeout` milliseconds, or after twice
 * that time when it places an order. A successful response without a record becomes a `NetworkError`: its outcome is unknown.
 */
export function safely(client: HttpClient, timeout: number): HttpClient {
  return Object.create(client, {
    send: {
      value: async (...[operation, input, options]: Parameters<HttpClient["send"]>) => {
        // Placing an order takes longer, because the store calls the payment provider.
        const limit = operation.path.endsWith("/complete") ? 2 * timeout : timeout;
        const sent = await client.send(operation, input, { timeout: limit, ...options });
        const { cart, order, data, variants } = (sent.data ?? {}) as Record<string, Known>;
        if (!(cart ?? order ?? data)?.id && !variants)
          throw new NetworkError(operation, new TypeError("The response has no record"));
        return sent;
      },
    },
  }) as HttpClient;
}

type Known = { id?: string } | undefined;

/**
 * True if the server itself rejected the call. Otherwise, the server may have executed the write: the response was lost, came
 * from a proxy, or reports a server error or a conflict with a concurrent call (`invalid_state_error`).
 */
export const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.code !== "invalid_state_error" &&
  typeof error.body === "object";

/** True if the server itself says that the record doesn't exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.type === "not_found";

/**
 * True if the selected payment session is authorized, or needs another step from the customer. If the customer agreed to buy the
 * cart, a pending session counts too: Stripe's session stays pending while the customer is on the bank's page.
 */
export function awaitsPayment(
  { payment_session, payment_sessions }: Cart,
  agreed: boolean,
): boolean {
  const { status } =
    payment_session ?? payment_sessions?.find(({ is_selected }) => is_selected) ?? {};
  return status === "requires_more" || status === "authorized" || (agreed && status === "pending");
}

/**
 * True if a cart has its items. Some responses omit them, for example for an exchange's cart, or for a cart whose payment needs
 * another step. Such a cart must be read again.
 */
export const isWhole = (cart: Cart): cart is StoreCart => "items" in cart;
