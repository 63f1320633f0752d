import {
  AbortedError,
  ApiError,
  ConnectionError,
  InvalidInputError,
  NetworkError,
  SdkError,
  TimeoutError,
  toApiError,
  type FailedCall,
} from "../errors.ts";
import type { AnyInput, AnyOperation, Input, OperationFacts, Output } from "../operation-types.ts";
import { areaOf, memoryTokens, rememberToken, valueOf, xsrfToken } from "./auth.ts";
import type { TokenStorage } from "./token-storage.ts";
import { decode } from "./decode.ts";
import { createKeyPool, issuedKey, provablyUnprocessed, RESERVATION } from "./idempotency.ts";
import { harmless, masked } from "./notify.ts";
import type { Call, CallFetch, CallOptions, ClientHooks, ClientOptions, Sent } from "./options.ts";
import { mergeHeaders, ownOf, prepare, toTarget } from "./prepare.ts";
import { followOnce } from "./redirect.ts";
import { isRetryable, retry } from "./retry.ts";
import { eitherSignal, orAborted, unlessAborted, withinTime } from "./signals.ts";
import { isStream, wireOf } from "./wire.ts";

/** The HTTP core: everything that reaches the server goes through `send`. */
export interface HttpClient {
  readonly baseUrl: string;
  readonly tokens: TokenStorage;
  /** The store that the answers come from: the last part of every cached query's key. See {@link ClientOptions.id}. */
  readonly id: string | undefined;
  /** Calls an operation and resolves to its data and the raw response. Throws an `SdkError`. */
  send(
    operation: AnyOperation,
    input: AnyInput | undefined,
    options: CallOptions & { raw: true },
  ): Promise<Sent<Response>>;
  send<O>(
    operation: OperationFacts<O>,
    input?: Input<O>,
    options?: CallOptions,
  ): Promise<Sent<Output<O>>>;
  send(operation: AnyOperation, input?: AnyInput, options?: CallOptions): Promise<Sent<unknown>>;
}

/** Reports mistakes of a custom `fetch` or of middleware. Taken for a network failure, they would be retried. */
function checkUnread(call: FailedCall, response: Response | undefined): void {
  if (typeof response?.text !== "function")
    throw new InvalidInputError(call, "fetch or a middleware returned no Response");
  if (response.bodyUsed)
    throw new InvalidInputError(call, "a middleware read the answer: read response.clone()");
}

/** Limits that all attempts of a call share. */
interface Bounds {
  /** Aborts with the caller's signal, and at the deadline. */
  readonly signal: AbortSignal | undefined;
  /** The error of a call that the signal ended. */
  readonly stopped: () => SdkError;
  /** In milliseconds; 0 means no limit. */
  readonly deadline: number;
}

/** Creates a client without the tree of operations. Together with stand-alone operations or hooks, it makes the smallest bundle. */
export function createHttpClient(given: ClientOptions = {}): HttpClient {
  const options = ownOf(given);
  const baseUrl = (options.baseUrl ?? "http://localhost:9000").replace(/\/+$/, "");
  const tokens = options.auth ?? memoryTokens();
  const { hooks, middleware = [] } = options;
  const target = toTarget(baseUrl);
  // Keys and body would be sent along to any origin, so only redirects that `followOnce` allows are followed. In a
  // page, where `manual` would hide the address, a redirect is a failure.
  const redirect = globalThis.location ? "error" : "manual";

  /** Sends the request once over the network, through the middleware. */
  function exchange(
    call: Call,
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
    callFetch: CallOptions["fetch"],
    lost: (reason: unknown) => never,
  ): Promise<Response> {
    // Read now: a mock may replace the platform's `fetch` after the client is created.
    const ownFetch = options.fetch ?? globalThis.fetch;
    const abort = signal && { signal };
    if (!callFetch && !options.fetch && middleware.length === 0) {
      // No `Request` of our own: the platform creates one anyway, and that is a good part of a call's cost.
      const request = Object.assign(init, abort);
      const sent = (to: string): Promise<Response> => ownFetch(to, request).catch(lost);
      return followOnce(call, url, sent);
    }
    // Errors that middleware throws pass unchanged; only here the network fails.
    const lastOnce = async (request: Request): Promise<Response> => {
      try {
        return await (callFetch ?? (ownFetch as CallFetch))(request, abort, ownFetch);
      } catch (reason) {
        return lost(reason);
      }
    };
    const last = (request: Request): Promise<Response> =>
      followOnce(request, request.url, (to) =>
        lastOnce(to === request.url ? request : new Request(to, request)),
      );
    return middleware.reduceRight<typeof last>(
      (next, { attempt }) => (attempt ? (request) => attempt(request, next, call) : next),
      last,
    )(new Request(url, init));
  }

  function send(
    givenOperation: AnyOperation,
    input?: AnyInput,
    givenOptions?: CallOptions,
  ): Promise<Sent<unknown>> {
    const operation = ownOf(givenOperation);
    const callOptions = ownOf(givenOptions ?? {});
    const { method, path } = operation;
    const call: Call = { method, path, isRefresh: callOptions.isRefresh };
    const deadline = callOptions.deadline ?? options.deadline ?? 0;
    const { limit, done } = withinTime(deadline);
    const aborted = callOptions.signal;
    const signal = eitherSignal(aborted, limit);
    // All attempts share this error.
    const stopped = (): SdkError =>
      aborted?.aborted ? new AbortedError(call, aborted.reason) : new TimeoutError(call, deadline);
    const run = middleware.reduceRight<() => Promise<Sent<unknown>>>(
      (next, one) => () => (one.call ? one.call(call, next) : next()),
      () =>
        sendOne(call, operation, { signal, stopped, deadline }, ownOf(input ?? {}), callOptions),
    );
    const sent = orAborted(signal, run, stopped);
    return done ? sent.finally(done) : sent;
  }

  async function sendOne(
    call: Call,
    operation: AnyOperation,
    { signal: outer, stopped, deadline }: Bounds,
    input: AnyInput,
    callOptions: CallOptions,
  ): Promise<Sent<unknown>> {
    const { method, path } = operation;
    const wire = ownOf(wireOf(operation));
    // Not repeated in the message: the address may hold a password.
    if (!target) throw new InvalidInputError(call, "bad baseUrl");
    if (/[?#]/.test(baseUrl))
      throw new InvalidInputError(call, "baseUrl cannot have a query (?) or a fragment (#)");
    const {
      url,
      given,
      timeout,
      asked: { attempts: retries, mode, shouldRetry: asked },
    } = prepare(baseUrl, call, operation, input, wire, options, callOptions);
    if (!(deadline >= 0)) throw new InvalidInputError(call, "bad deadline");
    const area = areaOf(path);
    const answer = callOptions.raw ? "raw" : wire.answer;
    let key = retries > 0 && method === "POST" ? (crypto.randomUUID() as string) : undefined;

    const tell = (name: keyof ClientHooks, ...told: unknown[]): void => {
      if (hooks?.[name])
        harmless(() => (hooks[name] as (...all: unknown[]) => void)(call, ...told));
    };

    const attempt = (): Promise<Sent<unknown>> => {
      // The clock starts here: functions that supply options take time, too.
      const { limit, done } = withinTime(timeout);
      const signal = eitherSignal(outer, limit);
      const failure = (reason?: unknown): SdkError => {
        if (reason instanceof SdkError) return reason;
        if (outer?.aborted) return stopped();
        return limit?.aborted ? new TimeoutError(call, timeout) : new NetworkError(call, reason);
      };
      const lost = (reason: unknown): never => {
        throw failure(reason);
      };
      /** Throws after the call has ended: then nothing is sent, kept, or reported. */
      const checkTime = (): void => {
        if (signal?.aborted) lost(undefined);
      };
      const read = async (response: Response): Promise<unknown> => {
        if (!answer || !response.ok) return (answer === "raw" ? response.clone() : response).text();
        return answer === "raw" ? response : answer === "blob" ? response.blob() : response.body;
      };
      let started: number | undefined;
      const run = async (): Promise<Sent<unknown>> => {
        const own = await valueOf(options.headers);
        const token = await harmless(() => tokens.get(area));
        const access = area === "admin" && !wire.open ? await valueOf(options.apiKey) : undefined;
        const publishable = await valueOf(options.publishableApiKey);
        const headers = mergeHeaders(call, [
          { "content-type": given?.type },
          own,
          {
            authorization: token ? `Bearer ${token}` : undefined,
            "x-medusa-access-token": access || undefined,
            "x-publishable-api-key": publishable || undefined,
            "X-XSRF-TOKEN": xsrfToken(target) || undefined,
          },
          { "idempotency-key": key },
          callOptions.headers,
        ]);
        checkTime();
        started = performance.now();
        if (hooks?.onRequest) tell("onRequest", { url, headers: masked(headers) });
        const init: RequestInit = ownOf({ method, headers, credentials: "include", redirect });
        // `fetch` requires `duplex` with a stream.
        if (given) Object.assign(init, { body: given.body, duplex: "half" });
        const response = await exchange(call, url, init, signal, callOptions.fetch, lost);
        checkTime();
        checkUnread(call, response);
        let data = await read(response).catch(lost);
        checkTime();
        if (!answer || !response.ok)
          data = decode(call, response, data as string, {
            wire,
            items: operation.items,
            custom: operation.custom,
          });
        // Inspecting a response costs time, and few answers hold a token. The next call must see the token.
        if (wire.token && answer !== "raw")
          await harmless(() => rememberToken(tokens, path, wire, response, data));
        checkTime();
        if (!response.ok) throw toApiError(call, response, data);
        tell("onResponse", response, performance.now() - started);
        return { data, response };
      };
      const sent = orAborted(signal, run, failure).catch((error: unknown) => {
        if (started !== undefined) tell("onError", error, performance.now() - started);
        throw error;
      });
      return done ? sent.finally(done) : sent;
    };

    // A stream is consumed when sent, so it can't be sent again.
    if (retries === 0 || isStream(given?.body)) return attempt();
    const mayRepeat = mode === "unsafe" || (method !== "POST" && method !== "PATCH");
    let shouldRetry = mayRepeat ? isRetryable : provablyUnprocessed;
    if (mode === "exactly-once" && wire.keyed) {
      // After the timeout, the write goes on without a key; a key that arrives late is for the next write.
      const { limit, done } = withinTime(timeout);
      const reserved = await unlessAborted(eitherSignal(outer, limit), takeKey());
      done?.();
      if (outer?.aborted) throw stopped();
      if (reserved) {
        key = reserved;
        shouldRetry = isRetryable;
      }
    }
    return retry(attempt, {
      retries,
      noResponseRetries: retries,
      jitter: 0.25,
      signal: outer,
      shouldRetry: (error) =>
        asked && (error instanceof ApiError || error instanceof ConnectionError)
          ? asked(error, shouldRetry(error), call)
          : shouldRetry(error),
      onRetry: (told) => tell("onRetry", told),
    });
  }

  const takeKey = createKeyPool(() =>
    send(RESERVATION, RESERVATION.input, { retries: 2 }).then(() => undefined, issuedKey),
  );

  return { baseUrl, tokens, id: options.id, send: send as HttpClient["send"] };
}
