import { ApiError, AuthenticationError } from "@countertop/sdk";

/** An error as the SDK throws it. A string as the body represents a response that isn't JSON. */
export function apiError(
  status: number,
  body: string | object | null = {},
  path = "/admin/products/{id}",
): ApiError {
  const call = { method: "POST", path };
  const response = new Response(null, { status });
  return status === 401
    ? new AuthenticationError(call, response, body)
    : new ApiError(call, response, body);
}
