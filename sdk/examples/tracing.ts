import type { Middleware } from "@countertop/sdk";

/** The part of OpenTelemetry's `Tracer` that this example uses. */
export interface Tracer {
  startActiveSpan<T>(name: string, run: (span: Span) => T): T;
}
interface Span {
  setStatus(status: { code: 0 | 1 | 2; message: string }): unknown;
  end(): void;
}

/**
 * Creates one span for each call, which contains the spans of its attempts. As the tracer, pass `trace.getTracer("shop")` from
 * `@opentelemetry/api`.
 */
export const tracing = (tracer: Tracer): Middleware => ({
  call: ({ method, path }, next) =>
    tracer.startActiveSpan(`${method} ${path}`, async (span) => {
      try {
        return await next();
      } catch (error) {
        span.setStatus({ code: 2, message: (error as Error).name });
        throw error;
      } finally {
        span.end();
      }
    }),
});
