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

const CREDENTIAL = /auth|cookie|token|key|secret|session/;

/** For logs: the names of all headers, and the values of those that hold no credentials. */
export function masked(headers: Readonly<Record<string, string>>): Record<string, string> {
  const told = { ...headers };
  for (const name in told) if (CREDENTIAL.test(name)) told[name] = "[hidden]";
  return told;
}
