import type { Middleware } from "@countertop/sdk";

/** The used part of OpenTelemetry's `Tracer`. */
export interface Tracer {
  startActiveSpan<T>(name: string, run: (span: Span) => T): T;
}
interface Span {
  setStatus(status: { code: 0 | 1 | 2; message: string }): unknown;
  end(): void;
}

/** One span for each call, around those of its attempts. @param tracer `trace.getTracer("shop")` of `@opentelemetry/api` */
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
