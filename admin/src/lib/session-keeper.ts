import {
  AbortedError,
  AuthenticationError,
  type CallOptions,
  type HttpClient,
} from "@countertop/sdk";

/** Keeps requests that failed because the session expired, until the user signs in again. */
export interface SessionKeeper {
  /**
   * Like the original client, except that calls aren't lost if the session expires: each is sent again after the next sign-in.
   */
  client: HttpClient;
  /** True if the user has to sign in to continue. */
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /**
   * Called after the user has signed in again or declined to. If the user has declined, all waiting requests fail with their
   * original errors.
   */
  answer(signedIn: boolean): void;
}

export function keepSession(client: HttpClient): SessionKeeper {
  let question: { promise: Promise<boolean>; resolve(signedIn: boolean): void } | undefined;
  // Number of sign-ins. Requests that were sent before the last sign-in are retried without asking again.
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
      // Sends the request again. Because the server rejected it, this can't duplicate anything.
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

/** Excludes the sign-in and the check of the session, which can return 401 in normal operation. */
export const isEndOfSession = (error: unknown): error is AuthenticationError =>
  error instanceof AuthenticationError && error.path !== "/admin/auth";

/** Stops waiting if the request is aborted. */
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
