import { ApiError, NetworkError, type HttpClient } from "@countertop/sdk";

/**
 * The same client for what must not be lost: every attempt ends after `timeout` milliseconds (placing an order: twice that), and a success that carries
 * nothing, such as the page of a proxy, is the failure that it is.
 */
export function careful(client: HttpClient, timeout: number): HttpClient {
  return Object.create(client, {
    send: {
      value: async (...[operation, input, options]: Parameters<HttpClient["send"]>) => {
        // What has to be paid elsewhere takes its time.
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

/** Whether the server itself said no. What a proxy says, and whatever got lost, leaves open what the server did. */
export const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.code !== "invalid_state_error" &&
  typeof error.body === "object";

/** The server's own word that there is no such thing. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404 && error.type === "not_found";
