import {
  AbortedError,
  NetworkError,
  SdkError,
  TimeoutError,
  toApiError,
  type FailedCall,
} from "../errors.ts";
import type { AnyInput, AnyOperation, Input, OperationFacts, Output } from "../operation-types.ts";
import {
  authHeaders,
  memoryTokens,
  rememberToken,
  type Credentials,
  type TokenStorage,
} from "./auth.ts";
import type { CallFetch, CallOptions, ClientOptions, Sent } from "./options.ts";
import type { QueryObject } from "./query-string.ts";
import {
  createKeyPool,
  honoursKeys,
  issuedKey,
  provablyUnprocessed,
  RESERVATION,
} from "./idempotency.ts";
import { isRetryable, retry } from "./retry.ts";
import { eitherSignal, withinTime } from "./signals.ts";
import { parse, toInit, toUrl, type TransportInit } from "./transport.ts";

/** The HTTP core: everything that reaches the server goes through `send`. */
export interface HttpClient {
  readonly baseUrl: string;
  readonly tokens: TokenStorage;
  /** Calls an operation and resolves to its data and the raw response. Throws an `SdkError`. */
  send<O>(
    operation: OperationFacts<O>,
    input?: Input<O>,
    options?: CallOptions,
  ): Promise<Sent<Output<O>>>;
  send(operation: AnyOperation, input?: AnyInput, options?: CallOptions): Promise<Sent<unknown>>;
}

/** A client without the tree of operations: with stand-alone operations or hooks it makes the smallest bundle. */
export function createHttpClient(options: ClientOptions = {}): HttpClient {
  const baseUrl = (options.baseUrl ?? "http://localhost:9000").replace(/\/+$/, "");
  const credentials: Credentials = {
    tokens: options.auth ?? memoryTokens(),
    apiKey: options.apiKey,
    publishableApiKey: options.publishableApiKey,
  };
  const platformFetch =
    options.fetch ?? ((request: Request, init?: RequestInit) => globalThis.fetch(request, init));
  const { hooks } = options;

  function fetched(
    url: string,
    init: TransportInit,
    signal: AbortSignal | undefined,
    callFetch: CallFetch | undefined,
  ): Promise<Response> {
    if (!callFetch && !options.fetch) {
      // No `Request` of our own: the platform makes one in any case, and that is a good part of what a call costs.
      if (signal) init.signal = signal;
      return globalThis.fetch(url, init);
    }
    const request = new Request(url, init);
    const abort = signal && { signal };
    return callFetch
      ? callFetch(request, abort, platformFetch as typeof fetch)
      : platformFetch(request, abort);
  }

  function send(
    operation: AnyOperation,
    input: AnyInput = {},
    callOptions: CallOptions = {},
  ): Promise<Sent<unknown>> {
    const { method, path } = operation;
    const call: FailedCall = { method, path };
    const missing = pathNames(path).find((name) => NO_VALUES.has(input[name]));
    if (missing)
      return Promise.reject(new TypeError(`${method} ${path}: give a value for "${missing}"`));

    const timeout = callOptions.timeout ?? options.timeout;
    const given = callOptions.retries ?? options.retries ?? 0;
    const { attempts: retries, mode } =
      typeof given === "number" ? { attempts: given, mode: "any" } : given;
    let key = retries > 0 && method === "POST" ? (crypto.randomUUID() as string) : undefined;

    const attempt = async (): Promise<Sent<unknown>> => {
      const { limit, done } = withinTime(timeout);
      const signal = eitherSignal(callOptions.signal, limit);
      const started = hooks && performance.now();
      try {
        const url = toUrl(baseUrl, path, input, input.query as QueryObject | undefined);
        const init = toInit(method, isUpload(call) ? toFormData(input.body) : input.body, [
          options.headers,
          authHeaders(credentials, method, path),
          key ? { "Idempotency-Key": key } : undefined,
          callOptions.headers,
        ]);
        hooks?.onRequest?.(call, { url, headers: init.headers });
        const response = await fetched(url, init, signal, callOptions.fetch);
        const data = parse(await response.text(), response);
        rememberToken(credentials.tokens, method, path, response, data);
        if (!response.ok) throw toApiError(call, response, data);
        hooks?.onResponse?.(call, response, performance.now() - (started as number));
        return { data, response };
      } catch (reason) {
        const error = asSdkError(call, reason, callOptions.signal, limit, timeout);
        hooks?.onError?.(call, error, performance.now() - (started as number));
        throw error;
      } finally {
        done?.();
      }
    };

    if (retries === 0) return attempt();
    let shouldRetry = mode !== "any" && method === "POST" ? provablyUnprocessed : isRetryable;
    const repeat = () =>
      retry(attempt, {
        retries,
        noResponseRetries: retries,
        signal: callOptions.signal,
        shouldRetry,
        onRetry: (told) => hooks?.onRetry?.(call, told),
      });
    if (mode !== "exactly-once" || !honoursKeys(call)) return repeat();
    const patience = timeout ? AbortSignal.timeout(timeout) : undefined;
    return unlessAborted(call, callOptions.signal, patience, takeKey()).then((reserved) => {
      if (reserved) {
        key = reserved;
        shouldRetry = isRetryable;
      }
      return repeat();
    });
  }

  const takeKey = createKeyPool(() =>
    send(RESERVATION, RESERVATION.input, { retries: 2 }).then(() => undefined, issuedKey),
  );

  return {
    baseUrl,
    tokens: credentials.tokens,
    send: send as HttpClient["send"],
  };
}

/**
 * Rejects as soon as the caller aborts, and goes on without when patience ends; what was asked for still comes, for the next
 * write.
 */
function unlessAborted<T>(
  call: FailedCall,
  signal: AbortSignal | undefined,
  patience: AbortSignal | undefined,
  promise: Promise<T>,
): Promise<T | undefined> {
  return new Promise<T | undefined>((resolve, reject) => {
    const stop = (): void => reject(new AbortedError(call, signal?.reason));
    if (signal?.aborted) return stop();
    signal?.addEventListener("abort", stop);
    patience?.addEventListener("abort", () => resolve(undefined));
    void promise.then(resolve, reject).finally(() => signal?.removeEventListener("abort", stop));
  });
}

function asSdkError(
  call: FailedCall,
  reason: unknown,
  caller: AbortSignal | undefined,
  limit: AbortSignal | undefined,
  timeout: number | undefined,
): SdkError {
  if (reason instanceof SdkError) return reason;
  if (caller?.aborted) return new AbortedError(call, reason);
  if (limit?.aborted) return new TimeoutError(call, timeout as number);
  return new NetworkError(call, reason);
}

/** Uploads are the only multipart calls; their files go under the field `files`. */
const isUpload = ({ method, path }: FailedCall): boolean =>
  method === "POST" && (path === "/admin/uploads" || path === "/admin/uploads/protected");

function toFormData(body: unknown): FormData {
  if (body instanceof FormData) return body;
  const form = new FormData();
  for (const file of (body as { files: readonly Blob[] }).files) form.append("files", file);
  return form;
}

// A dot or two would be taken for a folder, also when encoded: `/admin/products/..` is `/admin`.
const NO_VALUES = new Set<unknown>([undefined, null, "", ".", ".."]);

const pathNames = (path: string): string[] =>
  path.includes("{") ? Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] as string) : [];
