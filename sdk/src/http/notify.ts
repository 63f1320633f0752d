import { SdkError } from "../errors.ts";

/**
 * Runs a callback that isn't part of the call, such as a log hook or a token storage. Its errors and rejections are reported, but
 * don't affect the call.
 */
export function safely<T>(run: () => T): T | undefined {
  try {
    const result = run();
    return result instanceof Promise ? (result.catch(report) as T) : result;
  } catch (error) {
    return report(error);
  }
}

function report(error: unknown): undefined {
  console.error(error);
}

/** Matches field names of credentials. */
const CREDENTIAL = /auth|cookie|key|passw|secret|session|token|_url$/;

/** A copy for logs: keeps all names, but hides the values that hold credentials. */
export const masked = <T extends object>(given: T): T =>
  JSON.parse(
    JSON.stringify(given, (name, value: unknown) =>
      typeof value === "string" && CREDENTIAL.test(name) ? "[hidden]" : value,
    ),
  ) as T;

/** A copy of an error for logs, without the credentials of its response. The call throws the original error. */
export const discreet = (error: unknown): unknown =>
  error instanceof SdkError ? Object.assign(Object.create(error) as object, masked(error)) : error;
