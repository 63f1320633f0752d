import {
  AbortedError,
  AuthenticationError,
  type CallOptions,
  type HttpClient,
} from "@countertop/sdk";

/** Holds back what the server refused because the session had ended, until somebody has signed in again. */
export interface SessionKeeper {
  /** As the client it was made of, but calls outlive the session: each is sent once more after the next sign-in. */
  client: HttpClient;
  /** Whether somebody has to sign in for the work to go on. */
  isAsking(): boolean;
  subscribe(listener: () => void): () => void;
  /** Somebody has signed in again, or does not want to: then everything that waited fails as it would have at first. */
  answer(signedIn: boolean): void;
}

export function keepSession(client: HttpClient): SessionKeeper {
  let question: { promise: Promise<boolean>; resolve(signedIn: boolean): void } | undefined;
  // How often somebody has signed in again: what was sent before the last time need not ask.
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
    input?: object,
    options: CallOptions = {},
  ) {
    const sentIn = session;
    const attempt = () => client.send(operation, input as never, options);
    try {
      return await attempt();
    } catch (error) {
      if (!isEndOfSession(error) || givenUp) throw error;
      // The server has done nothing, so there is nothing to do twice.
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

/** Signing in and asking who is signed in are refused in the normal course of things. */
export const isEndOfSession = (error: unknown): error is AuthenticationError =>
  error instanceof AuthenticationError && error.path !== "/admin/auth";

/** Nobody waits for an answer that nobody wants any more. */
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
