import {
  AbortedError,
  AuthenticationError,
  type CallOptions,
  type HttpClient,
} from "@countertop/sdk";

/** Holds requests that failed because the session ended, until the user signs in again. */
export interface SessionKeeper {
  /** Like the original client, but calls survive the session: each is sent again after the next sign-in. */
  client: HttpClient;
  /** True if a sign-in is required to continue. */
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Called after the user has signed in again, or refused. After a refusal, all waiting requests fail with their original errors.
   */
  answer(signedIn: boolean): void;
}

export function keepSession(client: HttpClient): SessionKeeper {
  let question: { promise: Promise<boolean>; resolve(signedIn: boolean): void } | undefined;
  // Number of sign-ins. Requests that were sent before the last one are retried without asking again.
  let session = 0;
  let givenUp = false;
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  function ask(): Promise<boolean> {
    if (!question) {
      question = Promise.withResolvers<boolean>();
      notifyListeners();
    }
    return question.promise;
  }

  async function send(
    operation: Parameters<HttpClient["send"]>[0],
    input?: Parameters<HttpClient["send"]>[1],
    options: CallOptions = {},
  ) {
    const sentIn = session;
    const attempt = () => client.send(operation, input, options);
    try {
      return await attempt();
    } catch (error) {
      if (!isEndOfSession(error) || givenUp) throw error;
      // Sends the request again. The server rejected it, so this can't duplicate anything.
      const again = sentIn < session || (await unlessAborted(ask(), error, options.signal));
      if (!again) throw error;
      return attempt();
    }
  }

  return {
    client: { ...client, send: send as HttpClient["send"] },
    isAsking: () => question !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer(signedIn) {
      if (signedIn) session++;
      else givenUp = true;
      question?.resolve(signedIn);
      question = undefined;
      notifyListeners();
    },
  };
}

/** Sign-in and the session check may return 401 in normal operation. */
export const isEndOfSession = (error: unknown): error is AuthenticationError =>
  error instanceof AuthenticationError && error.path !== "/admin/auth";

/** Stops waiting for aborted requests. */
function unlessAborted<T>(
  promise: Promise<T>,
  { method, path }: AuthenticationError,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (!signal) return promise;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new AbortedError({ method, path }, signal.reason));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", stop));
}
