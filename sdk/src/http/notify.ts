import { SdkError } from "../errors.ts";

/**
 * Runs a callback that isn't part of the call, such as a log hook or a token storage. Its errors and rejections are
 * reported and change nothing.
 */
export function harmless<T>(run: () => T): T | undefined {
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

const CREDENTIAL = /auth|cookie|token|key|secret|session|passw|download_url/;
const HIDDEN = "[hidden]";

/** For logs: an error without the credentials of its answer. The call throws the whole one. */
export const discreet = (error: unknown): unknown =>
  error instanceof SdkError
    ? Object.assign(
        Object.create(error) as object,
        JSON.parse(
          JSON.stringify(error, (name, value: unknown) =>
            typeof value !== "string"
              ? value
              : // What can't be decoded is `text`.
                CREDENTIAL.test(name) || name === "text"
                ? HIDDEN
                : value.replace(/eyJ[\w-]+\.[\w.-]+/g, HIDDEN),
          ),
        ),
      )
    : error;

/** For logs: the names of all headers, and the values of those that hold no credentials. */
export function masked(headers: Readonly<Record<string, string>>): Record<string, string> {
  const told = { ...headers };
  for (const name in told) if (CREDENTIAL.test(name)) told[name] = HIDDEN;
  return told;
}
