import { createClient, memoryTokens, refreshOnUnauthorized } from "@countertop/sdk";

export function renewing(newToken: () => Promise<string | undefined>) {
  const auth = memoryTokens();
  // After a 401, gets one new token for all waiting calls, and sends each call once more.
  const middleware = [refreshOnUnauthorized(auth, newToken)];
  return createClient({ baseUrl: "http://localhost:9000", auth, middleware });
}
