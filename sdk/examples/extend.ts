import { createClient, memoryTokens, refreshOnUnauthorized } from "@countertop/sdk";
import { tracing, type OpenTelemetryApi } from "@countertop/sdk/opentelemetry";

/** @param api `import * as api from "@opentelemetry/api"` */
export function traced(api: OpenTelemetryApi, newToken: () => Promise<string | undefined>) {
  const auth = memoryTokens();
  // After a 401 one new token for all calls that wait; each is sent once more.
  const middleware = [tracing(api), refreshOnUnauthorized(auth, newToken)];
  return createClient({ baseUrl: "http://localhost:9000", auth, middleware });
}
