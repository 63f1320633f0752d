import type { ApiError, ConnectionError, FailedCall, SdkError } from "../errors.ts";
import type { AnyInput, AnyOperation, Input, OperationFacts, Output } from "../operation-types.ts";
import type { Area, TokenStorage } from "./token-storage.ts";
import type { Wire } from "./wire-facts.ts";

/**
 * A value, or a function that returns the value or a promise of it. The function is called before each attempt. If it throws, the
 * call fails, and the request isn't sent.
 */
export type MaybeFactory<T> = T | (() => T | undefined | Promise<T | undefined>);

export interface ClientOptions {
  /** The server's URL, without `/store` or `/admin`. Default: `http://localhost:9000`. `""` means the page's own origin. */
  baseUrl?: string;
  /**
   * Separates this store's responses from those of another store in a query cache. Most pages show one store and don't need an
   * `id`. Without one, query keys don't depend on the URL, so a browser uses the data that a server prefetched. If a page shows
   * several stores or sales channels, give each client an `id`. Use the same `id` on the server and in the browser.
   */
  id?: string;
  /** The publishable API key, sent as `x-publishable-api-key` with every request. */
  publishableApiKey?: MaybeFactory<string>;
  /**
   * A user's API token, sent as `x-medusa-access-token` with admin calls, except sign-ins, password resets, and accepted
   * invitations.
   */
  apiKey?: MaybeFactory<string>;
  /** Stores bearer tokens. The default keeps them in memory, for this client only. See {@link TokenStorage}. */
  auth?: TokenStorage;
  /** Headers that are sent with every request. */
  headers?: MaybeFactory<Record<string, string>>;
  /** The `fetch` to use. Default: the platform's. */
  fetch?: typeof globalThis.fetch;
  /**
   * Timeout of each attempt in milliseconds, including the time that functions such as `headers`, the token storage, and middleware
   * around the attempt take. Default: no timeout. 0 and `Infinity` also mean no timeout.
   */
  timeout?: number;
  /**
   * Time limit of the whole call in milliseconds, including all attempts, the waits between them, and middleware around the call.
   * Default: none.
   */
  deadline?: number;
  /**
   * Retries of failed calls: their maximum number, and the failures after which a call is repeated. Default: 0. See {@link
   * Retries}.
   */
  retries?: Retries;
  hooks?: ClientHooks;
  /** Wrappers around calls and attempts. The first one is the outermost. See {@link Middleware}. */
  middleware?: readonly Middleware[];
  /**
   * Steps of the pipeline, from `@countertop/sdk/steps`. Each step does what an option above does: `use: [timeout(5000),
   * exactlyOnce(3)]`. Custom steps run after the middleware. See {@link Step}.
   */
  use?: readonly Step[];
}

/**
 * Retries of failed calls. A call is repeated if no response arrived, or if the status is 409 or 501 to 599. With retries,
 * every POST sends an `Idempotency-Key`, which all its attempts share.
 *
 * With a number, or with `mode: "safe"`, a POST or a PATCH is repeated only if the server certainly did nothing.
 *
 * `exactly-once`: like `safe`, except for the calls that honor keys (line items, payment sessions, taxes, and completion
 * of a cart; returns, swaps, and claims). For these calls, the SDK first reserves a key, which sometimes takes one additional
 * cheap request. They are repeated after any of these failures, and take effect only once.
 *
 * `unsafe`: a POST or a PATCH is repeated after any of these failures. The server knows only keys that it issued, so the call
 * may take effect several times. Use this mode only for writes for which that is harmless.
 */
export type Retries =
  | number
  | {
      attempts: number;
      mode?: "safe" | "exactly-once" | "unsafe" | undefined;
      /**
       * Decides whether another attempt is worthwhile. `usual` is the default decision. For example, `(error, usual) => usual ||
       * error.status === 429` also retries after 429 (Too Many Requests).
       */
      shouldRetry?: (
        error: ApiError | ConnectionError,
        usual: boolean,
        call: FailedCall,
      ) => boolean;
    };

/** Options of a single call. They override the client's options. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Timeout of an attempt in milliseconds. */
  timeout?: number | undefined;
  /** Time limit of the whole call in milliseconds, including all attempts and the waits between them. */
  deadline?: number | undefined;
  retries?: Retries | undefined;
  headers?: Record<string, string> | undefined;
  /** Resolves to the `Response` as soon as its headers arrive, with the body unread. Use it for streams and files. */
  raw?: boolean | undefined;
  /**
   * True if the call is part of a token refresh. In that case, a 401 doesn't start another refresh. See {@link
   * refreshOnUnauthorized}.
   */
  isRefresh?: boolean | undefined;
  /**
   * Sends this call in place of the client's `fetch`: for example, a framework's caching `fetch`, or {@link withUploadProgress}.
   */
  fetch?: CallFetch | undefined;
}

/** A function like the platform's `fetch`. The third argument is the client's own `fetch`, which can send the request. */
export type CallFetch = (
  request: Request,
  init: RequestInit | undefined,
  fetch: typeof globalThis.fetch,
) => Promise<Response>;

/**
 * Changes requests and responses. Each middleware wraps those after it.
 *
 *     { attempt: async (request, next) => next(new Request(request, { headers: … })) }
 */
export interface Middleware {
  /** Wraps a call with all its attempts. Each attempt gets the same `call`. */
  call?(
    call: Call,
    next: () => Promise<ResponseWithData<unknown>>,
  ): Promise<ResponseWithData<unknown>>;
  /** Wraps each attempt. If it throws its own error, the call throws that error and isn't retried. */
  attempt?(
    request: Request,
    next: (request: Request) => Promise<Response>,
    call: Call,
  ): Promise<Response>;
}

/** A call in progress. */
export interface Call extends FailedCall {
  readonly isRefresh?: boolean | undefined;
  /**
   * True if the call signs a user in or out, or establishes the caller's identity in a different way. A 401 then doesn't mean
   * that a token has expired.
   */
  readonly isSignIn?: boolean | undefined;
}

/** Callbacks for logs and traces. Their errors and rejections are written to `console.error` and don't affect the call. */
export interface ClientHooks {
  /** The names in `headers` are lowercase. Values that are credentials are hidden. */
  onRequest?(
    call: FailedCall,
    request: { readonly url: string; readonly headers: Readonly<Record<string, string>> },
  ): void;
  /**
   * Called after each successful attempt. `duration` is in milliseconds, from the start of the request to the end of the body,
   * or to the headers if the body isn't read.
   */
  onResponse?(call: FailedCall, response: Response, duration: number): void;
  /**
   * Called after each failed attempt whose request was sent, with a copy of the error without credentials. `duration` is in
   * milliseconds.
   */
  onError?(call: FailedCall, error: SdkError, duration: number): void;
  /** Called before each retry. `delay` is in milliseconds. */
  onRetry?(call: FailedCall, retry: { attempt: number; delay: number; error: unknown }): void;
}

export interface ResponseWithData<T> {
  readonly data: T;
  /** The raw response. Its body has already been read, unless the call's `raw` option is set. */
  readonly response: Response;
}

/** The HTTP core. Its `send` makes every request to the server. */
export interface HttpClient {
  readonly baseUrl: string;
  readonly tokens: TokenStorage;
  /** The store's id, which is a part of every cached query's key. See {@link ClientOptions.id}. */
  readonly id: string | undefined;
  /** Calls an operation and resolves to its data and the raw response. Throws an `SdkError`. */
  send(
    operation: AnyOperation,
    input: AnyInput | undefined,
    options: CallOptions & { raw: true },
  ): Promise<ResponseWithData<Response>>;
  send<O>(
    operation: OperationFacts<O>,
    input?: Input<O>,
    options?: CallOptions,
  ): Promise<ResponseWithData<Output<O>>>;
  send(
    operation: AnyOperation,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<ResponseWithData<unknown>>;
}

/** A call that passes through a client's steps. All its attempts share this object. */
export interface CallContext {
  /** The part of the call that middleware and log hooks see, without the input and without credentials. */
  readonly call: Call;
  readonly client: HttpClient;
  /** The server's absolute URL. Undefined if the client's `baseUrl` isn't valid. */
  readonly target: URL | undefined;
  readonly operation: AnyOperation;
  readonly input: AnyInput;
  /** The call's own options. They override the options of the client's steps. */
  readonly options: CallOptions;
  readonly area: Area;
  readonly wire: Wire;
  /** Aborts when the call ends early. */
  signal: AbortSignal | undefined;
  /** Time limit of the whole call in milliseconds. 0 means none. */
  deadline: number;
  /** Timeout of each attempt in milliseconds. 0 means none. */
  timeout: number;
  /** The idempotency key, sent as `Idempotency-Key` with each attempt. */
  key: string | undefined;
}

/** Headers by name. A header without a value isn't sent. */
export type HeaderValues = Readonly<Record<string, string | undefined>>;
/** A value or a promise. Await it only if it's a promise, because each `await` takes time. */
export type Maybe<T> = T | undefined | Promise<T | undefined>;

/** A retry that is about to happen. `delay` is in milliseconds. */
export type RetryEvent = Parameters<NonNullable<ClientHooks["onRetry"]>>[1];

/**
 * One part of a client's pipeline, such as a credential, a time limit, or retries. A call passes through four phases. A step takes
 * part in each phase for which it has a member. If several steps of a client wrap the same phase, the first is the outermost.
 *
 * 1. `call`: wraps the whole call.
 * 2. `repeat`: decides how often the call is attempted.
 * 3. `send`: wraps an attempt, from its headers to the decoded response. The timeout covers this phase and the next one.
 * 4. `attempt`: wraps the request and its raw response.
 */
export interface Step extends Middleware {
  /**
   * Headers of each attempt. Later steps override earlier ones. A fixed value is checked once, and a function is called before each
   * attempt.
   */
  readonly headers?: HeaderValues | ((context: CallContext) => Maybe<HeaderValues>) | undefined;
  /**
   * Returns true if the headers apply to a call. `isOpen` is true for calls that sign a user in, accept an invitation, or reset
   * a password.
   */
  readonly appliesTo?: (area: Area, isOpen: boolean) => boolean;
  /** Storage of the client's tokens. */
  readonly tokens?: TokenStorage;
  /** Callbacks for logs and traces. */
  readonly hooks?: ClientHooks | undefined;
  /**
   * Timeout of each attempt in milliseconds. If several steps have a timeout, the last one applies. The same is true for `deadline`
   * and `repeat`.
   */
  readonly timeout?: number | undefined;
  /** Time limit of the whole call in milliseconds. */
  readonly deadline?: number | undefined;
  /** Calls `attempt` once or several times, and `onRetry` before each repetition. */
  repeat?(
    context: CallContext,
    attempt: () => Promise<ResponseWithData<unknown>>,
    onRetry: (retry: RetryEvent) => void,
  ): Promise<ResponseWithData<unknown>>;
  send?(
    context: CallContext,
    next: () => Promise<ResponseWithData<unknown>>,
  ): Promise<ResponseWithData<unknown>>;
}
