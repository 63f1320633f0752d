import type { FailedCall, SdkError } from "../errors.ts";
import type { TokenStorage } from "./auth.ts";

export interface ClientOptions {
  /** Address of the server without a trailing path, default `http://localhost:9000`. `""` means the page's own origin. */
  baseUrl?: string;
  /** Sent as `x-publishable-api-key` on every request. */
  publishableApiKey?: string;
  /** A user's API token, sent as `x-medusa-access-token` on admin paths, save those that sign somebody in. */
  apiKey?: string;
  /** Keeps bearer tokens; the default keeps them in memory, for this client alone. See {@link TokenStorage}. */
  auth?: TokenStorage;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** The `fetch` to use, default the platform's. */
  fetch?: typeof globalThis.fetch;
  /** Milliseconds until an attempt is given up; none by default. */
  timeout?: number;
  /** How often a failed call is repeated, and which; default 0. See {@link Retries}. */
  retries?: Retries;
  hooks?: ClientHooks;
}

/**
 * A number: any call is repeated that often after no response, 409 or 501 to 599. With retries on, every POST carries an
 * `Idempotency-Key` that all its attempts share; but the server knows only keys that it issued, so a POST may happen twice.
 *
 * `safe`: a POST is repeated only when it is certain that the server did nothing.
 *
 * `exactly-once`: as `safe`, save for the nine calls that honour keys (line items, payment sessions, taxes and completion of
 * a cart; returns, swaps and claims): their key is reserved first, at the price of one cheap request now and then, so they
 * are repeated after any failure and happen once.
 */
export type Retries = number | { attempts: number; mode: "safe" | "exactly-once" };

/** Per-call options; they win over the client's. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds until an attempt is given up. */
  timeout?: number | undefined;
  retries?: Retries | undefined;
  headers?: Record<string, string> | undefined;
  /** Sends this call in place of the client's `fetch`, for instance with a framework's caching, or {@link withUploadProgress}. */
  fetch?: CallFetch | undefined;
}

/** As the platform's `fetch`; the third argument is the client's own, to hand the request on to. */
export type CallFetch = (
  request: Request,
  init: RequestInit | undefined,
  fetch: typeof globalThis.fetch,
) => Promise<Response>;

/** Called as things happen, for logs and traces. What they throw is not caught. */
export interface ClientHooks {
  /** `headers` have lower-case names, credentials among them: mind where you log them. */
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
