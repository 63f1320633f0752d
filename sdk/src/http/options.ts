import type { ApiError, ConnectionError, FailedCall, SdkError } from "../errors.ts";
import type { TokenStorage } from "./token-storage.ts";

/** A value, or what gives it: asked for before each attempt, also asynchronously. Where it throws, so does the call, and nothing is sent. */
export type Given<T> = T | (() => T | undefined | Promise<T | undefined>);

export interface ClientOptions {
  /** Address of the server without a trailing path, default `http://localhost:9000`. `""` means the page's own origin. */
  baseUrl?: string;
  /**
   * Keeps this store's answers in a query cache apart from another store's. Most pages show one store and need none: without an
   * `id`, query keys don't depend on the address, so a browser uses what a server prefetched. Give each client one where a
   * page shows several stores or sales channels, and the server's client the same one as the browser's.
   */
  id?: string;
  /** Sent as `x-publishable-api-key` on every request. */
  publishableApiKey?: Given<string>;
  /** A user's API token, sent as `x-medusa-access-token` on admin paths, save those that sign somebody in. */
  apiKey?: Given<string>;
  /** Keeps bearer tokens; the default keeps them in memory, for this client alone. See {@link TokenStorage}. */
  auth?: TokenStorage;
  /** Sent with every request. */
  headers?: Given<Record<string, string>>;
  /** The `fetch` to use, default the platform's. */
  fetch?: typeof globalThis.fetch;
  /**
   * Milliseconds until an attempt is given up; none by default, nor with 0 or `Infinity`. They include functions such as `headers`,
   * the token storage, and middleware.
   */
  timeout?: number;
  /** Milliseconds until the whole call is given up: all attempts, and the waits between them. None by default. */
  deadline?: number;
  /** How often a failed call is repeated, and which; default 0. See {@link Retries}. */
  retries?: Retries;
  hooks?: ClientHooks;
  /** The first is the outermost. See {@link Middleware}. */
  middleware?: readonly Middleware[];
}

/**
 * How often a call is repeated after no response, 409, or 501 to 599. With retries on, every POST carries an `Idempotency-Key`
 * that all its attempts share.
 *
 * A number, or `mode: "safe"`: a POST is repeated only when it is certain that the server did nothing.
 *
 * `exactly-once`: as `safe`, except for the nine calls that honor keys (line items, payment sessions, taxes, and completion of
 * a cart; returns, swaps, and claims). Their key is reserved first, at the price of one cheap request now and then, so they
 * are repeated after any failure and happen once.
 *
 * `unsafe`: a POST is repeated after any of these failures. The server knows only keys that it issued, so the POST may happen
 * several times: use it only for writes that may.
 */
export type Retries =
  | number
  | {
      attempts: number;
      mode?: "safe" | "exactly-once" | "unsafe" | undefined;
      /**
       * Whether a failure is worth another attempt, in place of the rule; `usual` is what the rule says. With
       * `(error, usual) => usual || error.status === 429` a server that asks for patience is obeyed, too.
       */
      shouldRetry?: (
        error: ApiError | ConnectionError,
        usual: boolean,
        call: FailedCall,
      ) => boolean;
    };

/** Per-call options; they win over the client's. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds until an attempt is given up. */
  timeout?: number | undefined;
  /** Milliseconds until the whole call is given up: all attempts, and the waits between them. */
  deadline?: number | undefined;
  retries?: Retries | undefined;
  headers?: Record<string, string> | undefined;
  /** Resolves to the `Response` itself as soon as it begins, its body unread: for streams and files. */
  raw?: boolean | undefined;
  /** The call is part of a refresh of tokens: its 401 stands. See {@link refreshOnUnauthorized}. */
  isRefresh?: boolean | undefined;
  /** Sends this call in place of the client's `fetch`, for instance with a framework's caching, or {@link withUploadProgress}. */
  fetch?: CallFetch | undefined;
}

/** As the platform's `fetch`; the third argument is the client's own, to hand the request on to. */
export type CallFetch = (
  request: Request,
  init: RequestInit | undefined,
  fetch: typeof globalThis.fetch,
) => Promise<Response>;

/**
 * Changes requests and answers on their way: each stands around those after it.
 *
 *     { attempt: async (request, next) => next(new Request(request, { headers: … })) }
 */
export interface Middleware {
  /** Around a call and all its attempts, to each of which the same `call` is given. */
  call?(call: Call, next: () => Promise<Sent<unknown>>): Promise<Sent<unknown>>;
  /** Around each attempt. What it throws itself, the call throws, and it is not tried again. */
  attempt?(
    request: Request,
    next: (request: Request) => Promise<Response>,
    call: Call,
  ): Promise<Response>;
}

/** A call on its way. */
export interface Call extends FailedCall {
  readonly isRefresh?: boolean | undefined;
}

/** Called as things happen, for logs and traces. What they throw, or reject with, goes to `console.error` and changes nothing. */
export interface ClientHooks {
  /** `headers` have lower-case names; the values of those that hold credentials are hidden. */
  onRequest?(
    call: FailedCall,
    request: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  ): void;
  /** `duration` is in milliseconds, from sending to the whole body. */
  onResponse?(call: FailedCall, response: Response, duration: number): void;
  onError?(call: FailedCall, error: SdkError, duration: number): void;
  /** Before a further attempt; `delay` is in milliseconds. */
  onRetry?(call: FailedCall, retry: { attempt: number; delay: number; error: unknown }): void;
}

export interface Sent<T> {
  readonly data: T;
  /** The raw response; its body has been read. */
  readonly response: Response;
}
