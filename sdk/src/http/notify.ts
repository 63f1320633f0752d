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

/** A credential in JSON by the name of its field, also where the text breaks off, and a JSON Web Token anywhere. */
const ANSWERED =
  /("[^"]*(?:cookie|token|key|secret|passw|download_url)[^"]*"\s*:\s*)"(?:\\.|[^"\\])*"?|eyJ[\w-]+\.[\w-]+\.[\w-]*/gi;
const hide = (text: string): string =>
  text.replace(ANSWERED, (_, name?: string) => (name ? `${name}"[hidden]"` : "[hidden]"));

/** For logs: an error whose copy of the answer has no credentials. The call throws the whole one. */
export function discreet(error: unknown): unknown {
  if (!(error instanceof SdkError)) return error;
  const copy = Object.create(
    Object.getPrototypeOf(error) as object,
    Object.getOwnPropertyDescriptors(error),
  ) as Record<string, unknown>;
  const whole = error as unknown as typeof copy;
  for (const name of ["body", "text", "serverMessage", "stack"]) {
    const value = whole[name];
    if (value)
      Object.defineProperty(copy, name, {
        value: typeof value === "string" ? hide(value) : JSON.parse(hide(JSON.stringify(value))),
      });
  }
  return copy;
}

const CREDENTIAL = /auth|cookie|token|key|secret|session/;

/** For logs: the names of all headers, and the values of those that hold no credentials. */
export function masked(headers: Readonly<Record<string, string>>): Record<string, string> {
  const told = { ...headers };
  for (const name in told) if (CREDENTIAL.test(name)) told[name] = "[hidden]";
  return told;
}
