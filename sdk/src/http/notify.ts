import { SdkError } from "../errors.ts";

/**
 * Runs a callback that must not make the call fail, such as a log hook or a token storage. Its errors and rejections are only
 * written to `console.error`.
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

/** Matches names of fields that contain credentials. */
const CREDENTIAL = /auth|cookie|key|passw|secret|session|token|_url$/;

/** Copies an object for logs. Keeps all names, but hides the values that are credentials. */
export const masked = <T extends object>(given: T): T =>
  JSON.parse(
    JSON.stringify(given, (name, value: unknown) =>
      typeof value === "string" && CREDENTIAL.test(name) ? "[hidden]" : value,
    ),
  ) as T;

/** Copies an error for logs, and hides the credentials in the copy's own fields. The call still throws the original error. */
export const discreet = (error: unknown): unknown =>
  error instanceof SdkError ? Object.assign(Object.create(error) as object, masked(error)) : error;
