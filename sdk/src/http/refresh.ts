import { areaOf } from "./auth.ts";
import { safely } from "./notify.ts";
import type { CallOptions, Middleware } from "./options.ts";
import { unlessAborted } from "./signals.ts";
import type { Area, TokenStorage } from "./token-storage.ts";

/** Maximum time in milliseconds that a call waits for a refresh of which the call itself may be a part. */
const PATIENCE = 10_000;

/**
 * After a 401, gets a new token and repeats the request. All calls of an area share one `refresh`, including calls that begin
 * while it runs. If `refresh` returns no token, or fails, the result is the 401. Doesn't affect sign-ins.
 * @param tokens the client's `auth`: `createClient({ auth, middleware: [refreshOnUnauthorized(auth, refresh)] })`
 * @param refresh gets a token. If it uses the same client, pass `own` as the options of its calls, so that a 401 makes these
 * calls fail immediately. Otherwise, such a call waits 10 seconds for the refresh, which itself waits for the call.
 */
export function refreshOnUnauthorized(
  tokens: TokenStorage,
  refresh: (area: Area, own: CallOptions) => Promise<string | undefined>,
): Middleware {
  const running: { [A in Area]?: Promise<string | undefined> } = {};
  const refreshed = async (area: Area): Promise<string | undefined> => {
    const token = await refresh(area, { isRefresh: true }).catch(() => undefined);
    if (token) await safely(() => tokens.set(area, token));
    return token;
  };
  return {
    async attempt(request, next, call) {
      const again = request.clone(); // a request's body can be read only once
      const area = areaOf(call.path);
      const began = running[area];
      const response = await next(request);
      if (response.status !== 401 || call.isSignIn || call.isRefresh) return response;
      const sent = request.headers.get("authorization");
      const kept = await safely(() => tokens.get(area));
      // Another call got a new token before this response arrived.
      const isNew = kept && sent !== `Bearer ${kept}`;
      const token = isNew
        ? kept
        : await (began ? unlessAborted(undefined, PATIENCE, began) : shared(area));
      if (!token) return response;
      again.headers.set("authorization", `Bearer ${token}`);
      return next(again);
    },
  };

  function shared(area: Area): Promise<string | undefined> {
    return (running[area] ??= refreshed(area).finally(() => delete running[area]));
  }
}
