import { ApiError, AuthenticationError, SdkError } from "../../sdk/src/index.ts";

/** Thrown for a problem that the message explains, so no stack trace is printed. */
export class SeedError extends Error {}

/** Describes the failed call, with the server's message. */
export function explain(error: unknown): string {
  if (error instanceof SeedError) return withCause(error);
  if (error instanceof AuthenticationError && error.path.endsWith("/auth/token"))
    return `${error.method} ${error.path}: the server does not know this e-mail address and password.`;
  if (error instanceof ApiError)
    return `${error.method} ${error.path} answered ${error.status}: ${error.serverMessage ?? "nothing more"}`;
  if (error instanceof SdkError)
    return `${error.method} ${error.path} failed: ${error.message}. Is the store running at that address?`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const withCause = ({ message, cause }: SeedError): string =>
  cause === undefined ? message : `${message}: ${explain(cause)}`;
