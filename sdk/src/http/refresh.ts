import { areaOf } from "./auth.ts";
import type { Area, TokenStorage } from "./token-storage.ts";
import type { Middleware } from "./options.ts";
import { wireOf } from "./wire.ts";

/**
 * After a 401, gets a new token and sends the request once more. All calls that wait share one `refresh`; where it gives no
 * token, or fails, the 401 stands. Sign-ins are left alone, so `refresh` may use the same client.
 * @param tokens the client's `auth`: `createClient({ auth, middleware: [refreshOnUnauthorized(auth, refresh)] })`
 */
export function refreshOnUnauthorized(
  tokens: TokenStorage,
  refresh: (area: Area) => Promise<string | undefined>,
): Middleware {
  const running: { [A in Area]?: Promise<string | undefined> } = {};
  const refreshed = async (area: Area): Promise<string | undefined> => {
    const token = await refresh(area).catch(() => undefined);
    if (token) await (tokens.set(area, token) as unknown);
    return token;
  };
  return {
    async attempt(request, next, call) {
      const again = request.clone(); // its body is read once
      const response = await next(request);
      const { token: isSignIn, open } = wireOf(call);
      if (response.status !== 401 || isSignIn || open) return response;
      const area = areaOf(call.path);
      const sent = request.headers.get("authorization");
      const kept = await tokens.get(area);
      // Somebody else got a new one while this answer was on its way.
      const token =
        kept && sent !== `Bearer ${kept}`
          ? kept
          : await (running[area] ??= refreshed(area).finally(() => delete running[area]));
      if (!token) return response;
      again.headers.set("authorization", `Bearer ${token}`);
      return next(again);
    },
  };
}
