import { InvalidInputError, type FailedCall } from "../errors.ts";
import type { Headers } from "./headers.ts";
import type { CallContext, CallFetch, ClientOptions, Step } from "./options.ts";
import { ownOf } from "./own.ts";
import { followOnce } from "./redirect.ts";
import type { Prepared } from "./prepare.ts";

/** A request that is being sent. */
export interface Exchange extends Prepared {
  readonly context: CallContext;
  readonly headers: Headers;
  /** Aborts when the attempt ends early. */
  readonly signal: AbortSignal | undefined;
  /** Throws the error of a network failure. */
  readonly lost: (reason: unknown) => never;
}

/** Returns a function that sends a request over the network, through the middleware. */
export function createTransport(
  ownFetch: ClientOptions["fetch"],
  middleware: readonly Step[],
): (exchange: Exchange) => Promise<Response> {
  // A redirect could send credentials and the body to any origin, so only redirects that `followOnce` allows are followed. In a
  // page, every redirect is a failure, because `manual` would hide its URL.
  const redirect = globalThis.location ? "error" : "manual";
  // The platform's `fetch` is read at each call, because a mock may replace it after the client is created.
  const fetchNow = (): typeof globalThis.fetch => ownFetch ?? globalThis.fetch;

  type Send = (request: Request, exchange: Exchange) => Promise<Response>;
  const last: Send = (request, { context, signal, lost }) => {
    const send = context.options.fetch ?? (fetchNow() as CallFetch);
    return followOnce(request.method, request.url, async (to) => {
      // Only errors of this request count as network failures. Errors that middleware throws pass through unchanged.
      try {
        const sent = to === request.url ? request : new Request(to, request);
        return await send(sent, signal && { signal }, fetchNow());
      } catch (reason) {
        return lost(reason);
      }
    });
  };
  const through = middleware.reduceRight<Send>(
    (next, step) => (request, exchange) =>
      step.attempt?.(request, (changed) => next(changed, exchange), exchange.context.call) ??
      next(request, exchange),
    last,
  );

  return (exchange) => {
    const { context, url, body, headers, signal, lost } = exchange;
    const init: RequestInit = ownOf({ method: context.call.method, headers, redirect });
    init.credentials = "include";
    // `fetch` requires `duplex` with a stream.
    if (body) Object.assign(init, { body: body.body, duplex: "half" });
    if (context.options.fetch || ownFetch || middleware.length > 0)
      return through(new Request(url, init), exchange);
    // Doesn't create a `Request`. The platform creates one anyway, and creating a second one would take a large part of a call's
    // time.
    if (signal) init.signal = signal;
    const send = fetchNow();
    return followOnce(context.call.method, url, (to) => send(to, init).catch(lost));
  };
}

/** Reports mistakes in a custom `fetch` or in middleware. If they looked like network failures, they would be retried. */
export function checkUnread(call: FailedCall, response: Response | undefined): void {
  if (typeof response?.text !== "function")
    throw new InvalidInputError(call, "fetch or a middleware returned no Response");
  if (response.bodyUsed)
    throw new InvalidInputError(call, "a middleware read the response: read response.clone()");
}
