// A span for each call and for each of its attempts, by OpenTelemetry's conventions for HTTP clients. The API is passed
// in, so the SDK doesn't install it. Addresses hold ids and tokens, so spans have the contract's path instead.
import type { FailedCall } from "./errors.ts";
import type { Middleware } from "./http/options.ts";

interface Span {
  setAttribute(name: string, value: string | number): unknown;
  setStatus(status: { code: number; message?: string }): unknown;
  end(): void;
}
interface SpanOptions {
  kind?: number;
  attributes?: Record<string, string | number>;
}

/** The used part of `@opentelemetry/api`: `import * as api from "@opentelemetry/api"`. */
export interface OpenTelemetryApi<Context = never> {
  readonly trace: {
    getTracer(name: string): {
      startSpan(name: string, options?: SpanOptions, context?: Context): Span;
    };
    setSpan(context: Context, span: never): Context;
  };
  readonly context: {
    active(): Context;
    with<T>(context: Context, run: () => T): T;
  };
  readonly propagation: { inject(context: Context, carrier: Record<string, string>): void };
}

const [INTERNAL, CLIENT, ERROR] = [0, 2, 2];

/** Traces a client: `createClient({ middleware: [tracing(api)] })`. Attempts carry `traceparent`, which links the server's spans. */
export function tracing<Context>(api: OpenTelemetryApi<Context>): Middleware {
  const tracer = api.trace.getTracer("@countertop/sdk");
  const calls = new WeakMap<FailedCall, { context: Context; attempts: number }>();

  async function spanned<T>(
    span: Span,
    context: Context,
    run: () => Promise<T>,
    done: (result: T) => void,
  ): Promise<T> {
    try {
      const result = await api.context.with(context, run);
      done(result);
      return result;
    } catch (error) {
      const name = error instanceof Error ? error.name : String(error);
      span.setAttribute("error.type", name);
      span.setStatus({ code: ERROR, message: name });
      throw error;
    } finally {
      span.end();
    }
  }
  const start = (
    name: string,
    kind: number,
    parent: Context,
    attributes: Record<string, string | number>,
  ): [Span, Context] => {
    const span = tracer.startSpan(name, { kind, attributes }, parent);
    return [span, api.trace.setSpan(parent, span as never)];
  };
  const attributesOf = ({ method, path }: FailedCall) => ({
    "http.request.method": method,
    "url.template": path,
  });

  return {
    call(call, next) {
      const name = `${call.method} ${call.path}`;
      const [span, context] = start(name, INTERNAL, api.context.active(), attributesOf(call));
      calls.set(call, { context, attempts: 0 });
      return spanned(span, context, next, ({ response }) =>
        span.setAttribute("http.response.status_code", response.status),
      );
    },
    attempt(request, next, call) {
      const state = calls.get(call) ?? { context: api.context.active(), attempts: 0 };
      const { hostname, port, protocol } = new URL(request.url);
      const again = state.attempts++;
      const [span, context] = start(call.method, CLIENT, state.context, {
        ...attributesOf(call),
        "server.address": hostname,
        "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
        ...(again > 0 && { "http.request.resend_count": again }),
      });
      const carrier: Record<string, string> = {};
      api.propagation.inject(context, carrier);
      for (const [name, value] of Object.entries(carrier)) request.headers.set(name, value);
      return spanned(
        span,
        context,
        () => next(request),
        ({ status }) => {
          span.setAttribute("http.response.status_code", status);
          if (status < 400) return;
          span.setAttribute("error.type", String(status));
          span.setStatus({ code: ERROR });
        },
      );
    },
  };
}
