import type { CartStorage } from "./cart/cart-id.ts";

export interface CookieOptions {
  /** Number of days until the cookie of an unused cart expires. Default: 30. Browsers keep cookies for at most 400 days. */
  readonly days?: number | undefined;
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
}

/**
 * Stores the cart's id in cookies, so that a server knows the cart before it renders the page. Scripts can read the cookies, so
 * they contain only ids. Cookies don't trigger events when they change, so a copy in `localStorage` notifies the other tabs.
 */
export function cookieStorage({ days = 30, path = "/", domain }: CookieOptions = {}): CartStorage {
  const write = (name: string, value: string, seconds: number): void => {
    document.cookie = [
      `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
      `path=${path}`,
      `max-age=${seconds}`,
      "samesite=lax",
      ...(domain === undefined ? [] : [`domain=${domain}`]),
      ...(location.protocol === "https:" ? ["secure"] : []),
    ].join("; ");
  };
  return {
    getItem: (name) =>
      typeof document === "undefined" ? null : (readCookie(document.cookie, name) ?? null),
    setItem(name, value) {
      write(name, value, days * 86_400);
      attempt(() => localStorage.setItem(name, value));
    },
    removeItem(name) {
      write(name, "", 0);
      attempt(() => localStorage.removeItem(name));
    },
  };
}

export interface HttpOnlyStorageOptions {
  /** The cart's id that the server read from its cookie, such as the id of `initialState`. */
  readonly id?: string | undefined;
  /** The URL of the kit's `cartHandler`. Default: `/api/cart`. */
  readonly url?: string | undefined;
  /** The name of the cart's id. Default: `medusa-cart-id`. */
  readonly storageKey?: string | undefined;
}

/**
 * Keeps the cart's id in a cookie that scripts can't read and that the server sets, so that forms work before scripts load, and
 * Safari doesn't delete the cookie after 7 days. Scripts read a copy in `localStorage`, which also notifies the other tabs.
 */
export function httpOnlyStorage({
  id,
  url = "/api/cart",
  storageKey = "medusa-cart-id",
}: HttpOnlyStorageOptions = {}): CartStorage {
  const isBrowser = typeof document !== "undefined";
  const send = (method: "PUT" | "DELETE", body?: string): void => {
    // `keepalive` completes the request even if the visitor leaves the page.
    const init = { method, keepalive: true, headers: { "content-type": "application/json" } };
    void fetch(url, body === undefined ? init : { ...init, body }).catch(() => undefined);
  };
  const put = (value: string): void => send("PUT", JSON.stringify({ id: value }));
  if (isBrowser)
    attempt(() => {
      const known = localStorage.getItem(storageKey);
      // The server may have created or replaced the cart before this page's scripts ran.
      if (id) localStorage.setItem(storageKey, id);
      else if (known) put(known);
    });
  return {
    getItem: (name) => (isBrowser ? localStorage.getItem(name) : null),
    setItem(name, value) {
      attempt(() => localStorage.setItem(name, value));
      if (name === storageKey && value !== id) put(value);
    },
    removeItem(name) {
      attempt(() => localStorage.removeItem(name));
      if (name === storageKey) send("DELETE");
    },
  };
}

/** Ignores errors, because storage may be unavailable or full, and the cookie doesn't depend on it. */
function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // Other tabs aren't notified. With `cookieStorage`, they notice the change when they next read the cookie.
  }
}

/** Returns a cookie's value from a `Cookie` header or from `document.cookie`. Undefined if the cookie doesn't exist. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  for (const cookie of (cookies ?? "").split(";")) {
    const [key = "", ...value] = cookie.trim().split("=");
    if (decoded(key) === name) return decoded(value.join("="));
  }
  return undefined;
}

/** Decodes a cookie's name or value. Returns invalid text unchanged, because visitors may send anything. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
