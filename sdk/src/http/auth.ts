/** The two audiences of the API, each with credentials of its own. */
export type Area = "store" | "admin";

/**
 * Where bearer tokens live: one for each area, kept when a token call (`POST /{area}/auth/token`) answers, read before each
 * request, dropped at sign-out. {@link memoryTokens} is the default, {@link webTokens} keeps them in the browser; one of your
 * own may keep them anywhere that answers at once.
 */
export interface TokenStorage {
  get(area: Area): string | undefined;
  set(area: Area, token: string | undefined): void;
}

/** Forgets with the client. Give it the tokens that a request came with where a server calls in somebody's name. */
export function memoryTokens(tokens: { [A in Area]?: string | undefined } = {}): TokenStorage {
  const kept = { ...tokens };
  return { get: (area) => kept[area], set: (area, token) => void (kept[area] = token) };
}

/**
 * Keeps tokens in `localStorage` or `sessionStorage`, under `countertop.store-token` and `countertop.admin-token`. Any script
 * of the page can read them there; the session cookie, which none can read, needs no storage at all.
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

export interface Credentials {
  readonly tokens: TokenStorage;
  readonly apiKey: string | undefined;
  readonly publishableApiKey: string | undefined;
}

// These calls establish who the caller is: an API key on them would answer for somebody else.
const WITHOUT_API_KEY = new Set([
  "/admin/auth",
  "/admin/users/password-token",
  "/admin/users/reset-password",
  "/admin/invites/accept",
]);

export const areaOf = (path: string): Area => (/^\/admin(\/|$)/.test(path) ? "admin" : "store");

/** The headers that say who is calling. */
export function authHeaders(
  credentials: Credentials,
  method: string,
  path: string,
): Record<string, string> {
  const area = areaOf(path);
  const headers: Record<string, string> = {};
  const token = credentials.tokens.get(area);
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (credentials.apiKey && area === "admin" && !(method === "POST" && WITHOUT_API_KEY.has(path)))
    headers["x-medusa-access-token"] = credentials.apiKey;
  if (credentials.publishableApiKey)
    headers["x-publishable-api-key"] = credentials.publishableApiKey;
  const forgery = xsrfToken();
  if (forgery) headers["X-XSRF-TOKEN"] = forgery;
  return headers;
}

/** Keeps the token that a token call answers with, and drops it at sign-out, also when the server no longer knows it. */
export function rememberToken(
  tokens: TokenStorage,
  method: string,
  path: string,
  { ok, status }: Response,
  body: unknown,
): void {
  if (method === "POST" && ok && path.endsWith("/auth/token")) {
    tokens.set(areaOf(path), (body as { access_token?: string }).access_token);
  } else if (method === "DELETE" && (ok || status === 401) && path.endsWith("/auth")) {
    tokens.set(areaOf(path), undefined);
  }
}

function xsrfToken(): string | undefined {
  if (typeof document === "undefined") return undefined;
  const value = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return value && decodeURIComponent(value);
}
