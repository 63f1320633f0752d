import { areaOf } from "./auth.ts";
import { harmless } from "./notify.ts";
import type { Area, TokenStorage } from "./token-storage.ts";
import type { Middleware } from "./options.ts";
import { wireOf } from "./wire.ts";

/**
 * After a 401, gets a new token and sends the request once more. All calls that wait share one `refresh`; where it gives no
 * token, or fails, the 401 stands. Sign-ins are left alone, and a call that began during
 * a refresh does not wait for it, so `refresh` may use the same client.
 * @param tokens the client's `auth`: `createClient({ auth, middleware: [refreshOnUnauthorized(auth, refresh)] })`
 */
export function refreshOnUnauthorized(
  tokens: TokenStorage,
  refresh: (area: Area) => Promise<string | undefined>,
): Middleware {
  const running: { [A in Area]?: Promise<string | undefined> } = {};
  const refreshed = async (area: Area): Promise<string | undefined> => {
    const token = await refresh(area).catch(() => undefined);
    if (token) await harmless(() => tokens.set(area, token));
    return token;
  };
  return {
    async attempt(request, next, call) {
      const again = request.clone(); // its body is read once
      const area = areaOf(call.path);
      // A refresh may use the same client, and cannot wait for itself.
      const duringRefresh = running[area] !== undefined;
      const response = await next(request);
      const { token: isSignIn, open } = wireOf(call);
      if (response.status !== 401 || isSignIn || open) return response;
      const sent = request.headers.get("authorization");
      const kept = await harmless(() => tokens.get(area));
      // Somebody else got a new one while this answer was on its way.
      const isNew = kept && sent !== `Bearer ${kept}`;
      if (!isNew && duringRefresh) return response;
      const token = isNew
        ? kept
        : await (running[area] ??= refreshed(area).finally(() => delete running[area]));
      if (!token) return response;
      again.headers.set("authorization", `Bearer ${token}`);
      return next(again);
    },
  };
}
