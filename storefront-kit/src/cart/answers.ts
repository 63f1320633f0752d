import { ApiError, NetworkError, type HttpClient } from "@countertop/sdk";
import type { Cart, StoreCart } from "@countertop/sdk/types";

/**
 * A client for calls whose outcome must not be lost. Every attempt ends after `timeout` milliseconds (placing an order: twice
 * that). A success without data, such as a proxy's page, becomes an error.
 */
export function safely(client: HttpClient, timeout: number): HttpClient {
  return Object.create(client, {
    send: {
      value: async (...[operation, input, options]: Parameters<HttpClient["send"]>) => {
        // Requests to a payment provider take longer.
        const limit = operation.path.endsWith("/complete") ? 2 * timeout : timeout;
        const sent = await client.send(operation, input, { timeout: limit, ...options });
        const { cart, order, data, variants } = (sent.data ?? {}) as Record<string, Known>;
        if (!(cart ?? order ?? data)?.id && !variants)
          throw new NetworkError(operation, new TypeError("The answer holds nothing"));
        return sent;
      },
    },
  }) as HttpClient;
}

type Known = { id?: string } | undefined;

/**
 * True if the server itself rejected the call. After a proxy's response or a lost one, it's unknown whether the server executed the
 * write.
 */
export const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.code !== "invalid_state_error" &&
  typeof error.body === "object";

/** True if the server itself says that the record doesn't exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.type === "not_found";

/** True if the selected payment waits for the customer or for the provider. */
export function awaitsPayment({ payment_session, payment_sessions }: Cart): boolean {
  const { status } =
    payment_session ?? payment_sessions?.find(({ is_selected }) => is_selected) ?? {};
  return status === "requires_more" || status === "authorized";
}

/** True if a cart has its items, as in every response with the shopper's cart. The cart of an exchange lacks them and must be read. */
export const isWhole = (cart: Cart): cart is StoreCart => "items" in cart;
