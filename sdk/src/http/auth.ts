import type { Area, TokenStorage } from "./token-storage.ts";
import type { Wire } from "./wire-facts.ts";

/**
 * Keeps tokens in memory for the lifetime of the client. On a server, pass the tokens of a request to make calls as that request's
 * user.
 */
export function memoryTokens(tokens: { [A in Area]?: string | undefined } = {}): TokenStorage {
  const kept = { ...tokens };
  return { get: (area) => kept[area], set: (area, token) => void (kept[area] = token) };
}

/**
 * Keeps tokens in `localStorage` or `sessionStorage`, by default under `countertop.store-token` and `countertop.admin-token`. Any
 * script on the page can read them. If you use the session cookie instead, you don't need a storage, and scripts can't read the
 * cookie.
 */
export function webTokens(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  prefix = "countertop",
): TokenStorage {
  const key = (area: Area): string => `${prefix}.${area}-token`;
  return {
    get: (area) => storage.getItem(key(area)) ?? undefined,
    set: (area, token) =>
      token === undefined ? storage.removeItem(key(area)) : storage.setItem(key(area), token),
  };
}

export const areaOf = (path: string): Area => (/^\/(\w+)/.exec(path)?.[1] ?? "store") as Area;

/** Stores the token that a token call returns, and deletes it at sign-out, even if the server no longer accepts the token. */
export function rememberToken(
  tokens: TokenStorage,
  path: string,
  { token }: Wire,
  { ok, status }: Response,
  body: unknown,
): void | Promise<void> {
  if (token === "keep" && ok)
    return tokens.set(areaOf(path), (body as { access_token?: string } | undefined)?.access_token);
  if (token === "drop" && (ok || status === 401)) return tokens.set(areaOf(path), undefined);
}

/**
 * Returns the XSRF token in the page's cookie. Returns undefined for a call to a different origin, because the token is only for
 * the page's own origin.
 */
export function xsrfToken(target: URL | undefined): string | undefined {
  if (typeof document === "undefined") return undefined;
  if (globalThis.location && globalThis.location.origin !== target?.origin) return undefined;
  let value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  try {
    value = decodeURIComponent(value);
  } catch {} // the value has a percent sign that doesn't begin an escape sequence
  return /^[ -~]*$/.test(value) ? value : undefined;
}
