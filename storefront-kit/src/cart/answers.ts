import { ApiError, NetworkError, type HttpClient } from "@countertop/sdk";

/**
 * The same client for calls whose outcome must not be lost. Every attempt ends after `timeout` milliseconds (placing an
 * order: twice that). A success without data, such as a proxy's page, becomes an error.
 */
export function careful(client: HttpClient, timeout: number): HttpClient {
  return Object.create(client, {
    send: {
      value: async (...[operation, input, options]: Parameters<HttpClient["send"]>) => {
        // Payments at a provider take time.
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

/** True if the server itself refused. A proxy's answer or a lost one leaves it open if the server did the write. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.code !== "invalid_state_error" &&
  typeof error.body === "object";

/** True if the server itself says that the record doesn't exist. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.type === "not_found";
